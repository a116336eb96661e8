/** Bots between stock, program symbols, control fields and charging stations. */
import type { Seat } from '../../../kit/seat';
import { type Change, unchanged } from './change';
import { CHARGING, type Letter, MOST_PROGRAMMED, RECALL_TIME, type Task } from './components';
import type { ProgrammedBy } from './events';
import { hasCard } from './lab';
import { playerOf, sectorOf, withDue, withPlayer, withSector } from './pieces';
import type { Colour, Seen, State } from './state';
import { gained } from './supply';

/** Three bots stand on symbols, and one of them must go back before anything else. */
export const mustReturn = (seen: Seen, seat: Seat): boolean =>
  playerOf(seen, seat).programmed.length > MOST_PROGRAMMED;

/** A bot from stock onto a symbol. If that is taken, the bot stays and brings time markers. */
export function programmed(state: State, seat: Seat, task: Task, by: ProgrammedBy): Change {
  const player = playerOf(state, seat);
  if (player.stock === 0) return unchanged(state);
  if (player.programmed.includes(task)) return converted(state, seat, task);
  const set = { stock: player.stock - 1, programmed: [...player.programmed, task] };
  return {
    state: withPlayer(state, seat, set),
    events: [{ type: 'programmed', seat, task, by }],
  };
}

export function converted(state: State, seat: Seat, task: Task): Change {
  const time = gained(state, seat, 'time', RECALL_TIME);
  return {
    state: time.state,
    events: [{ type: 'converted', seat, task, time: time.count }],
  };
}

/** Back into stock, without time markers. */
export function unprogrammed(state: State, seat: Seat, task: Task): State {
  const player = playerOf(state, seat);
  return withPlayer(state, seat, {
    stock: player.stock + 1,
    programmed: player.programmed.filter(it => it !== task),
  });
}

export function recalled(state: State, seat: Seat, task: Task): Change {
  const time = gained(unprogrammed(state, seat, task), seat, 'time', RECALL_TIME);
  return { state: time.state, events: [{ type: 'recalled', seat, task, time: time.count }] };
}

/** The outcome of a new bot on a control field. */
export type Push = {
  readonly pushed: Seat | null;
  readonly charging: readonly Colour[];
  /** One entry for each bot that goes home. */
  readonly home: readonly Seat[];
};

export function pushIn(seen: Seen, letter: Letter): Push {
  const { control, charging } = sectorOf(seen, letter);
  if (control === null) return { pushed: null, charging, home: [] };
  const all = [...charging, control];
  if (all.length <= (CHARGING[seen.seats.length] ?? 0)) {
    return { pushed: control, charging: all, home: [] };
  }
  const stays = all.map((colour, n) => !seen.seats.includes(colour) || all.indexOf(colour) === n);
  return {
    pushed: control,
    charging: all.filter((_, n) => stays[n]),
    home: all.filter((_, n) => !stays[n]),
  };
}

/** Onto the control field; the bot has already left its symbol or the stock. */
export function putInControl(
  state: State,
  seat: Seat,
  { sector, task }: { sector: Letter; task: Task | null },
): Change {
  const { pushed, charging, home } = pushIn(state, sector);
  const controlled = withSector(state, sector, { control: seat, charging });
  return {
    state: withDue(home.reduce(oneHome, controlled), ...chargingPoints(state, seat, home)),
    events: [{ type: 'placed', seat, sector, task, pushed, home }],
  };
}

const oneHome = (state: State, seat: Seat): State =>
  withPlayer(state, seat, { stock: playerOf(state, seat).stock + 1 });

function chargingPoints(seen: Seen, seat: Seat, home: readonly Seat[]) {
  const points = chargingGain(seen, seat, home);
  return points > 0 ? [{ name: 'points', points, from: 'charging' } as const] : [];
}

/** A point for every other player's bot, by the card for it. */
export const chargingGain = (seen: Seen, seat: Seat, home: readonly Seat[]): number =>
  hasCard(playerOf(seen, seat), 'charging') ? home.filter(it => it !== seat).length : 0;
