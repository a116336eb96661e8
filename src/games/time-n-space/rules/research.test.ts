import type { Slot, TileId } from './components';
import { built, upgraded } from './research';
import {
  act,
  type Allowed,
  fly,
  green,
  lay,
  lift,
  raise,
  red,
  type Refused,
  ruled,
  running,
  stack,
  stand,
  study,
} from './testing/fixture';
import type { State } from './state';

const build = (slot: Slot) => lift(0, { do: 'build', slot });
const upgrade = lift(0, { do: 'upgrade' });
const lapse = lift(0, { do: 'lapse' });
const at = (state: State, slot: Slot) => stand(state, red, 0, slot);
const lifted = (from: Slot | 'research') =>
  ({ type: 'lifted', seat: red, glass: 0, from }) as const;
const studied = (tile: TileId) => stand(study(match, red, tile), red, 0, 'research');

const match = running();
const ochre = studied('ochre-1');
const second = at(raise(match, red, 'plant-1', 'ochre-1'), 'plant-1');
const third = at(raise(match, red, 'plant-1', 'ochre-1', 3), 'plant-1');
const onMoon = stand(
  fly(stack(study(match, red, 'ochre-1'), 'moon-1', ['white-1', 'white-2']), red, 'moon-1'),
  red,
  0,
  'ship',
);

test.each<Refused>([
  [
    '[R2] covering a building with a cube',
    lay(ochre, red, { 'plant-1.0': 'grey' }),
    build('plant-1'),
    {},
    { code: 'not-empty', slot: 'plant-1' },
  ],
  [
    '[R2] [T3] covering a building with a counter',
    lay(ochre, red, { 'beam-1.0': 'grey-1' }),
    build('beam-1'),
    {},
    { code: 'not-empty', slot: 'beam-1' },
  ],
  [
    '[R4] covering one of stage II',
    raise(ochre, red, 'beam-1', 'black-1'),
    build('beam-1'),
    {},
    { code: 'not-stage-one', slot: 'beam-1' },
  ],
  [
    '[R4] covering one of stage III',
    raise(ochre, red, 'trade-1', 'white-1', 3),
    build('trade-1'),
    {},
    { code: 'not-stage-one', slot: 'trade-1' },
  ],
  [
    '[R5] covering one with a running glass',
    stand(ochre, red, 1, 'plant-1', 60_000),
    build('plant-1'),
    {},
    { code: 'glass-in-the-way', slot: 'plant-1' },
  ],
  [
    '[R5] covering one with a glass that has run out',
    stand(ochre, red, 1, 'trade-2'),
    build('trade-2'),
    {},
    { code: 'glass-in-the-way', slot: 'trade-2' },
  ],
  [
    '[R7] [M2] a second tile onto the first',
    onMoon,
    lift(0, { do: 'take', tile: 'white-1' }),
    {},
    { code: 'research-is-full' },
  ],
  [
    '[U1] upgrading a printed building',
    at(match, 'plant-1'),
    upgrade,
    {},
    { code: 'not-stage-two', slot: 'plant-1' },
  ],
  [
    '[U1] [U2] upgrading one of stage III',
    third,
    upgrade,
    {},
    { code: 'not-stage-two', slot: 'plant-1' },
  ],
  [
    '[U1] upgrading one with a cube',
    lay(second, red, { 'plant-1.1': 'yellow' }),
    upgrade,
    {},
    { code: 'not-empty', slot: 'plant-1' },
  ],
  [
    '[U1] [T3] upgrading one with a counter',
    lay(second, red, { 'plant-1.0': 'grey-1' }),
    upgrade,
    {},
    { code: 'not-empty', slot: 'plant-1' },
  ],
  [
    '[U2] upgrading in the research station',
    ochre,
    upgrade,
    {},
    { code: 'not-done-here', deed: 'upgrade', on: 'research' },
  ],
])('refuses %s', (_rule, before, action, { seat = red, at: when = 0, finger }, why) => {
  expect(ruled(before, seat, action, when, finger)).toStrictEqual({ why, told: why });
});

