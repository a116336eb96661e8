import type { Action, Deed } from './actions';
import type { Node, Place } from './components';
import { deedsAt } from './deeds';
import { glassMs, lifted } from './hourglass';
import {
  act,
  after,
  type Allowed,
  ENDS_AT,
  fly,
  green,
  lay,
  lift,
  NORMAL,
  raise,
  red,
  type Refused,
  ruled,
  running,
  stack,
  stand,
  study,
} from './testing/fixture';
import type { GlassId, State } from './state';

const turn = (glass: GlassId, on: Exclude<Place, 'ship'>): Action => ({ type: 'turn', glass, on });
const sail = (to?: Node): Action => ({ type: 'turn', glass: 0, on: 'ship', ...(to && { to }) });
const lapse = lift(0, { do: 'lapse' });
const produce = lift(0, { do: 'produce', fields: ['plant-1.0'] });

const match = running();
const patient = running(3, { ...NORMAL, glassSeconds: { [red]: 45, [green]: 120 } });
const open = running(3, { ...NORMAL, innerLinks: true });
const standing = stand(match, red, 0, 'plant-1', 60_000);
const through = stand(match, red, 0, 'plant-1');
const lateGlass = stand(match, red, 1, 'plant-2', ENDS_AT);
const done = act(match, red, { type: 'turn', glass: 0, on: 'beam-2' }, 0);

test.each<Refused>([
  [
    '[H2] turning a standing glass onto another symbol',
    standing,
    turn(0, 'beam-1'),
    {},
    { code: 'glass-stands', on: 'plant-1' },
  ],
  [
    '[H2] turning a standing glass onto its own symbol',
    standing,
    turn(0, 'plant-1'),
    {},
    { code: 'glass-stands', on: 'plant-1' },
  ],
  [
    '[H2] turning a standing glass whose sand has run out',
    standing,
    turn(0, 'beam-1'),
    { at: 70_000 },
    { code: 'glass-stands', on: 'plant-1' },
  ],
  [
    '[H2] turning the other glass while it stands',
    stand(match, red, 1, 'ship'),
    turn(1, 'beam-1'),
    {},
    { code: 'glass-stands', on: 'ship' },
  ],
  [
    '[H3] a second glass on a building',
    standing,
    turn(1, 'plant-1'),
    {},
    { code: 'symbol-taken', on: 'plant-1' },
  ],
  [
    '[H3] a second glass on the ship',
    stand(match, red, 1, 'ship'),
    sail(),
    {},
    { code: 'symbol-taken', on: 'ship' },
  ],
  [
    '[H3] a second glass on the research station',
    stand(study(match, red, 'ochre-1'), red, 0, 'research'),
    turn(1, 'research'),
    {},
    { code: 'symbol-taken', on: 'research' },
  ],
  [
    '[R1] [H1] turning onto an empty research station',
    match,
    turn(0, 'research'),
    {},
    { code: 'research-is-empty' },
  ],
  [
    '[R1] turning onto it with a tile in another research station',
    study(match, green, 'ochre-1'),
    turn(0, 'research'),
    {},
    { code: 'research-is-empty' },
  ],
  [
    '[H1] [F2] setting out where no wormhole leads',
    match,
    sail('moon-2'),
    {},
    { code: 'no-wormhole', from: red, to: 'moon-2' },
  ],
  [
    '[F2] setting out to where the ship is',
    match,
    sail(red),
    {},
    { code: 'no-wormhole', from: red, to: red },
  ],
  [
    '[F2] setting out through a closed inner wormhole',
    fly(match, red, 'moon-1'),
    sail('moon-2'),
    {},
    { code: 'no-wormhole', from: 'moon-1', to: 'moon-2' },
  ],
  [
    '[E1] turning after the last minute',
    lateGlass,
    turn(0, 'plant-1'),
    { at: ENDS_AT },
    { code: 'time-is-up', since: ENDS_AT },
  ],

  ['[H11] lifting a parked glass', match, lapse, {}, { code: 'glass-is-parked' }],
  [
    '[H11] lifting the parked one of two glasses',
    through,
    lift(1, { do: 'lapse' }),
    {},
    { code: 'glass-is-parked' },
  ],
  [
    '[H11] [H10] lifting a glass twice',
    after(through, red, lapse, 0),
    lapse,
    {},
    { code: 'glass-is-parked' },
  ],
  [
    "[H11] [H1] lifting another's glass",
    through,
    lapse,
    { seat: green },
    { code: 'glass-is-parked' },
  ],
  [
    '[H5] lifting one millisecond too early',
    standing,
    produce,
    { at: 59_999 },
    { code: 'sand-still-runs', until: 60_000 },
  ],
  [
    '[H6] lifting too early with nothing to do',
    standing,
    lapse,
    { at: 59_999 },
    { code: 'sand-still-runs', until: 60_000 },
  ],
  [
    '[H13] lifting with a finger that was too early, though the host was not',
    standing,
    produce,
    { at: 60_100, finger: 59_999 },
    { code: 'sand-still-runs', until: 60_000 },
  ],
  [
    '[H9] a mistaken lift with nothing to do',
    through,
    lift(0, { do: 'produce', fields: [] }),
    {},
    { code: 'nothing-chosen' },
  ],
])('refuses %s', (_rule, before, action, { seat = red, at = 0, finger }, why) => {
  expect(ruled(before, seat, action, at, finger)).toStrictEqual({ why, told: why });
});

