import type { Action, Deed } from './actions';
import type { Field } from './components';
import { decodeAction, decodeOptions, GLASS_STEPS, MINUTE_STEPS } from './decode';
import { blue, green, purple, red } from './testing/fixture';
import type { Options } from './state';

const over = (wire: string): unknown => JSON.parse(wire);
const times = <T>(count: number, thing: T): T[] => Array(count).fill(thing) as T[];
const field: Field = 'plant-1.0';
const move = { from: field, to: 'beam-1.0' } as const;
const placing = { order: 'grey-1', field } as const;
const payment = { order: 'grey-1', from: ['beam-1.0'] } as const;
const lift = (deed: Deed): Action => ({ type: 'lift', glass: 1, deed });

test.each<[string, Action]>([
  ['[S5] choosing two orders', { type: 'choose', orders: ['grey-1', 'brown-3'] }],
  ['[S8] placing on two fields', { type: 'place', fields: ['plant-4.0', 'beam-2.0'] }],
  ['[S12] becoming ready', { type: 'ready' }],
  ['[H1] turning a glass onto a building', { type: 'turn', glass: 0, on: 'trade-2' }],
  ['[H1] turning the other onto the research station', { type: 'turn', glass: 1, on: 'research' }],
  ['[F1] turning onto the ship, which stays', { type: 'turn', glass: 0, on: 'ship' }],
  ['[F1] turning onto the ship, for a moon', { type: 'turn', glass: 0, on: 'ship', to: 'moon-4' }],
  ['[F1] turning onto the ship, for a planet', { type: 'turn', glass: 0, on: 'ship', to: purple }],
  ['[H8] letting it lapse', lift({ do: 'lapse' })],
  ['[P1] producing on no field', lift({ do: 'produce', fields: [] })],
  [
    '[P1] producing on the last field of a building',
    lift({ do: 'produce', fields: ['trade-2.2'] }),
  ],
  ['[P1] the most fields possible', lift({ do: 'produce', fields: times(24, field) })],
  ['[L1] the most moves possible', lift({ do: 'load', moves: times(24, move) })],
  ['[T1] the most orders possible', lift({ do: 'offer', orders: times(24, placing) })],
  ['[D1] the most deliveries possible', lift({ do: 'deliver', deliveries: times(24, payment) })],
  [
    '[D2] delivering an order of value 3',
    lift({ do: 'deliver', deliveries: [{ order: 'grey-3', from: times(3, field) }] }),
  ],
  ['[R2] building', lift({ do: 'build', slot: 'plant-1' })],
  ['[U1] upgrading', lift({ do: 'upgrade' })],
  ['[M1] tucking a tile', lift({ do: 'tuck', tile: 'ochre-12' })],
  ['[M1] taking a tile', lift({ do: 'take', tile: 'black-6' })],
  ['[C2] admitting a visitor', { type: 'admit', visitor: green }],
  ['[C4] choosing again from what is left', { type: 'redo', deliveries: times(24, payment) }],
  ['[C4] choosing nothing again', { type: 'redo', deliveries: [] }],
  ['[D6] exchanging a counter', { type: 'exchange', from: field, to: 'beam-1.0' }],
])('decodes an act: %s', (_rule, action) => {
  expect(decodeAction(over(JSON.stringify(action)))).toStrictEqual({ ok: true, value: action });
});

test('[F1] an undefined destination is the same as none', () => {
  const action = { type: 'turn', glass: 0, on: 'ship', to: undefined };
  expect(decodeAction(action)).toEqual({ ok: true, value: action });
});

const lifting = (deed: unknown) => ({ type: 'lift', glass: 0, deed });

