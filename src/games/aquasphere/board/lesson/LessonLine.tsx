import { useLit } from '@/ui/lesson/light';
import { Spotlight } from '@/ui/lesson/Spotlight';
import { fingerFor, type Control } from '../pointing/finger';
import { useScreen } from '../pointing/useScreen';
import { type LessonState, useLessonState } from './LessonContext';
import { LessonBubble } from './LessonBubble';
import { sayNow } from './sayNow';
import { ownActs } from './script';

/** The light of the lesson over the hand, and what Okta says. */
export function LessonLine() {
  const lesson = useLessonState();
  return lesson && <Lesson lesson={lesson} />;
}

type Props = { readonly lesson: LessonState };

function Lesson({ lesson }: Props) {
  const { step, light, isTheirs } = lesson;
  const spots = useSpots(lesson);
  useLit(light, spots, step.do === 'act');
  return (
    <Spotlight light={light} dims={!isTheirs}>
      <LessonBubble lesson={lesson} sentence={sayNow(step, spots)} />
    </Spotlight>
  );
}

function useSpots({ step, left, isTheirs }: LessonState): readonly Control[] {
  const screen = useScreen();
  if (isTheirs) return [];
  switch (step.do) {
    case 'act':
      return fingerFor(ownActs(step, left), screen);
    case 'read':
      return step.look ?? [];
    case 'line':
      return ['line-block'];
    case 'play':
    case 'end':
      return [];
  }
}
