import { useEffect, useRef } from 'react';
import type { TableClock } from '@/games/board';
import { type Millis, SECOND } from '@/kit/millis';
import type { Seat } from '@/kit/seat';
import type { Action } from '../../rules/actions';
import type { Seen } from '../../rules/state';
import { type Course, seatOf } from './course';
import { isLaid, nextAct, type Script } from './script';

type Props = {
  readonly course: Course;
  readonly script: Script;
  readonly done: number;
  readonly view: Seen;
  readonly clock: TableClock;
  act(action: Action): void;
  actFor(seat: Seat, action: Action): void;
};

/** Long enough to see what the other seat does. */
const THEIR_MS: Millis = 1.4 * SECOND;

/** Does what lies before the lesson at once, and what the other seat does in it one after another. */
export function useOthers({ course, script, done, view, clock, ...props }: Props): void {
  const { seats } = view;
  const ways = useRef(props);
  useEffect(() => {
    ways.current = props;
  });
  const { running, speed } = clock;
  useEffect(() => {
    const next = nextAct(script, done);
    const laysOut = !isLaid(course, done);
    if (!running || !next || (next.by === 'learner' && !laysOut)) return undefined;
    const does = () =>
      next.by === 'learner'
        ? ways.current.act(next.action)
        : ways.current.actFor(seatOf(next, { seats }), next.action);
    const waiting = setTimeout(does, laysOut ? 0 : THEIR_MS / speed);
    return () => clearTimeout(waiting);
  }, [course, script, done, running, speed, seats]);
}