test.each<Allowed>([
  [
    '[H4] [H1] turning onto a building',
    match,
    turn(0, 'plant-1'),
    {},
    { 'glasses.red': [{ on: 'plant-1', until: 60_000 }, null] },
    [{ type: 'turned', seat: red, glass: 0, on: 'plant-1', until: 60_000 }],
  ],
  [
    '[H4] [H1] turning the other glass onto a trading centre',
    standing,
    turn(1, 'trade-2'),
    { at: 5 },
    {
      'glasses.red': [
        { on: 'plant-1', until: 60_000 },
        { on: 'trade-2', until: 60_005 },
      ],
    },
    [{ type: 'turned', seat: red, glass: 1, on: 'trade-2', until: 60_005 }],
  ],
  [
    '[H3] turning onto a symbol where only somebody else has a glass',
    stand(match, green, 0, 'plant-1', 60_000),
    turn(0, 'plant-1'),
    {},
    { 'glasses.red': [{ on: 'plant-1', until: 60_000 }, null] },
    [{ type: 'turned', seat: red, glass: 0, on: 'plant-1', until: 60_000 }],
  ],
  [
    '[R1] [H1] turning onto a research station with a tile',
    study(match, red, 'ochre-1'),
    turn(1, 'research'),
    {},
    { 'glasses.red': [null, { on: 'research', until: 60_000 }] },
    [{ type: 'turned', seat: red, glass: 1, on: 'research', until: 60_000 }],
  ],
  [
    '[H5] [H13] sand that runs from the finger on',
    match,
    turn(0, 'beam-1'),
    { at: 1_200, finger: 1_000 },
    { 'glasses.red': [{ on: 'beam-1', until: 61_000 }, null] },
    [{ type: 'turned', seat: red, glass: 0, on: 'beam-1', until: 61_000 }],
  ],
  [
    '[H5] [O4] turning a glass of 45 seconds',
    patient,
    turn(0, 'beam-1'),
    { at: 1_000 },
    { 'glasses.red': [{ on: 'beam-1', until: 46_000 }, null] },
    [{ type: 'turned', seat: red, glass: 0, on: 'beam-1', until: 46_000 }],
  ],
  [
    '[H1] [F1] turning onto the ship, which stays',
    match,
    sail(),
    {},
    { 'glasses.red': [{ on: 'ship', until: 60_000 }, null] },
    [{ type: 'turned', seat: red, glass: 0, on: 'ship', until: 60_000 }],
  ],
  [
    '[H1] [F1] turning onto the ship, which sets out',
    match,
    sail('moon-3'),
    {},
    { 'glasses.red': [{ on: 'ship', until: 60_000 }, null], 'ships.red.to': 'moon-3' },
    [{ type: 'turned', seat: red, glass: 0, on: 'ship', until: 60_000, to: 'moon-3' }],
  ],
  [
    '[F1] setting out through an open inner wormhole',
    fly(open, red, 'moon-1'),
    sail('moon-2'),
    {},
    { 'glasses.red': [{ on: 'ship', until: 60_000 }, null], 'ships.red.to': 'moon-2' },
    [{ type: 'turned', seat: red, glass: 0, on: 'ship', until: 60_000, to: 'moon-2' }],
  ],
  [
    '[E1] turning one millisecond before the last minute is over',
    lateGlass,
    turn(0, 'plant-1'),
    { at: ENDS_AT - 1 },
    {
      'glasses.red': [
        { on: 'plant-1', until: ENDS_AT + 59_999 },
        { on: 'plant-2', until: ENDS_AT },
      ],
      'phase.lastSand': ENDS_AT + 59_999,
    },
    [{ type: 'turned', seat: red, glass: 0, on: 'plant-1', until: ENDS_AT + 59_999 }],
  ],
  [
    '[E1] [H13] a finger in time, though the host was late',
    lateGlass,
    turn(0, 'plant-1'),
    { at: ENDS_AT + 100, finger: ENDS_AT - 1 },
    {
      'glasses.red': [
        { on: 'plant-1', until: ENDS_AT + 59_999 },
        { on: 'plant-2', until: ENDS_AT },
      ],
      'phase.lastSand': ENDS_AT + 59_999,
    },
    [{ type: 'turned', seat: red, glass: 0, on: 'plant-1', until: ENDS_AT + 59_999 }],
  ],

  [
    '[H5] [H8] lifting as the sand runs out, together with the deed',
    standing,
    produce,
    { at: 60_000 },
    {
      'glasses.red': [null, null],
      'centres.red.buildings.plant-1.units': ['grey'],
      'supply.grey': 11,
    },
    [
      { type: 'lifted', seat: red, glass: 0, from: 'plant-1' },
      { type: 'produced', seat: red, fields: ['plant-1.0'], short: [] },
    ],
  ],
  [
    '[H13] a finger in time, the host a little late',
    standing,
    lapse,
    { at: 60_100, finger: 60_000 },
    { 'glasses.red': [null, null] },
    [
      { type: 'lifted', seat: red, glass: 0, from: 'plant-1' },
      { type: 'lapsed', seat: red, on: 'plant-1' },
    ],
  ],
  [
    '[H8] [H6] lifting where the action lapses',
    standing,
    lapse,
    { at: 60_000 },
    { 'glasses.red': [null, null] },
    [
      { type: 'lifted', seat: red, glass: 0, from: 'plant-1' },
      { type: 'lapsed', seat: red, on: 'plant-1' },
    ],
  ],
  [
    '[H7] lifting long after, while the other glass stands',
    stand(standing, red, 1, 'ship', 90_000),
    lapse,
    { at: 1_500_000 },
    { 'glasses.red': [null, { on: 'ship', until: 90_000 }] },
    [
      { type: 'lifted', seat: red, glass: 0, from: 'plant-1' },
      { type: 'lapsed', seat: red, on: 'plant-1' },
    ],
  ],
  [
    '[H8] lifting the other glass, off the ship',
    stand(standing, red, 1, 'ship'),
    lift(1, { do: 'lapse' }),
    {},
    { 'glasses.red': [{ on: 'plant-1', until: 60_000 }, null] },
    [
      { type: 'lifted', seat: red, glass: 1, from: 'ship' },
      { type: 'lapsed', seat: red, on: 'ship' },
    ],
  ],
  [
    '[F3] [H8] lifting off a ship, which arrives though nothing is done',
    fly(stand(match, red, 0, 'ship'), red, 'moon-1', green),
    lapse,
    {},
    { 'glasses.red': [null, null], 'ships.red.at': green, 'ships.red.to': null },
    [
      { type: 'lifted', seat: red, glass: 0, from: 'ship' },
      { type: 'arrived', seat: red, at: green },
      { type: 'lapsed', seat: red, on: 'ship' },
    ],
  ],
  [
    '[F3] lifting off a building, which leaves a ship on its way',
    fly(stand(through, red, 1, 'ship', 60_000), red, 'moon-1', green),
    lapse,
    {},
    { 'glasses.red': [null, { on: 'ship', until: 60_000 }] },
    [
      { type: 'lifted', seat: red, glass: 0, from: 'plant-1' },
      { type: 'lapsed', seat: red, on: 'plant-1' },
    ],
  ],
  [
    '[H10] turning a lifted glass at once onto the same symbol',
    after(through, red, lapse, 500),
    turn(0, 'plant-1'),
    { at: 500 },
    { 'glasses.red': [{ on: 'plant-1', until: 60_500 }, null] },
    [{ type: 'turned', seat: red, glass: 0, on: 'plant-1', until: 60_500 }],
  ],
  [
    '[H10] turning a lifted glass at once onto another symbol',
    after(through, red, lapse, 500),
    turn(0, 'trade-1'),
    { at: 500 },
    { 'glasses.red': [{ on: 'trade-1', until: 60_500 }, null] },
    [{ type: 'turned', seat: red, glass: 0, on: 'trade-1', until: 60_500 }],
  ],
])('allows %s', (_rule, before, action, { seat = red, at = 0, finger }, changed, events) => {
  expect(ruled(before, seat, action, at, finger)).toStrictEqual({
    changed,
    events,
    told: undefined,
  });
});

