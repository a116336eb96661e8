import { useMemo } from 'react';
import { View } from 'react-native';
import type { LessonProps, TablePlace as Sitting } from '@/games/board';
import { Spinner } from '@/ui/Spinner';
import type { Action, GameEvent } from '../../rules/actions';
import type { View as Seen } from '../../rules/state';
import { Hand } from '../Hand';
import { type Course, courseCalled } from './courses';
import { LessonProvider } from './LessonContext';
import { momentAt } from './moment';
import { isNextWanted } from './nextAct';
import { PLAY, type Step, stepAt } from './step';
import { useBeginning } from './useBeginning';
import { useLittleMatch } from './useLittleMatch';
import { useMark } from './useMark';

type Props = LessonProps<Seen, Action, GameEvent>;

/** A match that teaches, at a table of its own: the others wait until it has been told how to play. */
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
  const at = stepAt(steps, step);
  const isSet = useBeginning({ hand, course, actFor });
  const rest = useLittleMatch({ hand, course, pace, fillSeats, plays: at >= steps.length });
  const current = steps[at] ?? rest;
  const { mark, ...marks } = useMark(current?.id);
  const go = (to: number, again = false) => {
    const next = steps[to]?.id ?? PLAY;
    mark(next, again ? 'again' : null);
    if (to !== at) reach(next);
  };
  const act = (action: Action) => {
    const isAstray = current !== null && isForbidden(course, current, hand, action);
    if (current && isAstray !== marks.isAstray) mark(current.id, isAstray ? 'astray' : null);
    if (!isAstray) hand.act(action);
  };
  const doIt = () => current && mark(current.id, 'doing');
  const places = useMemo(() => hand.places.map(hereToo), [hand.places]);
  if (!isSet) return <Setting />;
  return (
    <LessonProvider value={current && { ...marks, course, step: current, at, go, doIt, pace }}>
      <Hand {...hand} act={act} places={places} {...(current && { coach: 'off' })} />
    </LessonProvider>
  );
}

/** What was not taught yet is not done, where nobody is to lose his way. */
const isForbidden = (course: Course, step: Step, { view, seat, clock }: Hands, action: Action) =>
  course.isStrict && !isNextWanted(step, momentAt(view, seat, clock.now()), action);

type Hands = HeldProps['hand'];

/** The table is being set. */
const Setting = () => (
  <View style={{ alignSelf: 'center' }}>
    <Spinner />
  </View>
);

/** Who waits for the lesson to end is not away. */
const hereToo = (place: Sitting): Sitting =>
  place.sits === 'nobody' ? { ...place, here: true } : place;