test.each<Allowed>([
  [
    '[R2] [R7] covering an empty building, stage II up',
    ochre,
    build('plant-1'),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.research': null,
      'centres.red.buildings.plant-1.tile': 'ochre-1',
      'centres.red.buildings.plant-1.stage': 2,
      'centres.red.buildings.plant-1.units': [null, null],
    },
    [lifted('research'), { type: 'built', seat: red, slot: 'plant-1', tile: 'ochre-1' }],
  ],
  [
    '[R3] a beam station over a trading centre',
    studied('black-6'),
    build('trade-2'),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.research': null,
      'centres.red.buildings.trade-2.tile': 'black-6',
      'centres.red.buildings.trade-2.stage': 2,
      'centres.red.buildings.trade-2.units': [null, null],
    },
    [lifted('research'), { type: 'built', seat: red, slot: 'trade-2', tile: 'black-6' }],
  ],
  [
    '[R3] a trading centre over a beam station',
    studied('white-3'),
    build('beam-1'),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.research': null,
      'centres.red.buildings.beam-1.tile': 'white-3',
      'centres.red.buildings.beam-1.stage': 2,
      'centres.red.buildings.beam-1.units': [],
    },
    [lifted('research'), { type: 'built', seat: red, slot: 'beam-1', tile: 'white-3' }],
  ],
  [
    '[R2] covering a building beside others that are not empty',
    lay(ochre, red, { 'plant-2.0': 'yellow', 'beam-1.0': 'grey-1' }),
    build('trade-1'),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.research': null,
      'centres.red.buildings.trade-1.tile': 'ochre-1',
      'centres.red.buildings.trade-1.stage': 2,
      'centres.red.buildings.trade-1.units': [null, null],
    },
    [lifted('research'), { type: 'built', seat: red, slot: 'trade-1', tile: 'ochre-1' }],
  ],
  [
    '[R5] covering a building while glasses stand elsewhere',
    stand(stand(ochre, red, 1, 'plant-2'), green, 0, 'plant-1'),
    build('plant-1'),
    {},
    {
      'glasses.red': [null, { on: 'plant-2', until: 0 }],
      'centres.red.research': null,
      'centres.red.buildings.plant-1.tile': 'ochre-1',
      'centres.red.buildings.plant-1.stage': 2,
      'centres.red.buildings.plant-1.units': [null, null],
    },
    [lifted('research'), { type: 'built', seat: red, slot: 'plant-1', tile: 'ochre-1' }],
  ],
  [
    '[R6] [R7] letting it lapse, which keeps the tile',
    ochre,
    lapse,
    {},
    { 'glasses.red': [null, null] },
    [lifted('research'), { type: 'lapsed', seat: red, on: 'research' }],
  ],
  [
    '[U1] upgrading an empty plant',
    second,
    upgrade,
    {},
    {
      'glasses.red': [null, null],
      'centres.red.buildings.plant-1.stage': 3,
      'centres.red.buildings.plant-1.units': [null, null, null],
    },
    [lifted('plant-1'), { type: 'upgraded', seat: red, slot: 'plant-1', tile: 'ochre-1' }],
  ],
  [
    '[U1] upgrading an empty beam station in a full centre',
    lay(at(raise(match, red, 'trade-1', 'black-2'), 'trade-1'), red, {
      'plant-1.0': 'grey',
      'beam-1.0': 'grey-1',
    }),
    upgrade,
    {},
    {
      'glasses.red': [null, null],
      'centres.red.buildings.trade-1.stage': 3,
      'centres.red.buildings.trade-1.units': [null, null, null],
    },
    [lifted('trade-1'), { type: 'upgraded', seat: red, slot: 'trade-1', tile: 'black-2' }],
  ],
  [
    '[U1] upgrading a trading centre, which is always empty',
    at(raise(match, red, 'plant-4', 'white-2'), 'plant-4'),
    upgrade,
    {},
    { 'glasses.red': [null, null], 'centres.red.buildings.plant-4.stage': 3 },
    [lifted('plant-4'), { type: 'upgraded', seat: red, slot: 'plant-4', tile: 'white-2' }],
  ],
  [
    '[U1] [U2] the usual action, which leaves the building on stage II',
    second,
    lift(0, { do: 'produce', fields: ['plant-1.0', 'plant-1.1'] }),
    {},
    {
      'glasses.red': [null, null],
      'centres.red.buildings.plant-1.units': ['grey', 'yellow'],
      'supply.grey': 11,
      'supply.yellow': 11,
    },
    [
      lifted('plant-1'),
      { type: 'produced', seat: red, fields: ['plant-1.0', 'plant-1.1'], short: [] },
    ],
  ],
  [
    '[U2] the usual action on stage III',
    third,
    lapse,
    {},
    { 'glasses.red': [null, null] },
    [lifted('plant-1'), { type: 'lapsed', seat: red, on: 'plant-1' }],
  ],
])('allows %s', (_rule, before, action, { seat = red, at: when = 0, finger }, changed, events) => {
  expect(ruled(before, seat, action, when, finger)).toStrictEqual({
    changed,
    events,
    told: undefined,
  });
});

test('[R7] a built tile cannot be built again, and its place takes the next', () => {
  const ruling = act(ochre, red, build('plant-1'), 0);
  const state = ruling.ok ? ruling.state : ochre;
  expect(act(state, red, { type: 'turn', glass: 0, on: 'research' }, 0)).toEqual({
    ok: false,
    why: { code: 'research-is-empty' },
  });
});

test.each([
  [
    '[R1] building from an empty research station',
    () => built(match, red, 'plant-1'),
    'empty research',
  ],
  ['[U1] upgrading a printed building', () => upgraded(match, red, 'plant-1'), 'never of stage II'],
])('%s without checking throws', (_rule, mistake, words) => {
  expect(mistake).toThrow(words);
});
