import { useEffect, useRef } from 'react';
import type { LessonProps } from '@/games/board';
import { MINUTE } from '@/kit/millis';
import type { Action, GameEvent } from '../../rules/actions';
import type { View } from '../../rules/state';
import type { CentreSeatState } from '../centre/hand';
import { useHasCome } from '../centre/useMoments';
import type { Course } from './courses';
import type { Step } from './step';

type Seated = LessonProps<View, Action, GameEvent>;
type Props = Pick<Seated, 'pace' | 'fillSeats'> & {
  readonly hand: Pick<CentreSeatState, 'view' | 'clock'>;
  readonly course: Course;
  /** The last step is done. */
  readonly plays: boolean;
};

/** Lets the rest of the long match pass quickly, then plays at normal speed against bots. */
export function useLittleMatch({ hand, course, pace, fillSeats, plays }: Props): Step | null {
  const { view, clock } = hand;
  const { phase } = view;
  const { littleMinutes, othersCatchUp } = course;
  const from = phase.name === 'running' ? phase.endsAt - littleMinutes * MINUTE : null;
  const hasBegun = useHasCome(clock, plays ? from : null);
  const ways = useRef({ pace, fillSeats });
  useEffect(() => {
    ways.current = { pace, fillSeats };
  });
  const areIn = plays && from !== null && (hasBegun || othersCatchUp);
  useEffect(() => {
    if (areIn) ways.current.fillSeats();
  }, [areIn]);
  useEffect(() => {
    if (hasBegun) ways.current.pace(1);
  }, [hasBegun]);
  if (!plays || from === null || hasBegun) return null;
  return { id: othersCatchUp ? 'catchUp' : 'sitDown', shows: { do: 'wait' }, waits: NEVER };
}

const NEVER = () => false;
