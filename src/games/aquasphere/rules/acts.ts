/** What each act does, once it is allowed. */
import type { Seat } from '../../../kit/seat';
import { unreachable } from '../../../kit/unreachable';
import type { Context } from '../../game';
import type { Action } from './actions';
import { mustReturn, programmed, putInControl, recalled } from './bots';
import { type Change, inTurn, unchanged } from './change';
import {
  ARROWS,
  BUY_TIME,
  type Card,
  type Letter,
  PROGRAMMES,
  type Room,
  ROOM_REWARD,
  type Task,
} from './components';
import { settled, turnOver } from './flow';
import { callFrom, collected, timeDone, used } from './interim';
import { sidewaysCard } from './lab';
import { playerOf, withDue, withoutDue, withPlayer } from './pieces';
import { rewardedBy, rewardPoints } from './rewards';
import { routeTo } from './station';
import type { Seen, State } from './state';
import { paid, withSupply } from './supply';
import { crossed, stopped } from './track';
import { worked } from './works';

/** Carries the act out, and goes on as far as nothing is to be decided. */
export function after(state: State, action: Action, { seat, at }: Context): Change {
  const change = done(state, action, seat);
  // A bot recalled in between uses no turn.
  if (action.type === 'recall' && isBetween(state, seat)) return change;
  const isInTurn = state.phase.name === 'turn';
  return inTurn(
    change,
    now => settled(now, at),
    now => (isInTurn && isBetween(now, seat) ? turnOver(now, at) : unchanged(now)),
    now => callFrom(state, now),
  );
}

const isBetween = (seen: Seen, seat: Seat): boolean =>
  seen.phase.name === 'turn' && seen.due.length === 0 && !mustReturn(seen, seat);

export function done(state: State, action: Action, seat: Seat): Change {
  switch (action.type) {
    case 'step':
      return stepped(state, seat, action.room);
    case 'buy':
      return bought(state, seat, action.task);
    case 'move':
      return movedOn(state, seat, action.sector);
    case 'place':
      return placed(state, seat, action.task, action.sector);
    case 'work':
      return workDone(state, seat);
    case 'letter':
      return lettered(state, seat, action.sector);
    case 'skip':
      return skipped(state, seat);
    case 'recall':
      return recalled(state, seat, action.task);
    case 'cross':
      return crossed(state, seat, action.bot);
    case 'stop':
      return stopped(state, seat);
    case 'pass':
      return passed(state, seat);
    case 'collect':
      return collected(state);
    case 'use':
      return used(state, action.card);
    default:
      return unreachable(action);
  }
}

/** The program of a room in this round. */
export const taskIn = ({ programme }: Seen, room: Room): Task => PROGRAMMES[programme][room];

function stepped(state: State, seat: Seat, room: Room): Change {
  const player = playerOf(state, seat);
  const task = taskIn(state, room);
  const sideways = player.engineer !== null && !ARROWS[player.engineer].includes(room);
  const card = sideways ? sidewaysCard(player) : undefined;
  const spent = card === undefined ? player.spent : [...player.spent, card];
  const isForRoom = (it: Card) => it.kind === 'room' && it.task === task;
  const start: Change = {
    state: withPlayer(state, seat, { engineer: room, spent }),
    events: [{ type: 'stepped', seat, room, sideways }],
  };
  const points = rewardPoints(state, seat, isForRoom, ROOM_REWARD);
  return inTurn(
    start,
    now => programmed(now, seat, task, 'room'),
    now => rewardedBy(now, seat, isForRoom, ROOM_REWARD),
    now => unchanged(points > 0 ? withDue(now, { name: 'points', points, from: 'room' }) : now),
  );
}

/** One of the markers lies on the board until the interim scoring; the others are free again. */
function bought(state: State, seat: Seat, task: Task): Change {
  const spent = withPlayer(paid(state, seat, 'time', BUY_TIME), seat, { hasBought: true });
  const marked = withSupply(spent, { time: spent.supply.time - 1 });
  return programmed(marked, seat, task, 'markers');
}

function moved(state: State, seat: Seat, sector: Letter): Change {
  const { path, price } = routeTo(state, seat, sector);
  if (path.length === 0) return unchanged(state);
  const { scientist } = playerOf(state, seat);
  return {
    state: withPlayer(paid(state, seat, 'time', price), seat, {
      scientist: { ...scientist, sector },
    }),
    events: [{ type: 'moved', seat, path, paid: price }],
  };
}

const movedOn = (state: State, seat: Seat, sector: Letter): Change =>
  inTurn(moved(state, seat, sector), now =>
    unchanged(now.due.length > 0 ? now : withDue(now, { name: 'place' })),
  );

/** The bot leaves its symbol for the control field, and the action is open. */
function placed(state: State, seat: Seat, task: Task, sector: Letter): Change {
  return inTurn(moved(state.due.length > 0 ? withoutDue(state) : state, seat, sector), now => {
    const { programmed: ready } = playerOf(now, seat);
    const left = withPlayer(now, seat, {
      scientist: { sector, task },
      programmed: ready.filter(it => it !== task),
    });
    return putInControl(withDue(left, { name: 'work', sector, task }), seat, { sector, task });
  });
}

function workDone(state: State, seat: Seat): Change {
  const [due] = state.due;
  if (due?.name !== 'work') throw new Error('no action is open');
  const { task, sector } = due;
  return worked(withoutDue(state), task, { seat, sector });
}

function lettered(state: State, seat: Seat, sector: Letter): Change {
  const [due] = state.due;
  if (due?.name !== 'letters') throw new Error('no letter is open');
  const letters = due.letters.filter(it => it !== sector);
  const rest = withDue(withoutDue(state), { name: 'letters', letters });
  const left = withPlayer(rest, seat, { stock: playerOf(rest, seat).stock - 1 });
  return putInControl(left, seat, { sector, task: null });
}

/** In the interim scoring the markers for submarines are taken before it goes on. */
function skipped(state: State, seat: Seat): Change {
  const start: Change = { state, events: [{ type: 'skipped', seat }] };
  return inTurn(start, now => (now.due.length > 0 ? unchanged(withoutDue(now)) : timeDone(now)));
}

const passed = (state: State, seat: Seat): Change => ({
  state: {
    ...withPlayer(state, seat, { engineer: null }),
    passed: [...state.passed, seat],
  },
  events: [{ type: 'passed', seat, place: state.passed.length + 1 }],
});
