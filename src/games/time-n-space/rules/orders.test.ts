import { of } from '../../../kit/seat';
import type { Slot } from './components';
import { mostAt, type Placing } from './orders';
import {
  type Allowed,
  lay,
  lift,
  raise,
  red,
  type Refused,
  ruled,
  running,
  stand,
} from './testing/fixture';
import type { State } from './state';

const offer = (...orders: Placing[]) => lift(0, { do: 'offer', orders });
const at = (state: State, slot: Slot) => stand(state, red, 0, slot);
const lifted = (from: Slot) => ({ type: 'lifted', seat: red, glass: 0, from }) as const;

const grey: Placing = { order: 'grey-1', field: 'plant-1.0' };
const blue: Placing = { order: 'blue-3', field: 'beam-2.0' };
const brown: Placing = { order: 'brown-2', field: 'plant-4.0' };
const more: Placing = { order: 'brown-2', field: 'plant-2.0' };

const match = running();
const one = at(match, 'trade-1');
const two = at(raise(match, red, 'plant-3', 'white-1'), 'plant-3');
const three = at(raise(match, red, 'trade-2', 'white-1', 3), 'trade-2');
const last3 = lay(one, red, { 'plant-2.0': 'blue-3' });
const last2 = lay(three, red, { 'plant-3.0': 'brown-2' });

test.each<Refused>([
  ['[T1] no order', one, offer(), {}, { code: 'nothing-chosen' }],
  [
    '[T1] [B5] two through a printed one',
    one,
    offer(grey, blue),
    {},
    { code: 'too-many', most: 1, given: 2 },
  ],
  [
    '[T1] [B6] three through one of stage II',
    two,
    offer(grey, blue, brown),
    {},
    { code: 'too-many', most: 2, given: 3 },
  ],
  [
    '[T1] [B6] four through one of stage III',
    three,
    offer(grey, blue, brown, more),
    {},
    { code: 'too-many', most: 3, given: 4 },
  ],
  [
    '[T1] onto a trading centre',
    one,
    offer({ order: 'grey-1', field: 'trade-2.0' }),
    {},
    { code: 'no-such-field', field: 'trade-2.0' },
  ],
  [
    '[T1] a unit that does not exist',
    one,
    offer({ order: 'grey-1', field: 'beam-1.1' }),
    {},
    { code: 'no-such-field', field: 'beam-1.1' },
  ],
  [
    '[T1] onto a cube',
    lay(one, red, { 'plant-1.0': 'grey' }),
    offer(grey),
    {},
    { code: 'field-taken', field: 'plant-1.0' },
  ],
  [
    '[T1] [T3] onto an order',
    lay(one, red, { 'plant-1.0': 'grey-1' }),
    offer(grey),
    {},
    { code: 'field-taken', field: 'plant-1.0' },
  ],
  [
    '[T1] two onto one field',
    three,
    offer(grey, blue, { order: 'brown-1', field: 'beam-2.0' }),
    {},
    { code: 'field-twice', field: 'beam-2.0' },
  ],
  [
    '[T2] an order that is in play',
    last3,
    offer(blue),
    {},
    { code: 'not-above', order: 'blue-3', have: 0 },
  ],
  [
    '[T2] two of a kind with one left',
    last2,
    offer(brown, more),
    {},
    { code: 'not-above', order: 'brown-2', have: 1 },
  ],
  [
    '[T2] one that the player has and one that is missing',
    lay(three, red, { 'plant-2.0': 'blue-3' }),
    offer(grey, blue),
    {},
    { code: 'not-above', order: 'blue-3', have: 0 },
  ],
])('refuses %s', (_rule, before, action, { seat = red, at: when = 0, finger }, why) => {
  expect(ruled(before, seat, action, when, finger)).toStrictEqual({ why, told: why });
});

test.each<Allowed>([
  [
    '[T1] [B5] one through a printed one',
    one,
    offer(grey),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.above.grey-1': 2,
      'centres.red.buildings.plant-1.units': ['grey-1'],
    },
    [lifted('trade-1'), { type: 'offered', seat: red, orders: [grey] }],
  ],
  [
    '[T1] [B6] [T2] two of different kind and value through one of stage II',
    two,
    offer(grey, blue),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.above.grey-1': 2,
      'centres.red.above.blue-3': 0,
      'centres.red.buildings.plant-1.units': ['grey-1'],
      'centres.red.buildings.beam-2.units': ['blue-3'],
    },
    [lifted('plant-3'), { type: 'offered', seat: red, orders: [grey, blue] }],
  ],
  [
    '[T1] fewer than the number',
    three,
    offer(blue),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.above.blue-3': 0,
      'centres.red.buildings.beam-2.units': ['blue-3'],
    },
    [lifted('trade-2'), { type: 'offered', seat: red, orders: [blue] }],
  ],
  [
    '[T1] [B6] [T2] three through stage III, among them the last of a kind',
    three,
    offer(brown, grey, more),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.above.brown-2': 0,
      'centres.red.above.grey-1': 2,
      'centres.red.buildings.plant-4.units': ['brown-2'],
      'centres.red.buildings.plant-1.units': ['grey-1'],
      'centres.red.buildings.plant-2.units': ['brown-2'],
    },
    [lifted('trade-2'), { type: 'offered', seat: red, orders: [brown, grey, more] }],
  ],
  [
    '[T2] the last of a kind',
    last2,
    offer(brown),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.above.brown-2': 0,
      'centres.red.buildings.plant-4.units': ['brown-2'],
    },
    [lifted('trade-2'), { type: 'offered', seat: red, orders: [brown] }],
  ],
  [
    '[T3] an order beside one in play, which stays',
    lay(raise(one, red, 'beam-1', 'black-1'), red, { 'beam-1.0': 'grey-1' }),
    offer({ order: 'grey-1', field: 'beam-1.1' }),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.above.grey-1': 1,
      'centres.red.buildings.beam-1.units': ['grey-1', 'grey-1'],
    },
    [
      lifted('trade-1'),
      { type: 'offered', seat: red, orders: [{ order: 'grey-1', field: 'beam-1.1' }] },
    ],
  ],
])('allows %s', (_rule, before, action, { seat = red, at: when = 0, finger }, changed, events) => {
  expect(ruled(before, seat, action, when, finger)).toStrictEqual({
    changed,
    events,
    told: undefined,
  });
});

test.each([
  ['[T1] printed', match, 'trade-1', 1],
  ['[T1] stage II', two, 'plant-3', 2],
  ['[T1] stage III', three, 'trade-2', 3],
  ['[T1] a plant', match, 'plant-1', 0],
  ['[T1] a beam station', match, 'beam-1', 0],
] as [string, State, Slot, number][])(
  'the number of orders allowed: %s',
  (_rule, state, slot, most) => {
    expect(mostAt(of(state.centres, red), slot)).toBe(most);
  },
);