test('[H9] after a refused lift the glass still stands and can be lifted', () => {
  expect(act(standing, red, produce, 59_999).ok).toBe(false);
  expect(act(standing, red, produce, 60_000).ok).toBe(true);
});

test('[H4] a glass stands from the moment it is turned', () => {
  expect(done).toMatchObject({ ok: true, state: { glasses: { red: [{ on: 'beam-2' }, null] } } });
});

test.each([
  ['[O4] a seat without its own length', 'blue', 60_000],
  ['[O4] a seat with a short glass', 'red', 45_000],
  ['[O4] a seat with a long glass', 'green', 120_000],
])('the run of a glass: %s', (_rule, seat, millis) => {
  expect(glassMs(patient.options, seat as typeof red)).toBe(millis);
});

test('[H11] lifting a parked glass without checking throws', () => {
  expect(() => lifted(match, red, 0)).toThrow('a parked glass cannot be lifted');
});

const DEEDS: readonly Deed[] = [
  { do: 'produce', fields: ['plant-1.0'] },
  { do: 'load', moves: [{ from: 'plant-1.0', to: 'beam-1.0' }] },
  { do: 'offer', orders: [{ order: 'grey-1', field: 'plant-1.0' }] },
  { do: 'upgrade' },
  { do: 'build', slot: 'plant-1' },
  { do: 'tuck', tile: 'ochre-1' },
  { do: 'take', tile: 'ochre-1' },
  { do: 'deliver', deliveries: [{ order: 'grey-1', from: ['beam-1.0'] }] },
];

