import type { Move } from './beam';
import type { Field, Slot } from './components';
import {
  type Allowed,
  green,
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

const load = (...moves: Move[]) => lift(0, { do: 'load', moves });
const move = (from: Field, to: Field): Move => ({ from, to });
const at = (state: State, slot: Slot) => stand(state, red, 0, slot);
const lifted = (from: Slot) => ({ type: 'lifted', seat: red, glass: 0, from }) as const;

const match = lay(running(), red, { 'plant-1.0': 'grey', 'plant-2.0': 'yellow' });
const one = at(match, 'beam-1');
const two = at(raise(match, red, 'beam-2', 'black-1'), 'beam-2');
const three = at(raise(match, red, 'beam-2', 'black-1', 3), 'beam-2');
const ochre = lay(raise(three, red, 'trade-1', 'ochre-1'), red, { 'trade-1.1': 'yellow' });

test.each<Refused>([
  ['[L1] loading no cube', one, load(), {}, { code: 'nothing-chosen' }],
  [
    '[L1] [B9] loading onto a unit with a cube',
    lay(one, red, { 'beam-1.0': 'blue' }),
    load(move('plant-1.0', 'beam-1.0')),
    {},
    { code: 'field-taken', field: 'beam-1.0' },
  ],
  [
    '[L1] [B9] loading onto a unit with a counter',
    lay(one, red, { 'beam-1.0': 'blue-1' }),
    load(move('plant-1.0', 'beam-1.0')),
    {},
    { code: 'field-taken', field: 'beam-1.0' },
  ],
  [
    '[L2] loading from an empty plant',
    one,
    load(move('plant-3.0', 'beam-1.0')),
    {},
    { code: 'no-cube', field: 'plant-3.0' },
  ],
  [
    "[L1] loading from another's plant",
    lay(one, green, { 'plant-3.0': 'blue' }),
    load(move('plant-3.0', 'beam-1.0')),
    {},
    { code: 'no-cube', field: 'plant-3.0' },
  ],
  [
    '[L2] [T3] loading a counter',
    lay(one, red, { 'plant-3.0': 'blue-1' }),
    load(move('plant-3.0', 'beam-1.0')),
    {},
    { code: 'no-cube', field: 'plant-3.0' },
  ],
  [
    '[L2] a cube from the other beam station',
    lay(one, red, { 'beam-2.0': 'blue' }),
    load(move('beam-2.0', 'beam-1.0')),
    {},
    { code: 'not-from-a-plant', field: 'beam-2.0' },
  ],
  [
    '[L2] a cube from the same station',
    lay(two, red, { 'beam-2.0': 'blue' }),
    load(move('beam-2.0', 'beam-2.1')),
    {},
    { code: 'not-from-a-plant', field: 'beam-2.0' },
  ],
  [
    '[L2] a cube from a plant that became a beam station',
    lay(raise(one, red, 'plant-4', 'black-2'), red, { 'plant-4.0': 'brown' }),
    load(move('plant-4.0', 'beam-1.0')),
    {},
    { code: 'not-from-a-plant', field: 'plant-4.0' },
  ],
  [
    '[L2] a cube from a trading centre',
    one,
    load(move('trade-1.0', 'beam-1.0')),
    {},
    { code: 'no-such-field', field: 'trade-1.0' },
  ],
  [
    '[L2] a cube from a unit that does not exist',
    one,
    load(move('plant-1.1', 'beam-1.0')),
    {},
    { code: 'no-such-field', field: 'plant-1.1' },
  ],
  [
    '[L2] a good move and a bad one',
    two,
    load(move('plant-1.0', 'beam-2.0'), move('plant-3.0', 'beam-2.1')),
    {},
    { code: 'no-cube', field: 'plant-3.0' },
  ],
  [
    '[L3] loading onto the other station',
    one,
    load(move('plant-1.0', 'beam-2.0')),
    {},
    { code: 'field-elsewhere', field: 'beam-2.0', on: 'beam-1' },
  ],
  [
    '[L3] loading onto this station and the other',
    one,
    load(move('plant-1.0', 'beam-1.0'), move('plant-2.0', 'beam-2.0')),
    {},
    { code: 'field-elsewhere', field: 'beam-2.0', on: 'beam-1' },
  ],
  [
    '[L3] one unit more than printed',
    one,
    load(move('plant-1.0', 'beam-1.0'), move('plant-2.0', 'beam-1.1')),
    {},
    { code: 'no-such-field', field: 'beam-1.1' },
  ],
  [
    '[L3] [B6] a third unit on stage II',
    two,
    load(move('plant-1.0', 'beam-2.2')),
    {},
    { code: 'no-such-field', field: 'beam-2.2' },
  ],
  [
    '[L3] two cubes onto one unit',
    two,
    load(move('plant-1.0', 'beam-2.0'), move('plant-2.0', 'beam-2.0')),
    {},
    { code: 'field-twice', field: 'beam-2.0' },
  ],
  [
    '[L3] one cube onto two units',
    two,
    load(move('plant-1.0', 'beam-2.0'), move('plant-1.0', 'beam-2.1')),
    {},
    { code: 'field-twice', field: 'plant-1.0' },
  ],
])('refuses %s', (_rule, before, action, { seat = red, at: when = 0, finger }, why) => {
  expect(ruled(before, seat, action, when, finger)).toStrictEqual({ why, told: why });
});

test.each<Allowed>([
  [
    '[L1] a cube onto the unit of a printed station',
    one,
    load(move('plant-1.0', 'beam-1.0')),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.buildings.plant-1.units': [null],
      'centres.red.buildings.beam-1.units': ['grey'],
    },
    [lifted('beam-1'), { type: 'loaded', seat: red, moves: [move('plant-1.0', 'beam-1.0')] }],
  ],
  [
    '[L1] [L3] any of the free units, from any plants, in any order',
    three,
    load(move('plant-2.0', 'beam-2.2'), move('plant-1.0', 'beam-2.0')),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.buildings.plant-1.units': [null],
      'centres.red.buildings.plant-2.units': [null],
      'centres.red.buildings.beam-2.units': ['grey', null, 'yellow'],
    },
    [
      lifted('beam-2'),
      {
        type: 'loaded',
        seat: red,
        moves: [move('plant-2.0', 'beam-2.2'), move('plant-1.0', 'beam-2.0')],
      },
    ],
  ],
  [
    '[L1] all units, also from a plant on a tile',
    ochre,
    load(
      move('plant-1.0', 'beam-2.0'),
      move('plant-2.0', 'beam-2.1'),
      move('trade-1.1', 'beam-2.2'),
    ),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.buildings.plant-1.units': [null],
      'centres.red.buildings.plant-2.units': [null],
      'centres.red.buildings.trade-1.units': [null, null],
      'centres.red.buildings.beam-2.units': ['grey', 'yellow', 'yellow'],
    },
    [
      lifted('beam-2'),
      {
        type: 'loaded',
        seat: red,
        moves: [
          move('plant-1.0', 'beam-2.0'),
          move('plant-2.0', 'beam-2.1'),
          move('trade-1.1', 'beam-2.2'),
        ],
      },
    ],
  ],
  [
    '[L1] the free unit between a cube and a counter',
    lay(three, red, { 'beam-2.0': 'blue', 'beam-2.2': 'grey-2' }),
    load(move('plant-1.0', 'beam-2.1')),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.buildings.plant-1.units': [null],
      'centres.red.buildings.beam-2.units': ['blue', 'grey', 'grey-2'],
    },
    [lifted('beam-2'), { type: 'loaded', seat: red, moves: [move('plant-1.0', 'beam-2.1')] }],
  ],
])('allows %s', (_rule, before, action, { seat = red, at: when = 0, finger }, changed, events) => {
  expect(ruled(before, seat, action, when, finger)).toStrictEqual({
    changed,
    events,
    told: undefined,
  });
});
