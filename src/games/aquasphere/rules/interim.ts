/** The interim scoring: markers and cards seat by seat, then the points seat by seat. */
import { bySeat, of, type Seat } from '../../../kit/seat';
import { programmed } from './bots';
import { type Change, inTurn, unchanged } from './change';
import { type CardId, INTERIM_CARD_TIME } from './components';
import { cardOf } from './lab';
import { playerOf, withDue, withPlayer } from './pieces';
import { interimScore, launchedBy } from './score';
import type { Phase, Seen, State } from './state';
import { gained, paid, withSupply } from './supply';
import { fallenBack, counterMoved } from './track';
import type { Why } from './why';

type TimePhase = Extract<Phase, { name: 'time' }>;
type PointsPhase = Extract<Phase, { name: 'points' }>;

export const timePhase = ({ phase }: Seen): TimePhase | undefined =>
  phase.name === 'time' ? phase : undefined;

const ofTurn = (later: readonly Seat[]): TimePhase => ({
  name: 'time',
  later,
  hasCollected: false,
  used: [],
});

export function interimBegun(state: State): State {
  const [turn = state.turn, ...later] = state.passed;
  return { ...state, turn, until: null, phase: ofTurn(later) };
}

export function whyNotCollect(seen: Seen): Why | undefined {
  return timePhase(seen)?.hasCollected ? { code: 'already-collected' } : undefined;
}

export function whyNotUse(seen: Seen, seat: Seat, id: CardId): Why | undefined {
  const player = playerOf(seen, seat);
  if (!player.cards.includes(id)) return { code: 'not-your-card', card: id };
  const card = cardOf(id);
  if (card.kind !== 'interim') return { code: 'not-an-interim-card', card: id };
  if (timePhase(seen)?.used.includes(id)) return { code: 'used-card', card: id };
  if (player.programmed.includes(card.task)) return { code: 'symbol-taken', task: card.task };
  if (player.stock === 0) return { code: 'stock-empty' };
  const [need, have] = [INTERIM_CARD_TIME, player.time];
  return have >= need ? undefined : { code: 'short-of-time', need, have };
}

/** The marker of the bought bot returns to the supply, too. */
export function collected(state: State): Change {
  const seat = state.turn;
  const player = playerOf(state, seat);
  const freed = player.hasBought
    ? withSupply(withPlayer(state, seat, { hasBought: false }), { time: state.supply.time + 1 })
    : state;
  const time = gained(freed, seat, 'time', launchedBy(player));
  const phase = timePhase(state);
  return {
    state: phase ? { ...time.state, phase: { ...phase, hasCollected: true } } : time.state,
    events: [{ type: 'collected', seat, time: time.count }],
  };
}

export function used(state: State, id: CardId): Change {
  const seat = state.turn;
  const card = cardOf(id);
  const phase = timePhase(state);
  if (card.kind !== 'interim' || !phase) throw new Error(`${id} cannot be used`);
  const marked = { ...state, phase: { ...phase, used: [...phase.used, id] } };
  return programmed(paid(marked, seat, 'time', INTERIM_CARD_TIME), seat, card.task, 'interim');
}

/** Calls the seat that has to decide now and had not to before. */
export function callFrom(before: Seen, state: State): Change {
  const { phase, turn } = state;
  const isScoring = phase.name === 'time' || phase.name === 'points';
  const isSame = before.phase.name === phase.name && before.turn === turn;
  return { state, events: isScoring && !isSame ? [{ type: 'asked', seat: turn }] : [] };
}

/** A card can be used, now or after the markers for submarines. */
export function hasChoice(state: State): boolean {
  const seat = state.turn;
  const then = timePhase(state)?.hasCollected ? state : collected(state).state;
  const { cards } = playerOf(state, seat);
  return cards.some(id => whyNotUse(then, seat, id) === undefined);
}

/** The seat has finished with markers and cards. */
export function timeDone(state: State): Change {
  const phase = timePhase(state);
  const start = phase?.hasCollected ? unchanged(state) : collected(state);
  const [turn, ...later] = phase?.later ?? [];
  return inTurn(start, now =>
    turn === undefined ? pointsBegun(now) : unchanged({ ...now, turn, phase: ofTurn(later) }),
  );
}

/** All points are counted before any counter moves. */
function pointsBegun(state: State): Change {
  const scores = bySeat(state.seats, seat => interimScore(state, seat));
  const phase: PointsPhase = { name: 'points', later: state.passed, scores };
  return {
    state: { ...state, phase },
    events: [{ type: 'interim', round: state.round, scores }],
  };
}

/** The next counter moves; undefined if all have. */
export function nextCounter(state: State, { later, ...phase }: PointsPhase): Change | undefined {
  const [turn, ...others] = later;
  if (turn === undefined) return undefined;
  const next: State = { ...state, turn, phase: { ...phase, later: others } };
  const { total } = of(phase.scores, turn);
  if (total > 0)
    return unchanged(withDue(next, { name: 'points', points: total, from: 'interim' }));
  return counterMoved(next, turn, 'interim', fallenBack(playerOf(next, turn).points, -total));
}
