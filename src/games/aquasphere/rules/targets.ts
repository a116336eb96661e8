/** For boards: the price and the outcome of what a player may do next, before it is done. */
import type { Seat } from '../../../kit/seat';
import { sum } from '../../../kit/lists';
import { done, taskIn } from './acts';
import { chargingGain, pushIn } from './bots';
import { dueSettled } from './flow';
import { type Letter, LETTERS, MOST_PROGRAMMED, type Room, ROOMS, type Task } from './components';
import { playerOf, withPlayer } from './pieces';
import { whyNot, whyNotStep } from './rules';
import { routeTo } from './station';
import type { Seen, State } from './state';
import { linesBetween } from './track';
import type { Why } from './why';
import { dockPrice, whyNotWork, worked } from './works';

type Gain = { readonly time: number; readonly crystals: number; readonly points: number };

/** A bot placed in a sector. */
export type Bill = {
  readonly task: Task;
  readonly sector: Letter;
  readonly path: readonly Letter[];
  /** Time markers for the way, and for the submarine field. */
  readonly way: number;
  readonly dock: number;
  /** Why the bot cannot be placed there, and why its action could not be done after that. */
  readonly whyNot: Why | undefined;
  readonly whyNotWork: Why | undefined;
  /** Nothing if the action cannot be done; the points of the charging card count in any case. */
  readonly gain: Gain;
  /** The red lines that these points meet. */
  readonly lines: readonly number[];
  readonly pushed: Seat | null;
  readonly home: readonly Seat[];
};

/** A step of the engineer. */
export type StepBill = {
  readonly room: Room;
  readonly task: Task;
  readonly whyNot: Why | undefined;
  /** `third`: one of three bots must go back; `converted`: time markers; `none`: no bot in stock. */
  readonly bot: 'programmed' | 'third' | 'converted' | 'none';
  readonly gain: Gain;
  readonly lines: readonly number[];
};

/** Acts within a turn look at nothing secret, so they can be tried on what a seat sees. */
const UNKNOWN: State['secret'] = { cards: [], expansions: [], programmes: [], turns: [] };
const tryable = (seen: Seen, turn: Seat): State => ({ ...seen, turn, due: [], secret: UNKNOWN });

const pointsIn = ({ due }: Seen): number =>
  sum(due.map(it => (it.name === 'points' ? it.points : 0)));

const contextOf = (seat: Seat) => ({ seat, at: 0, finger: 0 });

export function billOf(seen: Seen, seat: Seat, task: Task, sector: Letter): Bill {
  const { path, price } = routeTo(seen, seat, sector);
  const { pushed, home } = pushIn(seen, sector);
  const { points } = playerOf(seen, seat);
  const there = arrived(seen, seat, { task, price, home });
  const place = { seat, sector };
  const why = whyNotWork(there, task, place);
  const dock = task === 'submarine' ? dockPrice(seen, place) : 0;
  const work = why ? NOTHING : gainOf(there, worked(there, task, place).state, seat, dock);
  const gain = { ...work, points: work.points + chargingGain(seen, seat, home) };
  return {
    task,
    sector,
    path,
    way: price,
    dock,
    whyNot: whyNot(seen, { type: 'place', task, sector }, contextOf(seat)),
    whyNotWork: why,
    gain,
    lines: linesBetween(points, points + gain.points),
    pushed,
    home,
  };
}

type Arrival = { readonly task: Task; readonly price: number; readonly home: readonly Seat[] };

/** The way is paid, the bot has left its symbol, and bots that overflowed are back in stock. */
function arrived(seen: Seen, seat: Seat, { task, price, home }: Arrival): State {
  const { time, stock, programmed } = playerOf(seen, seat);
  const there = withPlayer(seen, seat, {
    time: Math.max(0, time - price),
    stock: stock + home.filter(it => it === seat).length,
    programmed: programmed.filter(it => it !== task),
  });
  return tryable(there, seat);
}

const NOTHING: Gain = { time: 0, crystals: 0, points: 0 };

/** Points are only counted, because red lines on their way are for the player to decide. */
function gainOf(before: State, after: State, seat: Seat, paid = 0): Gain {
  const rest = after.due.filter(({ name }) => name !== 'points');
  const [had, has] = [
    playerOf(before, seat),
    playerOf(dueSettled({ ...after, due: rest }).state, seat),
  ];
  return {
    time: has.time - had.time + paid,
    crystals: has.crystals - had.crystals,
    points: pointsIn(after),
  };
}

/** A bill for every programmed bot in every sector. */
export const billsOf = (seen: Seen, seat: Seat): readonly Bill[] =>
  playerOf(seen, seat).programmed.flatMap(task =>
    LETTERS.map(sector => billOf(seen, seat, task, sector)),
  );

export function stepBillOf(seen: Seen, seat: Seat, room: Room): StepBill {
  const before = tryable(seen, seat);
  const { points } = playerOf(seen, seat);
  const gain = gainOf(before, done(before, { type: 'step', room }, seat).state, seat);
  return {
    room,
    task: taskIn(seen, room),
    whyNot: whyNot(seen, { type: 'step', room }, contextOf(seat)),
    bot: botAfter(seen, seat, taskIn(seen, room)),
    gain,
    lines: linesBetween(points, points + gain.points),
  };
}

function botAfter(seen: Seen, seat: Seat, task: Task): StepBill['bot'] {
  const { stock, programmed } = playerOf(seen, seat);
  if (stock === 0) return 'none';
  if (programmed.includes(task)) return 'converted';
  return programmed.length === MOST_PROGRAMMED ? 'third' : 'programmed';
}

/** The rooms that the engineer can enter with the next step. */
export const stepBillsOf = (seen: Seen, seat: Seat): readonly StepBill[] =>
  ROOMS.filter(room => !whyNotStep(playerOf(seen, seat), room)).map(room =>
    stepBillOf(seen, seat, room),
  );
