/** Which colours are to count, and what they may come to: reckoned anew from what lies open. */
import { MINUTE, type Millis } from '../../../../kit/millis';
import { of, type Seat } from '../../../../kit/seat';
import { fieldsWhere, goodOf, isCube, valueOf } from '../centre';
import { GOODS, type Good, ORDERS, SLOTS } from '../components';
import { glassMs } from '../hourglass';
import { mostAt } from '../orders';
import type { Centre, Seen } from '../state';
import type { Weights } from './character';

export type ByGood<T> = Readonly<Record<Good, T>>;

export type Plan = {
  /** Minutes in which a glass may still be turned. */
  readonly left: number;
  /** Of the whole match, how much is left. */
  readonly share: number;
  /** How often a glass of this seat can still be turned, in all. */
  readonly turns: number;
  /** Own counters still above the centre. */
  readonly above: ByGood<number>;
  /** How likely each colour is to count at the end. */
  readonly hope: ByGood<number>;
  /** What each may have at the end: the sum of its values, and its symbols. */
  readonly values: ByGood<number>;
  readonly symbols: ByGood<number>;
  /** Counters of the three colours it goes for that are still above the centre. */
  readonly due: number;
  /** How much the trading centres have to hurry; 1: not a minute to lose. */
  readonly hurry: number;
};

export function planOf(seen: Seen, seat: Seat, at: Millis, weights: Weights): Plan {
  const centre = of(seen.centres, seat);
  const minutes = seen.options.minutes;
  const left = minutesLeft(seen, at);
  const length = glassMs(seen.options, seat) / MINUTE;
  const turns = turnsLeft(seen, seat, at, length);
  const above = aboveOf(centre);
  const values = each(good => valuesToCome(seen, seat, good, left / minutes));
  const symbols = each(good => symbolsToCome(seen, seat, good, left));
  const order = [...GOODS].sort(
    (one, other) => eagerness(seen, seat, other, weights) - eagerness(seen, seat, one, weights),
  );
  const room = capacity(centre, left, weights);
  const hope = hopes(order, above, room, left, weights);
  const due = order.slice(0, 3).reduce((sum, good) => sum + above[good], 0);
  const hurry = Math.min(2.5, (due / steady(centre, weights) + 1) / (left + 1));
  return {
    left,
    share: left / minutes,
    turns,
    above,
    hope,
    values,
    symbols,
    due,
    hurry,
  };
}

const each = (make: (good: Good) => number): ByGood<number> => ({
  grey: make('grey'),
  yellow: make('yellow'),
  blue: make('blue'),
  brown: make('brown'),
});

export const minutesLeft = ({ phase, options }: Seen, at: Millis): number =>
  phase.name === 'running' ? Math.max(0, phase.endsAt - at) / MINUTE : options.minutes;

/** With a second or so for the hand. */
function turnsLeft(seen: Seen, seat: Seat, at: Millis, length: number): number {
  const { phase } = seen;
  if (phase.name !== 'running') return 0;
  const { endsAt } = phase;
  return of(seen.glasses, seat).reduce((sum, glass) => {
    const from = Math.max(at, glass?.until ?? at);
    return from >= endsAt ? sum : sum + Math.ceil((endsAt - from) / MINUTE / (length + 0.03));
  }, 0);
}

const aboveOf = ({ above }: Centre): ByGood<number> =>
  each(good =>
    ORDERS.reduce((sum, order) => (goodOf(order) === good ? sum + above[order] : sum), 0),
  );

/** Orders that can be got down in a minute: by both glasses, where there are two trading centres. */
function aMinute(centre: Centre): number {
  const [first = 1, second = 0] = SLOTS.map(slot => mostAt(centre, slot)).sort((a, b) => b - a);
  return first + second;
}

/** The same, where the other glass has something else to do most of the time. */
function steady(centre: Centre, { second }: Weights): number {
  const most = Math.max(...SLOTS.map(slot => mostAt(centre, slot)));
  return most + second * (aMinute(centre) - most);
}

/** How many more orders can be got down: neither time nor room may run out. */
function capacity(centre: Centre, left: number, weights: Weights): number {
  const rate = left > 10 ? Math.max(3, aMinute(centre)) : aMinute(centre);
  const free = fieldsWhere(centre, thing => thing === null).length;
  const cubes = fieldsWhere(centre, isCube).length;
  const room = free + Math.min(0.7, left / 6) * cubes;
  return Math.min(0.6 * (left + 1) * rate, room + weights.filled * left);
}

/** Colour after colour: the sooner its last counter can be down, the more hope. */
function hopes(
  order: readonly Good[],
  above: ByGood<number>,
  room: number,
  left: number,
  { slack, fourth }: Weights,
): ByGood<number> {
  const vague = Math.min(1, left / 10); // the nearer the end, the surer
  let needed = 0;
  const hope: Record<Good, number> = { grey: 1, yellow: 1, blue: 1, brown: 1 };
  for (const good of order) {
    needed += above[good];
    if (above[good] > 0)
      hope[good] = 1 / (1 + Math.exp((needed - room - slack * vague) / (0.5 + vague)));
  }
  const [, , , last] = order;
  const due = order.slice(0, 3).reduce((sum, good) => sum + above[good], 0);
  if (last && due > 0) hope[last] *= fourth;
  return hope;
}

/** Colours nearly down first, then those that have earned most, then those that others have on offer. */
function eagerness(seen: Seen, seat: Seat, good: Good, weights: Weights): number {
  const centre = of(seen.centres, seat);
  const above = ORDERS.reduce(
    (sum, order) => (goodOf(order) === good ? sum + centre.above[order] : sum),
    0,
  );
  const { values, symbols } = earned(seen, seat, good);
  return (
    -above +
    0.15 * values * Math.max(1, symbols) +
    weights.begun * Math.min(1, symbols) +
    0.8 * placedByOthers(seen, seat, good) -
    0.001 * GOODS.indexOf(good)
  );
}

function placedByOthers(seen: Seen, seat: Seat, good: Good): number {
  let placed = 0;
  for (const other of seen.seats) {
    if (other !== seat) placed += placedOf(of(seen.centres, other), good);
  }
  return placed;
}

const FULL = { 1: 3, 2: 2, 3: 1 } as const;

function placedOf({ above }: Centre, good: Good): number {
  return FULL[1] + FULL[2] + FULL[3] - above[`${good}-1`] - above[`${good}-2`] - above[`${good}-3`];
}

export function earned(seen: Seen, seat: Seat, good: Good): { values: number; symbols: number } {
  const { below } = of(seen.centres, seat);
  let [values, symbols] = [0, 0];
  for (const other of seen.seats) {
    const orders = (below[other] ?? []).filter(order => goodOf(order) === good);
    if (orders.length === 0) continue;
    symbols++;
    for (const order of orders) values += valueOf(order);
  }
  return { values, symbols };
}

/** What is earned, and as much again as a fair part of what others still have. */
function valuesToCome(seen: Seen, seat: Seat, good: Good, share: number): number {
  const { values } = earned(seen, seat, good);
  return values + 7 * share;
}

function symbolsToCome(seen: Seen, seat: Seat, good: Good, left: number): number {
  const { symbols } = earned(seen, seat, good);
  const most = seen.seats.length - 1;
  return symbols + ((most - symbols) * left) / (left + 8);
}
