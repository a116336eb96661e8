/** Fixtures for players who meet at green's planet. */
import type { Millis } from '../../../../kit/millis';
import type { Seat } from '../../../../kit/seat';
import type { Action, GameEvent } from '../actions';
import type { Field, Good, Order } from '../components';
import {
  after,
  blue,
  deliver,
  delivery,
  frozen,
  green,
  lay,
  purple,
  red,
  rulingFor,
  running,
  visiting,
} from './fixture';
import type { Contest, Delivery, Held, State, Visit } from '../state';
import { elapse } from '../time';

type Cubes = Readonly<Record<string, readonly Good[]>>;

/** Green's orders, and the visitors with their cubes; the bonus is gone. */
export function meeting(orders: Partial<Record<Field, Order>>, cubes: Cubes): State {
  const table: State = { ...lay(running(4), green, orders), bonusAt: [] };
  return Object.entries(cubes).reduce(
    (state, [seat, loaded]) => visiting(state, seat as Seat, green, loaded),
    table,
  );
}
export const withBonus = (state: State): State => ({ ...state, bonusAt: [green, red] });

export const GREY = delivery('grey-1', 0);
export const BLUE = delivery('blue-1', 1);
export const YELLOW = delivery('yellow-1', 1);

export const oneGrey = { 'plant-1.0': 'grey-1' } as const;
export const twoGrey = { ...oneGrey, 'plant-2.0': 'grey-1' } as const;
export const threeGrey = { ...twoGrey, 'plant-3.0': 'grey-1' } as const;
export const three = {
  'plant-1.0': 'grey-1',
  'plant-2.0': 'blue-1',
  'plant-3.0': 'yellow-1',
} as const;

export const couple = meeting(oneGrey, { red: ['grey'], blue: ['grey'] });
export const richCouple = meeting(three, { red: ['grey', 'blue'], blue: ['grey', 'blue'] });
export const trio = meeting(three, {
  red: ['grey', 'blue'],
  blue: ['grey', 'blue'],
  purple: ['grey', 'yellow'],
});

export const admit = (visitor: Seat): Action => ({ type: 'admit', visitor });
export const redo = (...deliveries: Delivery[]): Action => ({ type: 'redo', deliveries });

// What happened ----------------------------------------------------------------------------------

type Given = readonly [order: Order, field: Field];
export const grey: Given = ['grey-1', 'plant-1.0'];
export const azure: Given = ['blue-1', 'plant-2.0'];
export const gold: Given = ['yellow-1', 'plant-3.0'];

export const planet = green;
export const held = (seat: Seat, until: Millis): GameEvent => ({
  type: 'held',
  seat,
  planet,
  until,
});
export const contested = (until: Millis, ...visitors: Seat[]): GameEvent => ({
  type: 'contested',
  planet,
  visitors,
  until,
});
export const admitted = (visitor: Seat): GameEvent => ({ type: 'admitted', planet, visitor });
export const choosesAgain = (seat: Seat, until: Millis): GameEvent => ({
  type: 'to-choose-anew',
  seat,
  planet,
  until,
});
export const empty = (seat: Seat): GameEvent => ({ type: 'left-empty', seat, planet });
export const lapsed = (seat: Seat): GameEvent => ({ type: 'lapsed', seat, on: 'ship' });
export const gets = (seat: Seat, ...given: Given[]): GameEvent => ({
  type: 'delivered',
  seat,
  planet,
  orders: given.map(([order, field]) => ({ order, field })),
  cubes: expect.any(Array) as Field[],
  bonus: false,
});
export const getsAll = (seat: Seat, ...given: Given[]): GameEvent => ({
  ...(gets(seat, ...given) as Extract<GameEvent, { type: 'delivered' }>),
  bonus: true,
});

/** Leaves out what was there at the lift, which has its own tests. */
export const visit = (seat: Seat, finger: Millis, ...deliveries: Delivery[]): Visit => ({
  seat,
  planet,
  finger,
  deliveries,
  cubes: expect.any(Array) as Visit['cubes'],
  orders: expect.any(Array) as Visit['orders'],
});
export const waiting = (visited: Visit, until: Millis): Held => ({ ...visited, until });
export const asksOwner = (until: Millis, ...visits: Visit[]): Contest => ({
  planet,
  fresh: true,
  waiting: visits,
  chooser: null,
  until,
});
export const asksAgain = (until: Millis, ...visits: Visit[]): Contest => ({
  ...asksOwner(until, ...visits),
  fresh: false,
});
export const asks = (chooser: Seat, until: Millis, ...visits: Visit[]): Contest => ({
  ...asksAgain(until, ...visits),
  chooser,
});

export const bothGrey = [GREY, delivery('grey-1', 1)];
export const twoEach = meeting(twoGrey, { red: ['grey', 'grey'], blue: ['grey', 'grey'] });
export const trioOf = (orders: Partial<Record<Field, Order>>) =>
  meeting(orders, { red: ['grey'], blue: ['grey'], purple: ['grey'] });

export type Step = readonly [seat: Seat, action: Action, at: Millis, finger?: Millis];

/** All events, except lifts, of these acts and of the time until `until`. */
export function runSequence(start: State, steps: readonly Step[], until: Millis) {
  const events: GameEvent[] = [];
  let end = start;
  const pass = (at: Millis) => {
    const elapsed = elapse(frozen(end), at);
    end = elapsed.state;
    events.push(...elapsed.events);
  };
  for (const [seat, action, at, finger = at] of steps) {
    pass(at);
    const ruling = rulingFor(frozen(end), action, { seat, at, finger });
    if (!ruling.ok) throw new Error(`${seat} at ${at}: ${JSON.stringify(ruling.why)}`);
    end = ruling.state;
    events.push(...ruling.events.filter(({ type }) => type !== 'lifted'));
  }
  pass(until);
  return { events, end };
}

export const meet: Step[] = [
  [red, deliver(GREY), 1_000],
  [blue, deliver(GREY), 1_100],
];
export const want: Visit[] = [visit(red, 1_000, GREY), visit(blue, 1_100, GREY)];
export const meetThree: Step[] = [...meet, [purple, deliver(GREY), 1_200]];
export const wantThree: Visit[] = [...want, visit(purple, 1_200, GREY)];
export const together = [held(red, 1_650), contested(6_100, red, blue)];
export const threeTogether = [...together, contested(6_100, red, blue, purple)];
/** Blue wants two orders, and red takes one of them. */
export const greedy: Step[] = [
  [red, deliver(GREY), 1_000],
  [blue, deliver(GREY, BLUE), 1_100],
];
export const greedyWant = [visit(red, 1_000, GREY), visit(blue, 1_100, GREY, BLUE)];

export const run = (start: State, ...steps: Step[]): State =>
  steps.reduce(
    (state, [seat, action, at, finger]) => after(state, seat, action, at, finger),
    start,
  );

/** A second contest, at red's planet, between green and purple. */
export const elsewhere = (state: State) =>
  [green, purple].reduce(
    (soFar, seat) => visiting(soFar, seat, red, ['yellow']),
    lay(state, red, { 'plant-1.0': 'yellow-1' }),
  );
export const twoContests = run(
  elsewhere(couple),
  ...meet,
  [green, deliver(delivery('yellow-1', 0)), 1_100],
  [purple, deliver(delivery('yellow-1', 0)), 1_150],
);
