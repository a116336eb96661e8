/** Before the start: two orders are chosen in secret and placed, then everybody becomes ready. */
import { paired } from '../../../kit/lists';
import { MINUTE, type Millis } from '../../../kit/millis';
import { bySeat, of, type Seat } from '../../../kit/seat';
import type { GameEvent, Why } from './actions';
import { withAbove } from './centre';
import { type Change, inTurn, unchanged, withCentre } from './change';
import type { Field, Order } from './components';
import { whyNotFree } from './fields';
import { whyNotAbove, withPlaced } from './orders';
import type { Phase, Seen, State } from './state';

type Preparing = Extract<Phase, { name: 'preparing' }>;

export function whyNotChoose(
  { phase, centres }: Seen,
  seat: Seat,
  orders: readonly Order[],
): Why | undefined {
  if (phase.name !== 'choosing') return { code: 'not-now', phase: phase.name };
  return whyNotAbove(of(centres, seat), orders);
}

/** A choice can be changed until the last player has chosen and all are revealed. */
export function chose(state: State, seat: Seat, orders: readonly Order[]): Change {
  const choices: State['secret']['choices'] = { ...state.secret.choices, [seat]: orders };
  const chosen = state.seats.filter(other => choices[other] !== undefined);
  const secret = { ...state.secret, choices };
  const after = { ...state, secret, phase: { name: 'choosing', chosen } } as const;
  return inTurn({ state: after, events: [{ type: 'chose', seat }] }, now =>
    chosen.length < state.seats.length ? unchanged(now) : revealed(now),
  );
}

function revealed(state: State): Change {
  const hand = state.secret.choices;
  const centres = bySeat(state.seats, seat =>
    of(hand, seat).reduce((centre, order) => withAbove(centre, order, -1), of(state.centres, seat)),
  );
  const phase: Preparing = { name: 'preparing', hand, ready: [] };
  return {
    state: { ...state, centres, phase, secret: { ...state.secret, choices: {} } },
    events: [{ type: 'revealed', orders: hand }],
  };
}

export function whyNotPlace(
  { phase, centres }: Seen,
  seat: Seat,
  fields: readonly Field[],
): Why | undefined {
  if (phase.name !== 'preparing') return { code: 'not-now', phase: phase.name };
  if (of(phase.hand, seat).length === 0) return { code: 'nothing-in-hand' };
  return whyNotFree(of(centres, seat), fields);
}

function preparing({ phase }: Seen): Preparing {
  if (phase.name !== 'preparing') throw new Error(`the match is ${phase.name}`);
  return phase;
}

export function placed(state: State, seat: Seat, fields: readonly Field[]): Change {
  const phase = preparing(state);
  const orders = paired(of(phase.hand, seat), fields).map(([order, field]) => ({ order, field }));
  const centre = withPlaced(of(state.centres, seat), orders);
  const hand = { ...phase.hand, [seat]: [] };
  return {
    state: { ...withCentre(state, seat, centre), phase: { ...phase, hand } },
    events: [{ type: 'placed', seat, orders }],
  };
}

export function whyNotReady({ phase }: Seen, seat: Seat): Why | undefined {
  if (phase.name !== 'preparing') return { code: 'not-now', phase: phase.name };
  if (phase.ready.includes(seat)) return { code: 'already-ready' };
  return of(phase.hand, seat).length > 0 ? { code: 'place-your-orders-first' } : undefined;
}

/** The last seat to become ready starts the clock. */
export function readied(state: State, seat: Seat, at: Millis): Change {
  const phase = preparing(state);
  const ready = [...phase.ready, seat];
  const event: GameEvent = { type: 'ready', seat };
  if (ready.length < state.seats.length) {
    return { state: { ...state, phase: { ...phase, ready } }, events: [event] };
  }
  const endsAt = at + state.options.minutes * MINUTE;
  return {
    state: { ...state, phase: { name: 'running', startedAt: at, endsAt } },
    events: [event, { type: 'started', at, endsAt }],
  };
}
