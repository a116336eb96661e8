import type { Action, GameEvent, Why } from './actions';
import type { Field, Order } from './components';
import {
  after,
  blue,
  deliver,
  delivery,
  type Differences,
  green,
  lay,
  raise,
  red,
  ruled,
  running,
  stand,
  visiting,
} from './testing/fixture';
import type { Delivery, State } from './state';

/** Red has arrived at green's planet, whose bonus is gone, with these cubes loaded on beam-1. */
const come = (cubes: Parameters<typeof visiting>[3], state = running()): State => {
  const { bonusAt, ...table } = visiting(state, red, green, cubes);
  return { ...table, bonusAt: bonusAt.filter(planet => planet !== green) };
};
const withBonus = (state: State): State => ({ ...state, bonusAt: state.seats });

const ofThree = lay(come(['grey', 'grey', 'grey']), green, {
  'plant-2.0': 'grey-1',
  'plant-3.0': 'grey-2',
  'plant-4.0': 'grey-3',
});
const many = lay(raise(come(['grey', 'blue', 'grey']), green, 'plant-4', 'ochre-1', 3), green, {
  'plant-1.0': 'blue-1',
  'plant-2.0': 'grey-1',
  'plant-4.2': 'grey-1',
  'beam-1.0': 'grey-1',
});
/** Cubes in two beam stations and on a plant, and an own order on a beam unit. */
const scattered = lay(
  raise(lay(come(['grey']), green, { 'plant-1.0': 'grey-2' }), red, 'beam-2', 'black-4', 3),
  red,
  { 'plant-1.0': 'grey', 'beam-2.1': 'grey', 'beam-2.2': 'grey-3' },
);
const paying = (order: Order, ...from: Field[]): Action => deliver({ order, from });

type Try = [rule: string, state: State, action: Action];

test.each<[...Try, why: Why]>([
  ['[D1] a visit without deliveries', many, deliver(), { code: 'nothing-chosen' }],
  [
    '[D1] an order that is not there',
    many,
    deliver(delivery('grey-2', 0, 2)),
    { code: 'order-gone', order: 'grey-2', wanted: 1, there: 0 },
  ],
  [
    "[D1] an order on another's centre",
    lay(come(['grey']), red, { 'plant-1.0': 'grey-1' }),
    deliver(delivery('grey-1', 0)),
    { code: 'order-gone', order: 'grey-1', wanted: 1, there: 0 },
  ],
  [
    '[D1] the second order when only the first is there',
    lay(come(['grey', 'blue']), green, { 'plant-1.0': 'grey-1' }),
    deliver(delivery('grey-1', 0), delivery('blue-1', 1)),
    { code: 'order-gone', order: 'blue-1', wanted: 1, there: 0 },
  ],
  [
    '[D8] more orders of a kind than there are',
    lay(come(['grey', 'grey']), green, { 'plant-1.0': 'grey-1', 'plant-2.0': 'grey-2' }),
    deliver(delivery('grey-1', 0), delivery('grey-1', 1)),
    { code: 'order-gone', order: 'grey-1', wanted: 2, there: 1 },
  ],
  [
    '[D8] three orders of a kind of which two are there',
    lay(come(['grey', 'grey', 'grey']), green, { 'plant-1.0': 'grey-1', 'plant-2.0': 'grey-1' }),
    deliver(delivery('grey-1', 0), delivery('grey-1', 1), delivery('grey-1', 2)),
    { code: 'order-gone', order: 'grey-1', wanted: 3, there: 2 },
  ],
  [
    '[D2] a 2 with one cube',
    ofThree,
    deliver(delivery('grey-2', 0)),
    { code: 'wrong-count', order: 'grey-2', need: 2, given: 1 },
  ],
  [
    '[D2] a 2 with three cubes',
    ofThree,
    deliver(delivery('grey-2', 0, 1, 2)),
    { code: 'wrong-count', order: 'grey-2', need: 2, given: 3 },
  ],
  [
    '[D2] a 1 with none',
    ofThree,
    deliver(delivery('grey-1')),
    { code: 'wrong-count', order: 'grey-1', need: 1, given: 0 },
  ],
  [
    '[D2] a second order with too few',
    ofThree,
    deliver(delivery('grey-1', 0), delivery('grey-3', 1, 2)),
    { code: 'wrong-count', order: 'grey-3', need: 3, given: 2 },
  ],
  [
    '[D2] a cube of another good',
    many,
    deliver(delivery('blue-1', 0)),
    { code: 'wrong-cube', field: 'beam-1.0', need: 'blue' },
  ],
  [
    '[D2] one cube of two of another good',
    lay(come(['grey', 'blue']), green, { 'plant-1.0': 'grey-2' }),
    deliver(delivery('grey-2', 0, 1)),
    { code: 'wrong-cube', field: 'beam-1.1', need: 'grey' },
  ],
  [
    '[D2] one cube twice for one order',
    ofThree,
    deliver(delivery('grey-2', 1, 1)),
    { code: 'field-twice', field: 'beam-1.1' },
  ],
  [
    '[D2] one cube for two orders',
    ofThree,
    deliver(delivery('grey-1', 0), delivery('grey-2', 1, 0)),
    { code: 'field-twice', field: 'beam-1.0' },
  ],
  [
    '[D3] a cube on a plant',
    scattered,
    paying('grey-2', 'beam-1.0', 'plant-1.0'),
    { code: 'not-in-a-beam-station', field: 'plant-1.0' },
  ],
  [
    '[D3] a cube on a unit that the station lacks',
    come(['grey']),
    paying('grey-1', 'beam-2.1'),
    { code: 'no-such-field', field: 'beam-2.1' },
  ],
  [
    '[D3] a cube on a trading centre',
    come(['grey']),
    paying('grey-1', 'trade-1.0'),
    { code: 'no-such-field', field: 'trade-1.0' },
  ],
  [
    '[D3] an empty unit',
    scattered,
    paying('grey-2', 'beam-1.1', 'beam-1.0'),
    { code: 'no-cube', field: 'beam-1.1' },
  ],
  [
    '[D3] a counter on a unit',
    scattered,
    paying('grey-2', 'beam-1.0', 'beam-2.2'),
    { code: 'no-cube', field: 'beam-2.2' },
  ],
])('refuses %s', (_rule, state, action, why) => {
  expect(ruled(state, red, action, 1_000)).toStrictEqual({ why, told: why });
});

