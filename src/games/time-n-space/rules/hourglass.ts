/** The two hourglasses: turned onto a free time symbol, lifted when the sand has run out. */
import { type Millis, SECOND } from '../../../kit/millis';
import { isThrough } from '../../../kit/sand';
import { of, type Seat } from '../../../kit/seat';
import type { Action, Why } from './actions';
import { destination, neighbours } from './board';
import { type Change, withGlass, withShip } from './change';
import { GLASS_SECONDS, LAST_CALL_MS, type Node, type Place } from './components';
import type { GlassId, Options, Phase, Seen, State } from './state';

type Running = Extract<Phase, { name: 'running' }>;

type Turn = Extract<Action, { type: 'turn' }>;

export const glassMs = ({ glassSeconds }: Options, seat: Seat): Millis =>
  (glassSeconds[seat] ?? GLASS_SECONDS) * SECOND;

export function whyNotTurn(seen: Seen, seat: Seat, turn: Turn, finger: Millis): Why | undefined {
  const { phase } = seen;
  const [own, other] = [of(seen.glasses, seat)[turn.glass], of(seen.glasses, seat)[1 - turn.glass]];
  if (phase.name !== 'running') return { code: 'not-now', phase: phase.name };
  if (finger >= phase.endsAt) return { code: 'time-is-up', since: phase.endsAt };
  if (own) return { code: 'glass-stands', on: own.on };
  if (other?.on === turn.on) return { code: 'symbol-taken', on: turn.on };
  if (turn.on === 'ship') return whyNotSetOut(seen, seat, turn.to);
  const idle = turn.on === 'research' && of(seen.centres, seat).research === null;
  return idle ? { code: 'research-is-empty' } : undefined;
}

function whyNotSetOut(seen: Seen, seat: Seat, to: Node | undefined): Why | undefined {
  const { at: from } = of(seen.ships, seat);
  if (to === undefined || neighbours(seen, from).includes(to)) return undefined;
  return { code: 'no-wormhole', from, to };
}

const startOf = ({ phase }: State): Millis => (phase.name === 'running' ? phase.startedAt : 0);

export function turned(state: State, seat: Seat, turn: Turn, finger: Millis): Change {
  const { glass, on } = turn;
  const to = turn.on === 'ship' ? turn.to : undefined;
  const until = Math.max(finger, startOf(state)) + glassMs(state.options, seat);
  const standing = withLastSand(withGlass(state, seat, glass, { on, until }), until);
  return {
    state: to ? withShip(standing, seat, { ...of(state.ships, seat), to }) : standing,
    events: [{ type: 'turned', seat, glass, on, until, ...(to && { to }) }],
  };
}

/** The end of the match waits for sand that runs beyond the clock. */
export function withLastSand(state: State, until: Millis): State {
  const { phase } = state;
  if (phase.name !== 'running' || until <= (phase.lastSand ?? phase.endsAt)) return state;
  return { ...state, phase: { ...phase, lastSand: until } };
}

export function whyNotLift(
  seen: Seen,
  seat: Seat,
  glass: GlassId,
  finger: Millis,
): Why | undefined {
  const { phase } = seen;
  const standing = of(seen.glasses, seat)[glass];
  if (phase.name !== 'running') return { code: 'not-now', phase: phase.name };
  if (!standing) return { code: 'glass-is-parked' };
  if (finger >= overAt(seen, phase)) return { code: 'not-now', phase: 'over' };
  const { until } = standing;
  return isThrough(until, finger) ? undefined : { code: 'sand-still-runs', until };
}

/** Where the glass to be lifted stands; throws if it is parked. */
export function standsOn({ glasses }: Seen, seat: Seat, glass: GlassId): Place {
  const on = of(glasses, seat)[glass]?.on;
  if (!on) throw new Error('a parked glass cannot be lifted');
  return on;
}

/** The glass is free again, and a ship it stood on has arrived. */
export function lifted(state: State, seat: Seat, glass: GlassId): Change {
  const from = standsOn(state, seat, glass);
  const free = withGlass(state, seat, glass, null);
  const ship = of(state.ships, seat);
  const lift = { type: 'lifted', seat, glass, from } as const;
  if (from !== 'ship' || ship.to === null) return { state: free, events: [lift] };
  const at = destination(ship);
  return {
    state: withShip(free, seat, { at, to: null }),
    events: [lift, { type: 'arrived', seat, at }],
  };
}

/**
 * When the match ends without further acts: at once if no glass stands, otherwise after a last
 * call.
 */
export function overAt({ seats, glasses }: Seen, { endsAt, lastSand = endsAt }: Running): Millis {
  let stands = false;
  for (const seat of seats) stands ||= of(glasses, seat).some(glass => glass !== null);
  return stands ? lastSand + LAST_CALL_MS : endsAt;
}
