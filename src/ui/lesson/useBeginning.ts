import { useEffect, useRef } from 'react';
import type { Seat } from '@/kit/seat';

type Props<View, Action> = {
  readonly hand: {
    readonly view: View;
    readonly seat: Seat;
    readonly clock: { readonly running: boolean };
    act(action: Action): void;
  };
  readonly course: {
    /** The act that a seat does by itself before the lesson starts. */
    begins(view: View, seat: Seat, isLearner: boolean): Action | undefined;
  };
  actFor(seat: Seat, action: Action): void;
};

/**
 * Does the acts that seats do by themselves before the start. Returns whether the learner can
 * begin.
 */
export function useBeginning<View extends { readonly seats: readonly Seat[] }, Action>({
  hand: { view, seat, act, clock },
  course,
  actFor,
}: Props<View, Action>): boolean {
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
