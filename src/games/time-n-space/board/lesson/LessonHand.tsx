import { useMemo } from 'react';
import { View } from 'react-native';
import { useStore } from 'zustand';
import type { LessonProps } from '@/games/board';
import { Spinner } from '@/ui/Spinner';
import type { Action, GameEvent } from '../../rules/actions';
import type { View as Seen } from '../../rules/state';
import type { CentreSeatState } from '../centre/hand';
import { LaidBeforeProvider } from '../slots/laidBefore';
import { Hand } from '../Hand';
import { type Course, courseCalled } from './courses';
import { LessonSlots } from '@/ui/lesson/slots';
import { PLAY, stepAt } from '@/ui/lesson/steps';
import { useTaughtSeat } from '@/ui/lesson/useTaughtSeat';
import { laidBefore } from './laidBefore';
import { LessonProvider } from './LessonContext';
import { LessonLine } from './LessonLine';
import { momentAt } from './moment';
import { isNextWanted } from './nextAct';
import { Pointer } from './Pointer';
import type { Step } from './step';
import { useBeginning } from '@/ui/lesson/useBeginning';
import { useLittleMatch } from './useLittleMatch';
import { useMark } from '@/ui/lesson/useMark';

type Props = LessonProps<Seen, Action, GameEvent>;

/** A match that teaches. The other seats wait until the player knows how to play. */
export function LessonHand({ lesson, step, reach, pace, fillSeats, actFor, ...hand }: Props) {
  const course = courseCalled(lesson);
  if (!course) return <Hand {...hand} />;
  return <Held {...{ hand, course, step, reach, pace, fillSeats, actFor }} />;
}

type HeldProps = Pick<Props, 'step' | 'reach' | 'pace' | 'fillSeats' | 'actFor'> & {
  readonly course: Course;
  readonly hand: Parameters<typeof Hand>[0];
};

function Held({ hand, course, step, reach, pace, fillSeats, actFor }: HeldProps) {
  const { steps } = course;
  const { store } = hand;
  const now = useStore(store);
  const at = stepAt(steps, step);
  const isSet = useBeginning({ hand: { ...now, act: store.act }, course, actFor });
  const rest = useLittleMatch({ hand: now, course, pace, fillSeats, plays: at >= steps.length });
  const current = steps[at] ?? rest;
  const { mark, ...marks } = useMark(current?.id);
  const go = (to: number, again = false) => {
    const next = steps[to]?.id ?? PLAY;
    mark(next, again ? 'again' : null);
    if (to !== at) reach(next);
  };
  const taught = useTaughtSeat(store, action => {
    const isAstray = current !== null && isForbidden(course, current, now, action);
    if (current && isAstray !== marks.isAstray) mark(current.id, isAstray ? 'astray' : null);
    if (!isAstray) store.act(action);
  });
  const doIt = () => current && mark(current.id, 'doing');
  const settings = current ? { ...hand.settings, coach: 'off' } : hand.settings;
  const laid = useMemo(() => laidBefore(course), [course]);
  if (!isSet) return <Setting />;
  return (
    <LessonProvider value={current && { ...marks, course, step: current, at, go, doIt, pace }}>
      <LessonSlots value={current && PARTS}>
        <LaidBeforeProvider value={laid}>
          <Hand {...hand} store={taught} settings={settings} />
        </LaidBeforeProvider>
      </LessonSlots>
    </LessonProvider>
  );
}

const PARTS = { Line: LessonLine, Pointer };

/** In a strict lesson only the act being taught is allowed, so that nobody gets lost. */
const isForbidden = (
  course: Course,
  step: Step,
  { view, seat, clock }: CentreSeatState,
  action: Action,
) => course.isStrict && !isNextWanted(step, momentAt(view, seat, clock.now()), action);

/** Shown while the table is being set up. */
const Setting = () => (
  <View style={{ alignSelf: 'center' }}>
    <Spinner />
  </View>
);