test.each<[string, unknown, problem: RegExp]>([
  ['[H12] nothing', undefined, /^.*undefined/],
  ['[H12] null', null, /^.*null/],
  ['[H12] a number', 7, /^.*number/],
  ['[H12] NaN', NaN, /^.*NaN/],
  ['[H12] a text', 'ready', /^.*string/],
  ['[H12] a list', [{ type: 'ready' }], /^.*array/],
  ['[H12] no type', {}, /^type: /],
  ['[H12] an unknown act', { type: 'win' }, /^type: /],
  ['[H12] an act named like a property of objects', { type: 'toString' }, /^type: /],
  ['[H12] a type that is not a text', { type: ['ready'] }, /^type: /],
  ['[H12] an extra key', { type: 'ready', now: true }, /^.*"now"/],
  ['[H12] __proto__ for a type', { type: '__proto__' }, /^type: /],
  ['[H12] an extra __proto__', over('{"type":"ready","__proto__":{}}'), /^.*"__proto__"/],
  ['[H12] only a __proto__', over('{"__proto__":{"type":"ready"}}'), /^type: /],
  ['[H12] a constructor', { type: 'ready', constructor: 1 }, /^.*"constructor"/],

  ['[S5] one order', { type: 'choose', orders: ['grey-1'] }, /^orders: /],
  ['[S5] three orders', { type: 'choose', orders: times(3, 'grey-1') }, /^orders: /],
  ['[S5] an order of 4', { type: 'choose', orders: ['grey-1', 'grey-4'] }, /^orders\.1: /],
  ['[S5] an order of 0', { type: 'choose', orders: ['grey-0', 'grey-1'] }, /^orders\.0: /],
  [
    '[S5] an object instead of a list',
    { type: 'choose', orders: { 0: 'grey-1', 1: 'grey-1' } },
    /^orders: /,
  ],
  [
    '[S5] two invalid orders',
    { type: 'choose', orders: ['red-1', 'grey'] },
    /^orders\.0: [^;]+; orders\.1: [^;]+$/,
  ],
  ['[S8] one field', { type: 'place', fields: [field] }, /^fields: /],
  ['[S8] three fields', { type: 'place', fields: times(3, field) }, /^fields: /],
  ['[S8] [B9] a fourth unit', { type: 'place', fields: [field, 'plant-1.3'] }, /^fields\.1: /],
  ['[S8] a field without a unit', { type: 'place', fields: [field, 'plant-1'] }, /^fields\.1: /],

  ['[B7] a third glass', { type: 'turn', glass: 2, on: 'plant-1' }, /^glass: /],
  ['[B7] a glass -1', { type: 'turn', glass: -1, on: 'plant-1' }, /^glass: /],
  ['[B7] half a glass', { type: 'turn', glass: 0.5, on: 'plant-1' }, /^glass: /],
  ['[B7] NaN for a glass', { type: 'turn', glass: NaN, on: 'plant-1' }, /^glass: /],
  ['[B7] a word for a glass', { type: 'turn', glass: '0', on: 'plant-1' }, /^glass: /],
  ['[H1] turning onto nothing', { type: 'turn', glass: 0 }, /^on: /],
  ['[H1] turning onto a fifth plant', { type: 'turn', glass: 0, on: 'plant-5' }, /^on: /],
  [
    "[H1] turning onto another's symbol",
    { type: 'turn', glass: 0, on: 'plant-1', seat: green },
    /^.*"seat"/,
  ],
  [
    '[F1] a destination for a building',
    { type: 'turn', glass: 0, on: 'beam-1', to: 'moon-1' },
    /^.*"to"/,
  ],
  ['[F1] a flight to a fifth moon', { type: 'turn', glass: 0, on: 'ship', to: 'moon-5' }, /^to: /],
  ['[F1] a flight to a white planet', { type: 'turn', glass: 0, on: 'ship', to: 'white' }, /^to: /],
  ['[F1] a flight to null', { type: 'turn', glass: 0, on: 'ship', to: null }, /^to: /],

  ['[H8] lifting a glass without a deed', { type: 'lift', glass: 0 }, /^deed: /],
  ['[H8] lifting a third glass', { type: 'lift', glass: 2, deed: { do: 'lapse' } }, /^glass: /],
  ['[H8] an empty deed', lifting({}), /^deed\.do: /],
  ['[H12] an unknown deed', lifting({ do: 'win' }), /^deed\.do: /],
  ['[H12] a deed named like a property of objects', lifting({ do: 'constructor' }), /^deed\.do: /],
  ['[H8] two deeds', lifting({ do: 'lapse', slot: 'plant-1' }), /^deed: .*"slot"/],
  [
    '[P1] one field more than possible',
    lifting({ do: 'produce', fields: times(25, field) }),
    /^deed\.fields: /,
  ],
  ['[P1] a text instead of fields', lifting({ do: 'produce', fields: field }), /^deed\.fields: /],
  [
    '[P1] an invalid field',
    lifting({ do: 'produce', fields: ['research.0'] }),
    /^deed\.fields\.0: /,
  ],
  [
    '[L1] one move more than possible',
    lifting({ do: 'load', moves: times(25, move) }),
    /^deed\.moves: /,
  ],
  [
    '[L1] a move without a source',
    lifting({ do: 'load', moves: [{ to: field }] }),
    /^deed\.moves\.0\.from: /,
  ],
  [
    '[L1] a move with an extra key',
    lifting({ do: 'load', moves: [{ ...move, by: 1 }] }),
    /^deed\.moves\.0: .*"by"/,
  ],
  [
    '[T1] one order more than possible',
    lifting({ do: 'offer', orders: times(25, placing) }),
    /^deed\.orders: /,
  ],
  [
    '[T1] an order without a field',
    lifting({ do: 'offer', orders: [{ order: 'grey-1' }] }),
    /^deed\.orders\.0\.field: /,
  ],
  [
    '[T1] two orders in one',
    lifting({ do: 'offer', orders: [{ ...placing, value: 2 }] }),
    /^deed\.orders\.0: .*"value"/,
  ],
  [
    '[R2] building onto the research station',
    lifting({ do: 'build', slot: 'research' }),
    /^deed\.slot: /,
  ],
  [
    '[R2] building a chosen tile',
    lifting({ do: 'build', slot: 'beam-1', tile: 'white-1' }),
    /^deed: .*"tile"/,
  ],
  [
    '[U1] upgrading a named building',
    lifting({ do: 'upgrade', slot: 'beam-1' }),
    /^deed: .*"slot"/,
  ],
  ['[M1] tucking a seventh black tile', lifting({ do: 'tuck', tile: 'black-7' }), /^deed\.tile: /],
  [
    '[M1] taking a thirteenth ochre tile',
    lifting({ do: 'take', tile: 'ochre-13' }),
    /^deed\.tile: /,
  ],
  [
    '[M1] taking two tiles',
    lifting({ do: 'take', tile: 'ochre-1', also: 'ochre-2' }),
    /^deed: .*"also"/,
  ],
  [
    '[M1] tucking two tiles',
    lifting({ do: 'tuck', tile: 'ochre-1', also: 'ochre-2' }),
    /^deed: .*"also"/,
  ],
  [
    '[P1] an extra key beside the fields',
    lifting({ do: 'produce', fields: [], good: 'grey' }),
    /^deed: .*"good"/,
  ],
  [
    '[L1] an extra key beside the moves',
    lifting({ do: 'load', moves: [], good: 'grey' }),
    /^deed: .*"good"/,
  ],
  [
    '[T1] an extra key beside the orders',
    lifting({ do: 'offer', orders: [], good: 'grey' }),
    /^deed: .*"good"/,
  ],
  [
    '[D1] an extra key beside the deliveries',
    lifting({ do: 'deliver', deliveries: [], tip: 1 }),
    /^deed: .*"tip"/,
  ],
  ['[U1] an extra key in an upgrade', lifting({ do: 'lapse', why: 'late' }), /^deed: .*"why"/],
  [
    '[D1] one delivery more than possible',
    lifting({ do: 'deliver', deliveries: times(25, payment) }),
    /^deed\.deliveries: /,
  ],
  [
    '[D2] four cubes for an order',
    lifting({ do: 'deliver', deliveries: [{ order: 'grey-3', from: times(4, field) }] }),
    /^deed\.deliveries\.0\.from: /,
  ],
  [
    '[D2] a delivery with a bonus',
    lifting({ do: 'deliver', deliveries: [{ ...payment, bonus: true }] }),
    /^deed\.deliveries\.0: .*"bonus"/,
  ],
  [
    '[C4] one new delivery more than possible',
    { type: 'redo', deliveries: times(25, payment) },
    /^deliveries: /,
  ],
  ['[C2] admitting nobody', { type: 'admit', visitor: 'board' }, /^visitor: /],
  ['[C2] admitting __proto__', { type: 'admit', visitor: '__proto__' }, /^visitor: /],
  ['[D6] half an exchange', { type: 'exchange', from: field }, /^to: /],
  ...[
    { type: 'choose', orders: ['grey-1', 'grey-1'] },
    { type: 'place', fields: [field, field] },
    { type: 'turn', glass: 0, on: 'ship' },
    { type: 'turn', glass: 0, on: 'research' },
    lifting({ do: 'lapse' }),
    { type: 'admit', visitor: red },
    { type: 'redo', deliveries: [] },
    { type: 'exchange', from: field, to: field },
  ].map((act): [string, unknown, RegExp] => [
    `[H12] an extra key in ${act.type}`,
    { ...act, at: 0 },
    /^.*"at"/,
  ]),
])('refuses an act: %s', (_rule, input, problem) => {
  const decoded = decodeAction(input);
  expect(decoded).toEqual({ ok: false, problem: expect.stringMatching(problem) });
});