type Told = { order: Order; field: Field }[];
const delivered = (orders: Told, bonus = false): GameEvent[] => [
  { type: 'lifted', seat: red, glass: 0, from: 'ship' },
  { type: 'delivered', seat: red, planet: green, orders, cubes: expect.any(Array), bonus },
];
const free = { 'glasses.red': [null, null] };

test.each<[...Try, changed: Differences, events: GameEvent[]]>([
  [
    '[D1] one order of many',
    many,
    deliver(delivery('blue-1', 1)),
    {
      ...free,
      'supply.blue': 12,
      'centres.red.buildings.beam-1.units': ['grey', null, 'grey'],
      'centres.red.below.green': ['blue-1'],
      'centres.green.buildings.plant-1.units': [null],
    },
    delivered([{ order: 'blue-1', field: 'plant-1.0' }]),
  ],
  [
    '[D1] as many orders as possible, on plants, tiles and beam stations',
    many,
    deliver(delivery('grey-1', 2), delivery('blue-1', 1), delivery('grey-1', 0)),
    {
      ...free,
      'supply.grey': 12,
      'supply.blue': 12,
      'centres.red.buildings.beam-1.units': [null, null, null],
      'centres.red.below.green': ['grey-1', 'blue-1', 'grey-1'],
      'centres.green.buildings.plant-1.units': [null],
      'centres.green.buildings.plant-2.units': [null],
      'centres.green.buildings.plant-4.units': [null, null, null],
      exchanges: [
        { seat: green, order: 'grey-1', field: 'plant-2.0', others: ['beam-1.0'], until: 6_000 },
        { seat: green, order: 'grey-1', field: 'plant-4.2', others: ['beam-1.0'], until: 6_000 },
      ],
    },
    delivered([
      { order: 'grey-1', field: 'plant-2.0' },
      { order: 'blue-1', field: 'plant-1.0' },
      { order: 'grey-1', field: 'plant-4.2' },
    ]),
  ],
  [
    '[D2] a 2 for two cubes',
    ofThree,
    deliver(delivery('grey-2', 2, 0)),
    {
      ...free,
      'supply.grey': 11,
      'centres.red.buildings.beam-1.units': [null, 'grey', null],
      'centres.red.below.green': ['grey-2'],
      'centres.green.buildings.plant-3.units': [null],
    },
    delivered([{ order: 'grey-2', field: 'plant-3.0' }]),
  ],
  [
    '[D2] a 3 for three cubes',
    ofThree,
    deliver(delivery('grey-3', 0, 1, 2)),
    {
      ...free,
      'supply.grey': 12,
      'centres.red.buildings.beam-1.units': [null, null, null],
      'centres.red.below.green': ['grey-3'],
      'centres.green.buildings.plant-4.units': [null],
    },
    delivered([{ order: 'grey-3', field: 'plant-4.0' }]),
  ],
  [
    '[D2] a 1 and a 2 for three cubes',
    ofThree,
    deliver(delivery('grey-1', 1), delivery('grey-2', 0, 2)),
    {
      ...free,
      'supply.grey': 12,
      'centres.red.buildings.beam-1.units': [null, null, null],
      'centres.red.below.green': ['grey-1', 'grey-2'],
      'centres.green.buildings.plant-2.units': [null],
      'centres.green.buildings.plant-3.units': [null],
    },
    delivered([
      { order: 'grey-1', field: 'plant-2.0' },
      { order: 'grey-2', field: 'plant-3.0' },
    ]),
  ],
  [
    '[D3] [D4] cubes of two beam stations, which go to the supply while those on plants stay',
    scattered,
    paying('grey-2', 'beam-2.1', 'beam-1.0'),
    {
      ...free,
      'supply.grey': 11,
      'centres.red.buildings.beam-1.units': [null, null, null],
      'centres.red.buildings.beam-2.units': [null, null, 'grey-3'],
      'centres.red.below.green': ['grey-2'],
      'centres.green.buildings.plant-1.units': [null],
    },
    delivered([{ order: 'grey-2', field: 'plant-1.0' }]),
  ],
  [
    '[D7] the first order filled here, which also brings the bonus counter',
    withBonus(ofThree),
    deliver(delivery('grey-1', 0)),
    {
      ...free,
      bonusAt: [red, blue],
      'supply.grey': 10,
      'centres.red.bonus': 1,
      'centres.red.buildings.beam-1.units': [null, 'grey', 'grey'],
      'centres.red.below.green': ['grey-1'],
      'centres.green.buildings.plant-2.units': [null],
    },
    delivered([{ order: 'grey-1', field: 'plant-2.0' }], true),
  ],
  [
    '[D7] two orders, which bring one bonus counter',
    withBonus(ofThree),
    deliver(delivery('grey-1', 0), delivery('grey-2', 1, 2)),
    {
      ...free,
      bonusAt: [red, blue],
      'supply.grey': 12,
      'centres.red.bonus': 1,
      'centres.red.buildings.beam-1.units': [null, null, null],
      'centres.red.below.green': ['grey-1', 'grey-2'],
      'centres.green.buildings.plant-2.units': [null],
      'centres.green.buildings.plant-3.units': [null],
    },
    delivered(
      [
        { order: 'grey-1', field: 'plant-2.0' },
        { order: 'grey-2', field: 'plant-3.0' },
      ],
      true,
    ),
  ],
  [
    '[D6] one of identical counters: the first on the centre goes, and the owner is asked',
    many,
    deliver(delivery('grey-1', 0)),
    {
      ...free,
      'supply.grey': 11,
      'centres.red.buildings.beam-1.units': [null, 'blue', 'grey'],
      'centres.red.below.green': ['grey-1'],
      'centres.green.buildings.plant-2.units': [null],
      exchanges: [
        {
          seat: green,
          order: 'grey-1',
          field: 'plant-2.0',
          others: ['plant-4.2', 'beam-1.0'],
          until: 6_000,
        },
      ],
    },
    delivered([{ order: 'grey-1', field: 'plant-2.0' }]),
  ],
  [
    '[D6] all counters of a kind: the owner is not asked, nor for others of the good',
    lay(come(['grey', 'grey']), green, {
      'plant-1.0': 'grey-1',
      'plant-2.0': 'grey-1',
      'plant-3.0': 'grey-2',
    }),
    deliver(delivery('grey-1', 0), delivery('grey-1', 1)),
    {
      ...free,
      'supply.grey': 12,
      'centres.red.buildings.beam-1.units': [null, null, null],
      'centres.red.below.green': ['grey-1', 'grey-1'],
      'centres.green.buildings.plant-1.units': [null],
      'centres.green.buildings.plant-2.units': [null],
    },
    delivered([
      { order: 'grey-1', field: 'plant-1.0' },
      { order: 'grey-1', field: 'plant-2.0' },
    ]),
  ],
])('allows %s', (_rule, state, action, changed, events) => {
  expect(ruled(state, red, action, 1_000)).toStrictEqual({ changed, events, told: undefined });
});

