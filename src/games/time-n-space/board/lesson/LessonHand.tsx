import { useLayoutEffect, useMemo, useRef } from 'react';
import { View } from 'react-native';
import { useStore } from 'zustand';
import type { LessonProps, TablePlace } from '@/games/board';
import { memoized, partOf } from '@/kit/readable';
import { Spinner } from '@/ui/Spinner';
import type { Action, GameEvent } from '../../rules/actions';
import type { View as Seen } from '../../rules/state';
import type { CentreSeat, CentreSeatState } from '../centre/hand';
import { Hand } from '../Hand';
import { type Course, courseCalled } from './courses';
import { LessonSlots } from '../slots/lessonSlots';
import { laidBefore } from './laidBefore';
import { LessonProvider } from './LessonContext';
import { LessonLine } from './LessonLine';
import { momentAt } from './moment';
import { isNextWanted } from './nextAct';
import { Pointer } from './Pointer';
import { PLAY, type Step, stepAt } from './step';
import { useBeginning } from './useBeginning';
import { useLittleMatch } from './useLittleMatch';
import { useMark } from './useMark';

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
  const parts = useMemo(
    () => ({ Line: LessonLine, Pointer, laidBefore: laidBefore(course) }),
    [course],
  );
  if (!isSet) return <Setting />;
  return (
    <LessonProvider value={current && { ...marks, course, step: current, at, go, doIt, pace }}>
      <LessonSlots value={current && parts}>
        <Hand {...hand} store={taught} settings={settings} />
      </LessonSlots>
    </LessonProvider>
  );
}

/** In a strict lesson only the act being taught is allowed, so that nobody gets lost. */
const isForbidden = (
  course: Course,
  step: Step,
  { view, seat, clock }: CentreSeatState,
  action: Action,
) => course.isStrict && !isNextWanted(step, momentAt(view, seat, clock.now()), action);

/** The same seat, but its acts go through the lesson, and the waiting seats do not count as absent. */
function useTaughtSeat(store: CentreSeat, act: CentreSeat['act']): CentreSeat {
  const latest = useRef(act);
  // A film acts in an effect of a part inside, which runs before any effect here but this kind.
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useMemo(() => {
    const waiting = memoized((places: readonly TablePlace[]) => places.map(hereToo));
    return {
      ...store,
      ...partOf(store, now => ({ ...now, places: waiting(now.places) })),
      act: action => latest.current(action),
    };
  }, [store]);
}

const hereToo = (place: TablePlace): TablePlace =>
  place.sits === 'nobody' ? { ...place, here: true } : place;

/** Shown while the table is being set up. */
const Setting = () => (
  <View style={{ alignSelf: 'center' }}>
    <Spinner />
  </View>
);