const STANDARD: Options = { level: 'normal', innerLinks: false, minutes: 30, glassSeconds: {} };

test.each<[string, unknown, Partial<Options>]>([
  ['[O1] [O2] [O3] no options', {}, {}],
  ['[O1] normal', { level: 'normal' }, {}],
  ['[O1] [O3] beginners', { level: 'beginner' }, { level: 'beginner', minutes: 12 }],
  ['[O2] closed inner wormholes', { innerLinks: false }, {}],
  ['[O2] open inner wormholes', { innerLinks: true }, { innerLinks: true }],
  ['[O3] the shortest match', { minutes: 6 }, { minutes: 6 }],
  ['[O3] any whole number', { minutes: 7 }, { minutes: 7 }],
  ['[O3] the longest match', { minutes: 60 }, { minutes: 60 }],
  ['[O3] a longer match for beginners', { level: 'beginner', minutes: 30 }, { level: 'beginner' }],
  ['[O4] no glass lengths', { glassSeconds: {} }, {}],
  [
    '[O4] a length for every seat',
    { glassSeconds: { red: 30, green: 35, blue: 60, purple: 120 } },
    { glassSeconds: { [red]: 30, [green]: 35, [blue]: 60, [purple]: 120 } },
  ],
  [
    '[O4] a length for one seat',
    { glassSeconds: { green: 115 } },
    { glassSeconds: { [green]: 115 } },
  ],
])('decodes options: %s', (_rule, input, chosen) => {
  expect(decodeOptions(input)).toStrictEqual({ ok: true, value: { ...STANDARD, ...chosen } });
});