test('[D5] counters and bonus counters join those earned before, each by its owner', () => {
  const once = after(withBonus(ofThree), red, deliver(delivery('grey-1', 0)), 1_000);
  const again = after(stand(once, red, 0, 'ship'), red, deliver(delivery('grey-2', 1, 2)), 1_000);
  const elsewhere = lay(visiting(again, red, blue, ['blue']), blue, { 'plant-1.0': 'blue-1' });
  const { centres, bonusAt } = after(elsewhere, red, deliver(delivery('blue-1', 0)), 1_000);
  expect(centres[red]).toMatchObject({
    below: { green: ['grey-1', 'grey-2'], blue: ['blue-1'] },
    bonus: 2,
  });
  expect(centres[green]!.bonus).toBe(0);
  expect(bonusAt).toEqual([red]);
});

test('[D4] the owner cannot refuse: no act asks for consent', () => {
  const { centres, supply } = after(many, red, deliver(delivery('blue-1', 1)), 1_000);
  expect(supply).toEqual({ grey: 10, yellow: 12, blue: 12, brown: 12 });
  expect(centres[green]!.below).toEqual({});
});

test('[D6] the owner has 5 seconds from the ruling, however late it came', () => {
  const { exchanges } = after(many, red, deliver(delivery('grey-1', 0)), 1_200, 1_000);
  expect(exchanges.map(({ until }) => until)).toEqual([6_200]);
});

test('[D3] a cube paid in an earlier delivery is gone', () => {
  const deliveries: Delivery[] = [delivery('grey-1', 0)];
  const once = after(many, red, deliver(...deliveries), 1_000);
  const back = stand(once, red, 0, 'ship');
  const why: Why = { code: 'no-cube', field: 'beam-1.0' };
  expect(ruled(back, red, deliver(...deliveries), 61_000)).toStrictEqual({ why, told: why });
});
