import { useEffect, useRef } from 'react';
import type { LessonProps } from '@/games/board';
import type { Action, GameEvent } from '../../rules/actions';
import type { View } from '../../rules/state';
import type { CentreSeat, CentreSeatState } from '../centre/hand';
import type { Course } from './courses';

type Props = Pick<LessonProps<View, Action, GameEvent>, 'actFor'> & {
  readonly hand: Pick<CentreSeatState, 'view' | 'seat' | 'clock'> & Pick<CentreSeat, 'act'>;
  readonly course: Course;
};

/**
 * Does the acts that seats do by themselves before the start. Returns whether the learner can
 * begin.
 */
export function useBeginning({ hand: { view, seat, act, clock }, course, actFor }: Props): boolean {
  const ways = useRef({ act, actFor });
  useEffect(() => {
    ways.current = { act, actFor };
  });
  const isOwn = course.begins(view, seat, true) !== undefined;
  const { running } = clock;
  useEffect(() => {
    if (!running) return; // the table would refuse everything
    const others = view.seats.filter(it => it !== seat);
    const waiting = others.flatMap(other => {
      const action = course.begins(view, other, false);
      return action ? [{ other, action }] : [];
    });
    for (const { other, action } of waiting) ways.current.actFor(other, action);
    const own = course.begins(view, seat, true);
    if (own && waiting.length === 0) ways.current.act(own);
  }, [view, seat, course, running]);
  return !isOwn;
}
