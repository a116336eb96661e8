import { useEffect, useRef, useState } from 'react';
import { View } from 'react-native';
import type { LessonProps, Place as Sitting } from '@/games/board';
import { MINUTE } from '@/kit/millis';
import { Spinner } from '@/ui/Spinner';
import type { Action } from '../../rules/actions';
import type { View as Seen } from '../../rules/state';
import { useHasCome } from '../centre/useMoments';
import { Hand } from '../Hand';
import { LessonProvider } from './LessonContext';
import { LITTLE_MINUTES, PLAY, stepAt, STEPS } from './steps';

type Props = LessonProps<Seen, Action>;

/** A first match at a table of its own: the others wait until it has been told how to play. */
export function Lesson(props: Props) {
  const { step, reach, pace, others: _, ...hand } = props;
  const at = stepAt(step);
  const [again, setAgain] = useState(false);
  const isLaid = useLaying(props);
  useLittleMatch(props, at >= STEPS.length);
  const go = (to: number, back = false) => {
    setAgain(back);
    if (to !== at) reach(STEPS[to]?.id ?? PLAY);
  };
  const current = STEPS[at];
  if (!isLaid)
    return (
      <View style={{ alignSelf: 'center' }}>
        <Spinner />
      </View>
    );
  return (
    <LessonProvider
      value={current ? { step: current, at, all: STEPS.length, again, go, pace } : null}
    >
      <Hand {...hand} places={hand.places.map(hereToo)} {...(current && { coach: 'off' })} />
    </LessonProvider>
  );
}

/** All are made ready, and all but this player get up before the first sand runs. */
function useLaying({ view, seat, places, others, act }: Props): boolean {
  const { phase } = view;
  const isBefore = phase.name === 'preparing';
  const areReady = isBefore && phase.ready.length === view.seats.length - 1;
  const isAlone = places.every(place => place.seat === seat || isEmpty(place));
  const next = useRef({ others, act });
  useEffect(() => {
    next.current = { others, act };
  });
  useEffect(() => {
    if (areReady && !isAlone) next.current.others('wait');
    if (areReady && isAlone) next.current.act({ type: 'ready' });
  }, [areReady, isAlone]);
  return !isBefore;
}

/** Who waits for the lesson to end is not away. */
const hereToo = (place: Sitting): Sitting => (isEmpty(place) ? { ...place, here: true } : place);

const isEmpty = ({ sits }: Sitting): boolean => sits === 'nobody';

const HURRY = 120;

/** What is left of the long match runs off; then the computer sits down, and it goes as fast as life. */
function useLittleMatch({ view: { phase }, clock, pace, others }: Props, plays: boolean): void {
  const from = plays && phase.name === 'running' ? phase.endsAt - LITTLE_MINUTES * MINUTE : null;
  const hasBegun = useHasCome(clock, from);
  const next = useRef({ pace, others });
  useEffect(() => {
    next.current = { pace, others };
  });
  useEffect(() => {
    if (from === null) return;
    next.current.pace(hasBegun ? 1 : HURRY);
    if (hasBegun) next.current.others('play');
  }, [from, hasBegun]);
}
