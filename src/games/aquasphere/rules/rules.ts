/** The rules of AquaSphere; SPEC.md states them in sentences. */
import type { Seat } from '../../../kit/seat';
import { unreachable } from '../../../kit/unreachable';
import type { Context, Ruling } from '../../game';
import type { Action } from './actions';
import { after } from './acts';
import { mustReturn } from './bots';
import {
  ARROWS,
  BESIDE,
  BUY_TIME,
  type Letter,
  type Room,
  START,
  type Task,
  TOP_ROOMS,
} from './components';
import type { GameEvent } from './events';
import { whyNotCollect, whyNotUse } from './interim';
import { sidewaysCard } from './lab';
import { playerOf } from './pieces';
import { routeTo } from './station';
import type { Player, Seen, State } from './state';
import { nextLine } from './track';
import type { Why } from './why';
import { whyNotWork } from './works';

export function apply(
  state: State,
  action: Action,
  context: Context,
): Ruling<State, Why, GameEvent> {
  const change = after(state, action, context);
  return { ok: true, ...change, reveals: change.events.some(({ type }) => type === 'refilled') };
}

export function whyNot(seen: Seen, action: Action, { seat }: Context): Why | undefined {
  if (seen.phase.name === 'over') return { code: 'over' };
  if (seat !== seen.turn) return { code: 'not-your-turn', turn: seen.turn };
  return whyNotNow(seen, action) ?? whyNotDo(seen, action, seat);
}

/** What the seat has to decide: about its turn, or about what is due. */
export type Decision = 'turn' | 'return' | 'place' | 'work' | 'letters' | 'line' | 'interim';

export function decisionOf(seen: Seen): Decision {
  if (mustReturn(seen, seen.turn)) return 'return';
  const [due] = seen.due;
  if (!due) return seen.phase.name === 'turn' ? 'turn' : 'interim';
  if (due.name === 'points') return 'line';
  return due.name === 'at-once' ? 'work' : due.name;
}

const OPEN: Readonly<Record<Decision, readonly Action['type'][]>> = {
  turn: ['step', 'buy', 'move', 'place', 'pass', 'recall'],
  return: ['recall'],
  place: ['move', 'place', 'recall'],
  work: ['work', 'skip', 'recall'],
  letters: ['letter', 'skip', 'recall'],
  line: ['cross', 'stop', 'recall'],
  interim: ['collect', 'use', 'skip'],
};

function whyNotNow(seen: Seen, action: Action): Why | undefined {
  const decision = decisionOf(seen);
  const isInTurn = seen.phase.name === 'turn';
  if (action.type === 'recall' && decision === 'line' && !isInTurn) return { code: 'interim' };
  return OPEN[decision].includes(action.type) ? undefined : whyLater(seen, decision, action);
}

function whyLater(seen: Seen, decision: Decision, { type }: Action): Why {
  const [due] = seen.due;
  switch (decision) {
    case 'return':
      return { code: 'return-one' };
    case 'place':
      return { code: 'place-first' };
    case 'work':
      return due?.name === 'work'
        ? { code: 'work-first', task: due.task, sector: due.sector }
        : { code: 'nothing-to-do' };
    case 'letters':
      return { code: 'letters-first' };
    case 'line':
      return { code: 'line-first', line: nextLine(playerOf(seen, seen.turn).points) };
    case 'interim':
      return { code: 'interim' };
    case 'turn':
      return NOT_OPEN[type] ?? { code: 'nothing-to-do' };
    default:
      return unreachable(decision);
  }
}

const NOT_OPEN: Partial<Readonly<Record<Action['type'], Why>>> = {
  cross: { code: 'no-line' },
  stop: { code: 'no-line' },
  collect: { code: 'no-interim' },
  use: { code: 'no-interim' },
};

