import { useEffect, useMemo, useRef } from 'react';
import { View } from 'react-native';
import { useStore } from 'zustand';
import type { LessonProps } from '@/games/board';
import { LightProvider, LitSpot, useLight } from '@/ui/lesson/light';
import { LessonSlots } from '@/ui/lesson/slots';
import { stepAt } from '@/ui/lesson/steps';
import { useMark } from '@/ui/lesson/useMark';
import { useTaughtSeat } from '@/ui/lesson/useTaughtSeat';
import { Spinner } from '@/ui/Spinner';
import type { Action } from '../../rules/actions';
import type { GameEvent } from '../../rules/events';
import type { Seen } from '../../rules/state';
import { Hand } from '../Hand';
import type { Course } from './course';
import { courseCalled } from './courses';
import { LessonProvider, type LessonState } from './LessonContext';
import { LessonLine } from './LessonLine';
import { doneBy, isAllowed, isLaid, nextAct, type Script, scriptOf, stepReached } from './script';
import { useOthers } from './useOthers';

type Props = LessonProps<Seen, Action, GameEvent>;

/** Round one with a teacher: what is taught can be done, and the other seat follows the script. */
export function LessonHand({ lesson, ...props }: Props) {
  const course = courseCalled(lesson);
  const { store, settings, menu, news, undo } = props;
  return course ? (
    <Held course={course} {...props} />
  ) : (
    <Hand {...{ store, settings, menu, news, undo }} />
  );
}

type HeldProps = Omit<Props, 'lesson'> & { readonly course: Course };

function Held({ course, step: saved, reach, actFor, fillSeats, finish, ...rest }: HeldProps) {
  const { store, settings, menu, news, undo, next, leave } = rest;
  const script = useMemo(() => scriptOf(course), [course]);
  const now = useStore(store);
  const { step, at, done } = placeIn(course, script, saved, now.view);
  const { mark, isAstray } = useMark(step?.id);
  const light = useLight();
  useReached({ course, at, saved, reach, fillSeats, finish });
  useOthers({ ...now, act: store.act, actFor, script, course, done });
  const taught = useTaughtSeat(store, action => {
    // The second act of a plan follows before this part has rendered again.
    const here = placeIn(course, script, saved, store.getState().view);
    const isGood = !here.step || isAllowed(here.step, nextAct(script, here.done), action);
    if (here.step) mark(here.step.id, isGood ? null : 'astray');
    if (isGood) store.act(action);
  });
  if (!isLaid(course, done)) return <Setting />;
  if (!step) return <Hand {...{ store, settings, menu, news, undo }} />;
  const state: LessonState = {
    course,
    step,
    at,
    isAstray,
    next,
    light,
    leave,
    left: leftOf(script, at, done),
    isTheirs: nextAct(script, done)?.by === 'other',
    goOn: () => reach(course.steps[at + 1]?.id ?? step.id),
  };
  const isAlone = step.do === 'play';
  return (
    <LessonProvider value={state}>
      <LightProvider value={light}>
        <LessonSlots value={isAlone ? null : PARTS}>
          <Hand
            {...{ store: taught, menu, news, undo }}
            settings={{ ...settings, coach: isAlone }}
          />
        </LessonSlots>
      </LightProvider>
    </LessonProvider>
  );
}

function placeIn(course: Course, script: Script, saved: string, view: Seen) {
  const done = doneBy(script, view);
  const at = stepReached(course, script, { at: stepAt(course.steps, saved), done, view });
  return { done, at, step: course.steps[at] };
}

const PARTS = { Line: LessonLine, Pointer: LitSpot };

const leftOf = ({ spans }: Script, at: number, done: number): number =>
  (spans[at]?.to ?? 0) - Math.max(done, spans[at]?.from ?? 0);

type ReachProps = Pick<HeldProps, 'course' | 'reach' | 'fillSeats' | 'finish'> & {
  readonly at: number;
  readonly saved: string;
};

/** Remembers the step; the computer sits down to play, and a lesson at its end is learnt. */
function useReached({ course, at, saved, ...props }: ReachProps): void {
  const ways = useRef(props);
  useEffect(() => {
    ways.current = props;
  });
  const step = course.steps[at];
  useEffect(() => {
    if (step && step.id !== saved) ways.current.reach(step.id);
    if (step?.do === 'play') ways.current.fillSeats();
    if (step?.do === 'end') ways.current.finish();
  }, [step, saved]);
}

/** Shown while the table is being set up. */
const Setting = () => (
  <View style={{ alignSelf: 'center' }}>
    <Spinner />
  </View>
);
