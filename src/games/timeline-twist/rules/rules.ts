/** The rules of Timeline Twist; SPEC.md states them in sentences. */
import type { Chances } from '../../../kit/random';
import { unreachable } from '../../../kit/unreachable';
import type { Seat } from '../../../kit/seat';
import type { Context, Ruling } from '../../game';
import type { Action, GameEvent, Why } from './actions';
import type { Drawing } from './cards';
import type { Change } from './change';
import type { Seen, State, Together, TogetherSeen } from './state';
import { played, stopped, thrown, whyNotDiscard, whyNotPlay, whyNotStop } from './together';
import { placed, whyNotPlace } from './versus';

export function apply(
  state: State,
  action: Action,
  context: Context,
  chances: Chances,
): Ruling<State, Why, GameEvent> {
  const change = after(state, action, { ...context, chances });
  return { ok: true, ...change, reveals: change.events.some(({ type }) => SHOWS.has(type)) };
}

/** Events that turn a card over, or put another on top of the pile. */
const SHOWS: ReadonlySet<GameEvent['type']> = new Set([
  'placed',
  'played',
  'discarded',
  'drew',
  'shuffled',
]);

/** Never looks at a date, so that a refusal reveals none. */
export function whyNot(seen: Seen, action: Action, { seat }: Context): Why | undefined {
  if (seen.ended) return { code: 'over' };
  if (seat !== seen.turn) return { code: 'not-your-turn', turn: seen.turn };
  if (seen.way === 'together') return whyNotTogether(seen, seat, action);
  const { way } = seen;
  return action.type === 'place'
    ? whyNotPlace(seen, seat, action.card, action.gap)
    : { code: 'not-this-way', way };
}

function whyNotTogether(seen: TogetherSeen, seat: Seat, action: Action): Why | undefined {
  switch (action.type) {
    case 'place':
      return { code: 'not-this-way', way: seen.way };
    case 'play':
      return whyNotPlay(seen, seat, action.card);
    case 'discard':
      return whyNotDiscard(seen, seat, action.card);
    case 'stop':
      return whyNotStop(seen);
    default:
      return unreachable(action);
  }
}

function after(state: State, action: Action, context: Drawing): Change {
  if (state.way === 'together') return afterTogether(state, action, context);
  if (action.type !== 'place') throw new Error(`nobody can ${action.type} this way`);
  return placed(state, action.card, action.gap, context);
}

function afterTogether(state: Together, action: Action, context: Drawing): Change {
  switch (action.type) {
    case 'place':
      throw new Error('nobody can place together');
    case 'play':
      return played(state, action.card, context);
    case 'discard':
      return thrown(state, action.card, context);
    case 'stop':
      return stopped(state, context);
    default:
      return unreachable(action);
  }
}
