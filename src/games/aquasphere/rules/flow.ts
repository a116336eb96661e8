/** Settles what is due, as far as nobody has to decide anything, and goes on to the next seat. */
import type { Millis } from '../../../kit/millis';
import { bySeat } from '../../../kit/seat';
import { unreachable } from '../../../kit/unreachable';
import { converted, mustReturn, programmed } from './bots';
import { type Change, inTurn, unchanged } from './change';
import { AT_ONCE_TIME, type CardId, ROUNDS } from './components';
import { hasChoice, interimBegun, nextCounter, timeDone } from './interim';
import { cardOf } from './lab';
import { playerOf, withoutDue, withPlayer } from './pieces';
import { refilled } from './refill';
import { finalScore } from './score';
import type { Due, State } from './state';
import { gained } from './supply';
import { advanced, lineAsked } from './track';
import { seatAfter, turnBegun } from './turns';

/** Goes on until somebody has to decide. */
export function settled(state: State, at: Millis): Change {
  return inTurn(dueSettled(state), now => {
    const next = isOpen(now) ? phaseDone(now, at) : undefined;
    return next ? inTurn(next, then => settled(then, at)) : unchanged(now);
  });
}

const isOpen = (state: State): boolean => state.due.length === 0 && !mustReturn(state, state.turn);

/** Goes on within the turn, or with the points of one seat. */
export function dueSettled(state: State): Change {
  const [due] = state.due;
  const next = due && !mustReturn(state, state.turn) ? dueDone(state, due) : undefined;
  return next ? inTurn(next, dueSettled) : unchanged(state);
}

/** Undefined: the seat on turn decides. */
function dueDone(state: State, due: Due): Change | undefined {
  switch (due.name) {
    case 'place':
    case 'work':
      return undefined;
    case 'letters':
      return due.letters.length > 0 && hasBots(state) ? undefined : unchanged(withoutDue(state));
    case 'points':
      return lineAsked(state) === undefined ? advanced(state, due) : undefined;
    case 'at-once':
      return actedAtOnce(withoutDue(state), due.card);
    default:
      return unreachable(due);
  }
}

/** A programmed one can be taken back and then follow a letter. */
function hasBots(state: State): boolean {
  const { stock, programmed: ready } = playerOf(state, state.turn);
  return stock + ready.length > 0;
}

function actedAtOnce(state: State, id: CardId): Change {
  const seat = state.turn;
  const card = cardOf(id);
  if (card.kind !== 'at-once') throw new Error(`${id} does not act at once`);
  const { task } = card;
  const time = gained(state, seat, 'time', AT_ONCE_TIME);
  const start: Change = {
    state: time.state,
    events: [{ type: 'rewarded', seat, card: id, time: time.count, crystals: 0 }],
  };
  const isTaken = playerOf(state, seat).programmed.includes(task);
  return inTurn(start, now =>
    isTaken ? converted(now, seat, task) : programmed(now, seat, task, 'card'),
  );
}

function phaseDone(state: State, at: Millis): Change | undefined {
  switch (state.phase.name) {
    case 'turn':
      return undefined;
    case 'time':
      return hasChoice(state) ? undefined : timeDone(state);
    case 'points':
      return nextCounter(state, state.phase) ?? roundOver(state, at);
    case 'over':
      return undefined;
    default:
      return unreachable(state.phase);
  }
}

/** The option of this turn is done. */
export function turnOver(state: State, at: Millis): Change {
  const next = seatAfter(state);
  return next === undefined
    ? settled(interimBegun(state), at)
    : inTurn(unchanged(state), now => turnBegun(now, next, at));
}

const roundOver = (state: State, at: Millis): Change =>
  state.round < ROUNDS ? refilled(state, at) : finished(state, at);

function finished(state: State, at: Millis): Change {
  const scores = bySeat(state.seats, seat => finalScore(state, seat));
  const counted = state.seats.reduce(
    (now, seat) =>
      withPlayer(now, seat, { points: playerOf(now, seat).points + (scores[seat]?.total ?? 0) }),
    state,
  );
  return {
    state: { ...counted, phase: { name: 'over', at, scores } },
    events: [{ type: 'over', at, scores }],
  };
}
