/** All ways to take a turn, act by act, tried on what the seat sees. */
import type { Seat } from '../../../../kit/seat';
import type { Action } from '../actions';
import { done } from '../acts';
import { dueSettled } from '../flow';
import { offers } from '../offers';
import { playerOf } from '../pieces';
import { decisionOf } from '../rules';
import type { Seen, State } from '../state';

/** The first act of a turn, and how the table looks after its last. */
export type Plan = { readonly first: Action; readonly end: State };

/** Within a turn nothing secret is looked at. */
const UNKNOWN: State['secret'] = { cards: [], expansions: [], programmes: [], turns: [] };
export const tryable = (seen: Seen): State => ({ ...seen, secret: UNKNOWN });

/** Acts that a bot considers: it goes in one move, and recalls a bot only for what it lacks. */
function ideas(state: State, seat: Seat): readonly Action[] {
  const isReturning = decisionOf(state) === 'return';
  const { time, stock } = playerOf(state, seat);
  const isShort = time < SHORT || stock === 0;
  return offers(state, seat, 0)
    .map(({ action }) => action)
    .filter(({ type }) => type !== 'move' && (type !== 'recall' || isReturning || isShort));
}

const SHORT = 3;

/** Every turn up to its end. */
export function plansOf(state: State, seat: Seat): readonly Plan[] {
  return ideas(state, seat).flatMap(first =>
    endsOf(state, first, seat).map((end): Plan => ({ first, end })),
  );
}

function endsOf(state: State, action: Action, seat: Seat): readonly State[] {
  const next = dueSettled(done(state, action, seat).state).state;
  if (isEnd(state, next, action)) return [next];
  return ideas(next, seat).flatMap(then => endsOf(next, then, seat));
}

/** A recalled bot does not end a turn; otherwise nothing more to decide does. */
function isEnd(before: State, after: State, { type }: Action): boolean {
  if (after.turn !== before.turn || after.phase.name !== before.phase.name) return true;
  const decision = decisionOf(after);
  if (decision === 'turn') return type !== 'recall' || decisionOf(before) !== 'turn';
  return decision === 'interim' && before.phase.name === 'points';
}
