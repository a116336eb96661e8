import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { LessonProps } from '@/games/board';
import { LightProvider, LitSpot, useLight } from '@/ui/lesson/light';
import { LessonSlots } from '@/ui/lesson/slots';
import { PLAY, stepAt } from '@/ui/lesson/steps';
import { useMark } from '@/ui/lesson/useMark';
import { useTaughtSeat } from '@/ui/lesson/useTaughtSeat';
import type { Action } from '../../rules/actions';
import type { GameEvent } from '../../rules/events';
import type { View } from '../../rules/state';
import { Hand } from '../Hand';
import type { Course } from './course';
import { courseCalled } from './courses';
import { LessonProvider, type LessonState } from './LessonContext';
import { LessonLine } from './LessonLine';
import { isAllowed, stepFrom } from './script';

type Props = LessonProps<View, Action, GameEvent>;

/** The tutorial mission with a teacher: what is taught can be done, and looking round always can. */
export function LessonHand({ lesson, ...props }: Props) {
  const course = courseCalled(lesson);
  return course ? <Held course={course} {...props} /> : <Hand {...seatOnly(props)} />;
}

const seatOnly = ({ store, settings, menu, news, undo, shelf }: Omit<Props, 'lesson'>) => ({
  store,
  settings,
  menu,
  news,
  undo,
  shelf,
});

type HeldProps = Omit<Props, 'lesson'> & { readonly course: Course };

function Held({ course, step: saved, reach, finish, leave, ...rest }: HeldProps) {
  const { store } = rest;
  const { view } = useStore(store);
  const { step, at } = placeIn(course, saved, view);
  const { mark, isAstray } = useMark(step?.id);
  const light = useLight();
  useReached({ course, at, step: saved, reach, finish });
  const taught = useTaughtSeat(store, action => {
    const now = store.getState().view;
    const here = placeIn(course, saved, now);
    const isGood = !here.step || isAllowed(here.step, now, action);
    if (here.step) mark(here.step.id, isGood ? null : 'astray');
    if (isGood) store.act(action);
  });
  const goOn = () => reach(course.steps[at + 1]?.id ?? PLAY);
  const state: LessonState | null = step
    ? { course, step, at, isAstray, light, goOn, leave }
    : null;
  return (
    <LessonProvider value={state}>
      <LightProvider value={light}>
        <LessonSlots value={state && PARTS}>
          <Hand {...seatOnly({ ...rest, reach, finish, leave, step: saved })} store={taught} />
        </LessonSlots>
      </LightProvider>
    </LessonProvider>
  );
}

function placeIn(course: Course, saved: string, view: View) {
  const at = stepFrom(course, stepAt(course.steps, saved), view) ?? course.steps.length;
  return { at, step: course.steps[at] };
}

const PARTS = { Line: LessonLine, Pointer: LitSpot };

type ReachProps = Pick<HeldProps, 'course' | 'reach' | 'finish' | 'step'> & { readonly at: number };

/** Remembers the step; at the last one the lesson is learnt. */
function useReached({ course, at, step: saved, ...props }: ReachProps): void {
  const ways = useRef(props);
  useEffect(() => {
    ways.current = props;
  });
  const { steps } = course;
  const id = steps[at]?.id;
  useEffect(() => {
    if (id !== undefined && id !== saved) ways.current.reach(id);
    if (at === steps.length - 1) ways.current.finish();
  }, [steps, at, id, saved]);
}
