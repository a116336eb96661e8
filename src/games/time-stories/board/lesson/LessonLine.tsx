import { useLit } from '@/ui/lesson/light';
import { Spotlight } from '@/ui/lesson/Spotlight';
import { GoOn, TeacherBubble } from '@/ui/lesson/TeacherBubble';
import { useHand, useSeat, useShown } from '../hand/HandContext';
import { fingerFor } from './finger';
import { type LessonState, useLessonState } from './LessonContext';
import { Tick } from './Tick';
import { lessonTitles, lessonWords } from './words';

/** The light of the lesson over the hand, and what Tick says. */
export function LessonLine() {
  const lesson = useLessonState();
  return lesson && <Lesson lesson={lesson} />;
}

function Lesson({
  lesson: { course, step, at, isAstray, light, goOn },
}: {
  readonly lesson: LessonState;
}) {
  const say = lessonWords.useSay();
  const title = lessonTitles.useSay()(`lessons.${course.id}.title`);
  const { view } = useSeat('view');
  const hand = useHand('aims', 'reading', 'story', 'typed');
  const { spots, says, leads, isBright } = fingerFor(step, { ...hand, view, shown: useShown() });
  useLit(light, spots, leads);
  const all = course.steps.length;
  return (
    <Spotlight light={light} dims={!isBright}>
      <TeacherBubble
        name={say('name', { lesson: title, at: at + 1, all })}
        words={say(isAstray ? 'astray' : `step.${says}`)}
        teacher={{ name: say('teacher'), picture: <Tick size={52} /> }}
        cheersAt={step.cheers ? step.id : null}
        share={(at + 1) / all}
      >
        {!leads && <GoOn step={step.id} title={say('next')} onPress={goOn} />}
      </TeacherBubble>
    </Spotlight>
  );
}