test.each<[string, unknown, problem: RegExp]>([
  ['[O5] nothing', undefined, /^.*undefined/],
  ['[O5] null', null, /^.*null/],
  ['[O5] a list', [], /^.*array/],
  ['[O5] a text', 'normal', /^.*string/],
  ['[O5] an unknown option', { speed: 2 }, /^.*"speed"/],
  ['[O5] a __proto__', over('{"__proto__":{"level":"beginner"}}'), /^.*"__proto__"/],
  ['[O1] [O5] experts', { level: 'expert' }, /^level: /],
  ['[O1] [O5] null as level', { level: null }, /^level: /],
  ['[O2] [O5] a text for the wormholes', { innerLinks: 'true' }, /^innerLinks: /],
  ['[O2] [O5] a number for the wormholes', { innerLinks: 1 }, /^innerLinks: /],
  ['[O3] [O5] a minute too short', { minutes: 5 }, /^minutes: /],
  ['[O3] [O5] a minute too long', { minutes: 61 }, /^minutes: /],
  ['[O3] [O5] half a minute', { minutes: 12.5 }, /^minutes: /],
  ['[O3] [O5] a text for the minutes', { minutes: '12' }, /^minutes: /],
  ['[O3] [O5] NaN minutes', { minutes: NaN }, /^minutes: /],
  ['[O3] [O5] infinite minutes', { minutes: Infinity }, /^minutes: /],
  ['[O4] [O5] 5 seconds too short', { glassSeconds: { red: 25 } }, /^glassSeconds\.red: /],
  ['[O4] [O5] 5 seconds too long', { glassSeconds: { red: 125 } }, /^glassSeconds\.red: /],
  ['[O4] [O5] seconds between two steps', { glassSeconds: { blue: 44 } }, /^glassSeconds\.blue: /],
  ['[O4] [O5] NaN seconds', { glassSeconds: { blue: NaN } }, /^glassSeconds\.blue: /],
  ['[O4] [O5] a text for the seconds', { glassSeconds: { blue: '45' } }, /^glassSeconds\.blue: /],
  ['[O4] [O5] one length for all seats', { glassSeconds: 45 }, /^glassSeconds: /],
  ['[O4] [O5] a list', { glassSeconds: [45] }, /^glassSeconds: /],
  ['[O4] [O5] an unknown seat', { glassSeconds: { white: 45 } }, /^glassSeconds: .*"white"/],
  ['[O4] [O5] a constructor', { glassSeconds: { constructor: 45 } }, /^glassSeconds: .*"cons/],
  ['[O4] [O5] a __proto__', over('{"glassSeconds":{"__proto__":45}}'), /^glassSeconds: .*"__pr/],
  ['[O5] two faults at once', { level: 'expert', minutes: 5 }, /^level: [^;]+; minutes: [^;]+$/],
])('refuses options: %s', (_rule, input, problem) => {
  expect(decodeOptions(input)).toEqual({ ok: false, problem: expect.stringMatching(problem) });
});

test('[O3] [O4] the steps of options are exported for the lobby', () => {
  expect(MINUTE_STEPS).toEqual({ from: 6, to: 60, step: 1 });
  expect(GLASS_STEPS).toEqual({ from: 30, to: 120, step: 5 });
});
