import { type Field, type Good, type Slot, TILES } from './components';
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

const produce = (...fields: Field[]) => lift(0, { do: 'produce', fields });
const at = (state: State, slot: Slot) => stand(state, red, 0, slot);
const left = (state: State, supply: Partial<Record<Good, number>>): State => ({
  ...state,
  supply: { ...state.supply, ...supply },
});

const match = running();
const grey = at(match, 'plant-1');
// ochre-1 makes grey and yellow, on stage III blue as well.
const two = at(raise(match, red, 'trade-1', 'ochre-1'), 'trade-1');
const three = at(raise(match, red, 'plant-4', 'ochre-1', 3), 'plant-4');
const out = { grey: 0, blue: 0 };
const lifted = (from: Slot) => ({ type: 'lifted', seat: red, glass: 0, from }) as const;

test.each<Refused>([
  ['[P1] filling no unit', grey, produce(), {}, { code: 'nothing-chosen' }],
  [
    '[P2] [B9] a unit with a cube',
    lay(grey, red, { 'plant-1.0': 'grey' }),
    produce('plant-1.0'),
    {},
    { code: 'field-taken', field: 'plant-1.0' },
  ],
  [
    '[P2] [B9] a unit with a counter',
    lay(grey, red, { 'plant-1.0': 'blue-1' }),
    produce('plant-1.0'),
    {},
    { code: 'field-taken', field: 'plant-1.0' },
  ],
  [
    '[P2] [T3] a free unit and one with a counter',
    lay(three, red, { 'plant-4.2': 'blue-1' }),
    produce('plant-4.0', 'plant-4.2'),
    {},
    { code: 'field-taken', field: 'plant-4.2' },
  ],
  [
    '[P3] a unit whose good is used up',
    left(grey, { grey: 0 }),
    produce('plant-1.0'),
    {},
    { code: 'supply-is-out', goods: ['grey'] },
  ],
  [
    '[P3] units whose goods are all used up',
    left(three, out),
    produce('plant-4.2', 'plant-4.0'),
    {},
    { code: 'supply-is-out', goods: ['blue', 'grey'] },
  ],
  [
    '[P4] a unit of another plant',
    grey,
    produce('plant-2.0'),
    {},
    { code: 'field-elsewhere', field: 'plant-2.0', on: 'plant-1' },
  ],
  [
    '[P4] a unit of this plant and one of another',
    grey,
    produce('plant-1.0', 'beam-1.0'),
    {},
    { code: 'field-elsewhere', field: 'beam-1.0', on: 'plant-1' },
  ],
  [
    '[P4] one unit twice',
    two,
    produce('trade-1.0', 'trade-1.1', 'trade-1.0'),
    {},
    { code: 'field-twice', field: 'trade-1.0' },
  ],
  [
    '[P4] one unit more than printed',
    grey,
    produce('plant-1.0', 'plant-1.1'),
    {},
    { code: 'no-such-field', field: 'plant-1.1' },
  ],
  [
    '[P4] [B6] a third unit on stage II',
    two,
    produce('trade-1.2'),
    {},
    { code: 'no-such-field', field: 'trade-1.2' },
  ],
])('refuses %s', (_rule, before, action, { seat = red, at: when = 0, finger }, why) => {
  expect(ruled(before, seat, action, when, finger)).toStrictEqual({ why, told: why });
});

test.each<Allowed>([
  [
    '[P1] the unit of a printed plant',
    grey,
    produce('plant-1.0'),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.buildings.plant-1.units': ['grey'],
      'supply.grey': 11,
    },
    [lifted('plant-1'), { type: 'produced', seat: red, fields: ['plant-1.0'], short: [] }],
  ],
  [
    '[P1] all units of a plant on stage II',
    two,
    produce('trade-1.0', 'trade-1.1'),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.buildings.trade-1.units': ['grey', 'yellow'],
      'supply.grey': 11,
      'supply.yellow': 11,
    },
    [
      lifted('trade-1'),
      { type: 'produced', seat: red, fields: ['trade-1.0', 'trade-1.1'], short: [] },
    ],
  ],
  [
    '[P1] some units of a plant on stage III',
    three,
    produce('plant-4.2', 'plant-4.0'),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.buildings.plant-4.units': ['grey', null, 'blue'],
      'supply.grey': 11,
      'supply.blue': 11,
    },
    [
      lifted('plant-4'),
      { type: 'produced', seat: red, fields: ['plant-4.2', 'plant-4.0'], short: [] },
    ],
  ],
  [
    '[P2] the free unit between a cube and a counter',
    lay(three, red, { 'plant-4.0': 'brown', 'plant-4.2': 'grey-2' }),
    produce('plant-4.1'),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.buildings.plant-4.units': ['brown', 'yellow', 'grey-2'],
      'supply.yellow': 11,
    },
    [lifted('plant-4'), { type: 'produced', seat: red, fields: ['plant-4.1'], short: [] }],
  ],
  [
    "[P2] a unit that is taken only on another's plant",
    lay(grey, green, { 'plant-1.0': 'blue-1' }),
    produce('plant-1.0'),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.buildings.plant-1.units': ['grey'],
      'supply.grey': 11,
    },
    [lifted('plant-1'), { type: 'produced', seat: red, fields: ['plant-1.0'], short: [] }],
  ],
  [
    '[P3] the last cube of a good',
    left(grey, { grey: 1 }),
    produce('plant-1.0'),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.buildings.plant-1.units': ['grey'],
      'supply.grey': 0,
    },
    [lifted('plant-1'), { type: 'produced', seat: red, fields: ['plant-1.0'], short: [] }],
  ],
  [
    '[P3] three units of which only one good is left',
    left(three, out),
    produce('plant-4.0', 'plant-4.1', 'plant-4.2'),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.buildings.plant-4.units': [null, 'yellow', null],
      'supply.yellow': 11,
    },
    [
      lifted('plant-4'),
      { type: 'produced', seat: red, fields: ['plant-4.1'], short: ['grey', 'blue'] },
    ],
  ],
])('allows %s', (_rule, before, action, { seat = red, at: when = 0, finger }, changed, events) => {
  expect(ruled(before, seat, action, when, finger)).toStrictEqual({
    changed,
    events,
    told: undefined,
  });
});

test('[P3] the last cube of a good can be used up within one act', () => {
  const greyTwice = { kind: 'plant', makes: ['grey', 'grey', 'grey'] } as const;
  const corrected = jest.replaceProperty(TILES, 'ochre-1', { 2: greyTwice, 3: greyTwice });
  const before = left(at(raise(match, red, 'trade-1', 'ochre-1'), 'trade-1'), { grey: 1 });
  const all = produce('trade-1.2', 'trade-1.0', 'trade-1.1');
  expect(ruled(before, red, all, 0)).toMatchObject({
    changed: { 'centres.red.buildings.trade-1.units': [null, null, 'grey'], 'supply.grey': 0 },
    events: [
      lifted('trade-1'),
      { type: 'produced', fields: ['trade-1.2'], short: ['grey', 'grey'] },
    ],
  });
  corrected.restore();
});