const at = (state: State, on: Place): State => stand(state, red, 0, on);
const SYMBOLS: [rule: string, before: State, on: Place, spot: Place | Node, own: Deed['do'][]][] = [
  ['[H12] a plant', match, 'plant-1', 'plant-1', ['produce', 'upgrade']],
  ['[H12] a beam station', match, 'beam-2', 'beam-2', ['load', 'upgrade']],
  ['[H12] a trading centre', match, 'trade-1', 'trade-1', ['offer', 'upgrade']],
  [
    '[H12] [R3] a plant that became a beam station',
    raise(match, red, 'plant-2', 'black-1'),
    'plant-2',
    'plant-2',
    ['load', 'upgrade'],
  ],
  [
    '[H12] [R3] a trading centre that became a plant',
    raise(match, red, 'trade-2', 'ochre-1'),
    'trade-2',
    'trade-2',
    ['produce', 'upgrade'],
  ],
  [
    '[H12] [R3] a beam station that became a trading centre',
    raise(match, red, 'beam-1', 'white-1'),
    'beam-1',
    'beam-1',
    ['offer', 'upgrade'],
  ],
  ['[H12] the research station', study(match, red, 'ochre-1'), 'research', 'research', ['build']],
  ["[H12] [F5] the player's own planet", match, 'ship', red, []],
  ["[H12] another's planet", fly(match, red, green), 'ship', green, ['deliver']],
  [
    "[H12] another's planet, on arrival",
    fly(match, red, 'moon-1', green),
    'ship',
    green,
    ['deliver'],
  ],
  ['[H12] a moon', fly(match, red, 'moon-2'), 'ship', 'moon-2', ['tuck', 'take']],
  [
    '[H12] a moon, on arrival',
    fly(match, red, green, 'moon-2'),
    'ship',
    'moon-2',
    ['tuck', 'take'],
  ],
  [
    '[H12] [M4] a moon without tiles',
    stack(fly(match, red, 'moon-2'), 'moon-2', []),
    'ship',
    'moon-2',
    [],
  ],
];

test.each(SYMBOLS)('only its own deeds can be done at %s', (_rule, before, on, spot, own) => {
  const state = at(lay(before, green, { 'plant-1.0': 'grey-1' }), on);
  expect(deedsAt(state, { seat: red }, on)).toEqual(own);
  for (const deed of DEEDS.filter(other => !own.includes(other.do))) {
    const why = { code: 'not-done-here', deed: deed.do, on: spot };
    expect(ruled(state, red, lift(0, deed), 0)).toStrictEqual({ why, told: why });
  }
  for (const deed of DEEDS.filter(other => own.includes(other.do))) {
    expect(ruled(state, red, lift(0, deed), 0)).not.toMatchObject({
      why: { code: 'not-done-here' },
    });
  }
});

test('[H13] [S14] a finger from before the start turns its glass at the start', () => {
  const begun: State = {
    ...running(),
    phase: { name: 'running', startedAt: 5_000, endsAt: 1_805_000 },
  };
  const turn = { type: 'turn', glass: 0, on: 'plant-1' } as const;
  const sands = [4_900, 5_000, 5_001].map(
    finger => after(begun, red, turn, 5_100, finger).glasses[red]![0]!.until,
  );
  expect(sands).toEqual([65_000, 65_000, 65_001]);
});