function whyNotDo(seen: Seen, action: Action, seat: Seat): Why | undefined {
  const player = playerOf(seen, seat);
  switch (action.type) {
    case 'step':
      return whyNotStep(player, action.room);
    case 'buy':
      return whyNotBuy(player, action.task);
    case 'move':
      return whyNotMove(seen, seat, action.sector);
    case 'place':
      return whyNotPlace(seen, seat, action.task, action.sector);
    case 'work':
      return whyNotWorkNow(seen, seat);
    case 'letter':
      return whyNotLetter(seen, player, action.sector);
    case 'recall':
      return whyNotRecall(seen, player, action.task);
    case 'cross':
      return whyNotCross(player, action.bot);
    case 'pass':
      return isOnTop(player) ? undefined : { code: 'not-on-top' };
    case 'collect':
      return whyNotCollect(seen);
    case 'use':
      return whyNotUse(seen, seat, action.card);
    case 'skip':
    case 'stop':
      return undefined;
    default:
      return unreachable(action);
  }
}

/** A player passes only from here. */
export const isOnTop = ({ engineer }: Player): boolean =>
  engineer !== null && engineer !== START && TOP_ROOMS.includes(engineer);

/** Whether the engineer can go there at all, by an arrow or by the card for a step sideways. */
export function whyNotStep(player: Player, room: Room): Why | undefined {
  const { engineer } = player;
  if (engineer === null) return { code: 'no-arrow', room };
  if (ARROWS[engineer].includes(room)) return undefined;
  if (engineer === START || !BESIDE[engineer].includes(room)) return { code: 'no-arrow', room };
  return sidewaysCard(player) === undefined ? { code: 'cannot-sidestep' } : undefined;
}

function whyNotBuy({ hasBought, programmed, stock, time }: Player, task: Task): Why | undefined {
  if (hasBought) return { code: 'already-bought' };
  if (programmed.includes(task)) return { code: 'symbol-taken', task };
  if (stock === 0) return { code: 'stock-empty' };
  return short(BUY_TIME, time);
}

const short = (need: number, have: number): Why | undefined =>
  have >= need ? undefined : { code: 'short-of-time', need, have };

function whyNotMove(seen: Seen, seat: Seat, sector: Letter): Why | undefined {
  const { scientist, programmed, time } = playerOf(seen, seat);
  if (scientist.sector === sector) return { code: 'already-there', sector };
  if (programmed.length === 0) return { code: 'no-bot' };
  return short(routeTo(seen, seat, sector).price, time);
}

function whyNotPlace(seen: Seen, seat: Seat, task: Task, sector: Letter): Why | undefined {
  const { programmed, time } = playerOf(seen, seat);
  if (!programmed.includes(task)) return { code: 'not-programmed', task };
  return short(routeTo(seen, seat, sector).price, time);
}

function whyNotWorkNow(seen: Seen, seat: Seat): Why | undefined {
  const [due] = seen.due;
  if (due?.name !== 'work') return { code: 'nothing-to-do' };
  return whyNotWork(seen, due.task, { seat, sector: due.sector });
}

function whyNotLetter({ due: [due] }: Seen, { stock }: Player, sector: Letter): Why | undefined {
  const isOpen = due?.name === 'letters' && due.letters.includes(sector);
  if (!isOpen) return { code: 'no-letter', sector };
  return stock > 0 ? undefined : { code: 'stock-empty' };
}

function whyNotRecall(seen: Seen, { programmed }: Player, task: Task): Why | undefined {
  if (!programmed.includes(task)) return { code: 'not-programmed', task };
  const isNeeded = decisionOf(seen) === 'place' && programmed.length === 1;
  return isNeeded ? { code: 'keep-one' } : undefined;
}

function whyNotCross({ crystals, programmed }: Player, bot: Task | null): Why | undefined {
  if (bot === null) return crystals > 0 ? undefined : { code: 'no-crystal' };
  if (crystals > 0) return { code: 'pay-crystal' };
  return programmed.includes(bot) ? undefined : { code: 'not-programmed', task: bot };
}
