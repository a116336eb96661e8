import fc from 'fast-check';
import { type Millis, MINUTE } from '../../../kit/millis';
import type { Seat } from '../../../kit/seat';
import type { Action, Deed, GameEvent } from './actions';
import {
  act,
  after,
  type Allowed,
  blue,
  dealt,
  deliver,
  delivery,
  differences,
  ENDS_AT,
  fly,
  frozen,
  green,
  lay,
  lift,
  purple,
  red,
  type Refused,
  ruled,
  rulingFor,
  running,
  stand,
  visiting,
  waited,
} from './testing/fixture';
import type { State } from './state';
import { caughtUp, due, elapse } from './time';

const turn: Action = { type: 'turn', glass: 0, on: 'plant-1' };
const lapse = lift(0, { do: 'lapse' });
const produce: Deed = { do: 'produce', fields: ['plant-1.0'] };
const GREY = delivery('grey-1', 0);

const table = running();
/** The last glass of the match: green's, which runs out 40 seconds after the clock. */
const last = after(table, green, { type: 'turn', glass: 0, on: 'plant-1' }, ENDS_AT - 20_000);
const lastCall = ENDS_AT + 40_000 + MINUTE;
/** A glass whose sand ran out long before the clock. */
const old = stand(table, green, 0, 'plant-1', MINUTE);
const twoLast = stand(last, blue, 1, 'plant-2', ENDS_AT + 10_000);
const isOver = (at: Millis) => ({
  'phase.name': 'over',
  'phase.endsAt': undefined,
  'phase.lastSand': undefined,
  'phase.at': at,
});
const over = waited(table, ENDS_AT + 400);

/** Red and blue stand ready at green's planet for one grey order, after the clock. */
const meeting = {
  ...visiting(
    visiting(
      lay(table, green, { 'plant-1.0': 'grey-1', 'plant-2.0': 'blue-1' }),
      red,
      green,
      ['grey'],
      ENDS_AT + 1_000,
    ),
    blue,
    green,
    ['grey', 'blue'],
    ENDS_AT + 1_000,
  ),
  bonusAt: [],
};
const T = ENDS_AT + 2_000;
const held = after(meeting, red, deliver(GREY), T);
const contested = after(held, blue, deliver(GREY), T + 100);
const choosing = after(contested, green, { type: 'admit', visitor: red }, T + 1_000);

test.each<Refused>([
  [
    '[E1] turning at the very end',
    last,
    turn,
    { at: ENDS_AT },
    { code: 'time-is-up', since: ENDS_AT },
  ],
  [
    '[E1] turning onto a ship after the end',
    last,
    { type: 'turn', glass: 1, on: 'ship' },
    { at: ENDS_AT + 30_000 },
    { code: 'time-is-up', since: ENDS_AT },
  ],
  [
    '[E1] turning again after a lift after the end',
    after(twoLast, blue, lift(1, { do: 'lapse' }), ENDS_AT + 10_000),
    { type: 'turn', glass: 1, on: 'plant-2' },
    { seat: blue, at: ENDS_AT + 10_000 },
    { code: 'time-is-up', since: ENDS_AT },
  ],
  [
    '[H14] turning by a finger of the very end, while all glasses are parked',
    table,
    turn,
    { at: ENDS_AT + 100, finger: ENDS_AT },
    { code: 'time-is-up', since: ENDS_AT },
  ],
  [
    '[H14] turning by a finger in time that arrives 400 ms late',
    table,
    turn,
    { at: ENDS_AT + 400, finger: ENDS_AT - 1 },
    { code: 'not-now', phase: 'over' },
  ],
  [
    '[H14] lifting by a finger of the end of the last call',
    last,
    lapse,
    { seat: green, at: lastCall + 399, finger: lastCall },
    { code: 'not-now', phase: 'over' },
  ],
  [
    '[E2] lifting after the end, a millisecond before the sand runs out',
    last,
    lapse,
    { seat: green, at: ENDS_AT + 39_999 },
    { code: 'sand-still-runs', until: ENDS_AT + 40_000 },
  ],
  [
    '[E4] lifting 60 seconds after the last sand',
    last,
    lapse,
    { seat: green, at: lastCall },
    { code: 'not-now', phase: 'over' },
  ],
  [
    '[E4] lifting 60 seconds after the clock, if all sand had run out before',
    old,
    lapse,
    { seat: green, at: ENDS_AT + MINUTE },
    { code: 'not-now', phase: 'over' },
  ],
  [
    '[E5] turning when the match is over',
    over,
    turn,
    { at: ENDS_AT + 400 },
    { code: 'not-now', phase: 'over' },
  ],
  [
    '[E5] turning when it is over, by a finger that was in time',
    over,
    turn,
    { at: ENDS_AT + 400, finger: ENDS_AT - 1 },
    { code: 'not-now', phase: 'over' },
  ],
  [
    '[E5] choosing when it is over',
    over,
    { type: 'choose', orders: ['grey-1', 'grey-1'] },
    { at: ENDS_AT + 400 },
    { code: 'not-now', phase: 'over' },
  ],
  [
    '[E5] placing when it is over',
    over,
    { type: 'place', fields: ['plant-1.0', 'plant-2.0'] },
    { at: ENDS_AT + 400 },
    { code: 'not-now', phase: 'over' },
  ],
  [
    '[E5] becoming ready when it is over',
    over,
    { type: 'ready' },
    { at: ENDS_AT + 400 },
    { code: 'not-now', phase: 'over' },
  ],
  [
    '[E5] admitting when it is over',
    over,
    { type: 'admit', visitor: blue },
    { at: ENDS_AT + 400 },
    { code: 'nothing-to-settle' },
  ],
  [
    '[E5] choosing again when it is over',
    over,
    { type: 'redo', deliveries: [] },
    { at: ENDS_AT + 400 },
    { code: 'not-yours-to-choose' },
  ],
  [
    '[E5] exchanging when it is over',
    over,
    { type: 'exchange', from: 'plant-1.0', to: 'plant-2.0' },
    { at: ENDS_AT + 400 },
    { code: 'nothing-to-exchange' },
  ],
])('refuses %s', (_rule, state, action, { seat = red, at = 0, finger }, why) => {
  expect(ruled(state, seat, action, at, finger)).toStrictEqual({ why, told: why });
});

const turned = (until: Millis): GameEvent[] => [
  { type: 'turned', seat: red, glass: 0, on: 'plant-1', until },
];
const lifted = (seat: Seat, glass: 0 | 1, from: 'plant-1' | 'plant-2' | 'ship'): GameEvent => ({
  type: 'lifted',
  seat,
  glass,
  from,
});

test.each<Allowed>([
  [
    '[E1] turning in the last millisecond before 30:00',
    table,
    turn,
    { at: ENDS_AT - 1 },
    {
      'glasses.red': [{ on: 'plant-1', until: ENDS_AT - 1 + MINUTE }, null],
      'phase.lastSand': ENDS_AT - 1 + MINUTE,
    },
    turned(ENDS_AT - 1 + MINUTE),
  ],
  [
    '[E1] turning by a finger in time, though ruled on after the end',
    last,
    turn,
    { at: ENDS_AT + 100, finger: ENDS_AT - 1 },
    {
      'glasses.red': [{ on: 'plant-1', until: ENDS_AT - 1 + MINUTE }, null],
      'phase.lastSand': ENDS_AT - 1 + MINUTE,
    },
    turned(ENDS_AT - 1 + MINUTE),
  ],
  [
    '[H14] turning by a finger in time, while all glasses are parked',
    table,
    turn,
    { at: ENDS_AT + 399, finger: ENDS_AT - 1 },
    {
      'glasses.red': [{ on: 'plant-1', until: ENDS_AT - 1 + MINUTE }, null],
      'phase.lastSand': ENDS_AT - 1 + MINUTE,
    },
    turned(ENDS_AT - 1 + MINUTE),
  ],
  [
    '[H14] lifting by a finger in time after the last call',
    twoLast,
    lapse,
    { seat: green, at: lastCall + 399, finger: lastCall - 1 },
    { 'glasses.green': [null, null] },
    [lifted(green, 0, 'plant-1'), { type: 'lapsed', seat: green, on: 'plant-1' }],
  ],
  [
    '[E2] lifting after the end with its action, while another glass keeps the match open',
    twoLast,
    lift(0, produce),
    { seat: green, at: ENDS_AT + 40_000 },
    {
      'glasses.green': [null, null],
      'supply.grey': 11,
      'centres.green.buildings.plant-1.units': ['grey'],
    },
    [
      lifted(green, 0, 'plant-1'),
      { type: 'produced', seat: green, fields: ['plant-1.0'], short: [] },
    ],
  ],
  [
    '[E3] lifting the last glass after the end, which ends the match at once',
    last,
    lift(0, produce),
    { seat: green, at: ENDS_AT + 45_000 },
    {
      ...isOver(ENDS_AT + 45_000),
      'glasses.green': [null, null],
      'supply.grey': 11,
      'centres.green.buildings.plant-1.units': ['grey'],
    },
    [
      lifted(green, 0, 'plant-1'),
      { type: 'produced', seat: green, fields: ['plant-1.0'], short: [] },
      { type: 'over', at: ENDS_AT + 45_000 },
    ],
  ],
  [
    '[E3] lifting the last glass before the end, which does not',
    old,
    lapse,
    { seat: green, at: ENDS_AT - 1 },
    { 'glasses.green': [null, null] },
    [lifted(green, 0, 'plant-1'), { type: 'lapsed', seat: green, on: 'plant-1' }],
  ],
  [
    '[E4] lifting in the last millisecond of the last call',
    last,
    lapse,
    { seat: green, at: lastCall - 1 },
    { ...isOver(lastCall - 1), 'glasses.green': [null, null] },
    [
      lifted(green, 0, 'plant-1'),
      { type: 'lapsed', seat: green, on: 'plant-1' },
      { type: 'over', at: lastCall - 1 },
    ],
  ],
  [
    '[E3] the last new choice, which ends the match',
    choosing,
    { type: 'redo', deliveries: [delivery('blue-1', 1)] },
    { seat: blue, at: T + 3_000 },
    {
      ...isOver(T + 3_000),
      contests: [],
      'supply.blue': 12,
      'centres.blue.below.green': ['blue-1'],
      'centres.blue.buildings.beam-1.units': ['grey', null, null],
      'centres.green.buildings.plant-2.units': [null],
    },
    [
      {
        type: 'delivered',
        seat: blue,
        planet: green,
        orders: [{ order: 'blue-1', field: 'plant-2.0' }],
        cubes: ['beam-1.1'],
        bonus: false,
      },
      { type: 'over', at: T + 3_000 },
    ],
  ],
])('allows %s', (_rule, state, action, { seat = red, at = 0, finger }, changed, events) => {
  const expected = { changed, events, told: undefined };
  expect(ruled(state, seat, action, at, finger)).toStrictEqual(expected);
});

// What time alone does ---------------------------------------------------------------------------

type Waiting = [rule: string, state: State, at: Millis, over: Millis | undefined];

test.each<Waiting>([
  [
    '[E3] [H14] the match goes on 399 ms after the clock has run out',
    table,
    ENDS_AT + 399,
    undefined,
  ],
  ['[E3] [H14] a moment later it is over, if no glass stands', table, ENDS_AT + 400, ENDS_AT + 400],
  ['[W2] the same holds for a later look', table, ENDS_AT + 99_999, ENDS_AT + 400],
  ['[E2] a glass that stands keeps the match open', last, lastCall + 399, undefined],
  ['[E4] it ends 60 seconds after the last sand', last, lastCall + 400, lastCall + 400],
  ['[E4] the last of several sands counts', twoLast, lastCall + 400, lastCall + 400],
  [
    '[E4] it counts even if its glass was lifted',
    after(twoLast, green, lapse, ENDS_AT + 90_000),
    lastCall + 400,
    lastCall + 400,
  ],
  [
    '[E4] the match does not end earlier',
    after(twoLast, green, lapse, ENDS_AT + 90_000),
    lastCall + 399,
    undefined,
  ],
  [
    "[E4] the last sand counts among one player's two glasses, too",
    stand(last, green, 1, 'plant-2', 5),
    lastCall + 400,
    lastCall + 400,
  ],
  [
    '[E4] the match is not over before that',
    stand(last, green, 1, 'plant-2', 5),
    lastCall + 399,
    undefined,
  ],
  [
    '[E4] it ends 60 seconds after the clock, if all sand had run out before',
    old,
    ENDS_AT + MINUTE + 400,
    ENDS_AT + MINUTE + 400,
  ],
  ['[E4] it does not end before the 60 seconds', old, ENDS_AT + MINUTE + 399, undefined],
  ['[E3] a waiting visit is served first', held, T + 649, undefined],
  ['[E3] a contest is settled first', contested, T + 5_499, undefined],
  ['[E3] a new choice comes first', choosing, T + 6_399, undefined],
  ['[E3] it ends when nothing is left to settle', choosing, T + 6_400, T + 6_400],
])('%s', (_rule, state, at, ended) => {
  const { phase } = waited(frozen(state), at);
  const running = { name: 'running', startedAt: 0, endsAt: ENDS_AT };
  expect(phase).toMatchObject(
    ended === undefined ? running : { name: 'over', startedAt: 0, at: ended },
  );
});

test('[E4] glasses that still stand then stay where they are', () => {
  const { state, events } = elapse(frozen(last), lastCall + 400);
  expect(differences(last, state)).toStrictEqual(isOver(lastCall + 400));
  expect(events).toEqual([{ type: 'over', at: lastCall + 400 }]);
});

test('[E3] [E4] a contest at the end of the last call is settled before the match is over', () => {
  const end = ENDS_AT + 1_000 + MINUTE;
  const met = after(after(meeting, red, deliver(GREY), end - 200), blue, deliver(GREY), end - 100);
  expect(waited(met, end + 10_699).phase.name).toBe('running');
  expect(waited(met, end + 10_700).phase).toEqual({ name: 'over', startedAt: 0, at: end + 10_700 });
});

test('[E3] a pending exchange delays nobody and is settled by the end', () => {
  const alike = visiting(
    lay(table, green, { 'plant-1.0': 'grey-1', 'plant-2.0': 'grey-1' }),
    red,
    green,
    ['grey'],
    ENDS_AT + 1_000,
  );
  const { state, events } = caughtUp(waited(alike, T), T);
  expect(events).toEqual([]);
  expect(act(state, red, deliver(GREY), T)).toMatchObject({
    ok: true,
    state: { phase: { name: 'over', at: T }, exchanges: [] },
  });
  const still = after(stand(alike, blue, 0, 'plant-1', MINUTE), red, deliver(GREY), T);
  expect(still.exchanges).toHaveLength(1);
  expect(due(still)).toBe(T + 5_400);
});

test.each<[rule: string, state: State, next: Millis | undefined]>([
  ['[W2] nothing falls due while orders are chosen', dealt(), undefined],
  [
    '[W2] nothing falls due while orders are placed',
    { ...dealt(), phase: { name: 'preparing', hand: {}, ready: [] } },
    undefined,
  ],
  ['[W2] nothing falls due when it is over', over, undefined],
  ['[W2] [E3] the end falls due next, if no glass stands', table, ENDS_AT + 400],
  ['[W2] [E4] the end of the last call falls due next', last, lastCall + 400],
  ['[W2] [C8] the end of a moment falls due next', held, T + 650],
  ["[W2] [C3] the end of the owner's time falls due next", contested, T + 5_500],
  ['[W2] [C5] the end of a choice falls due next', choosing, T + 6_400],
  [
    '[W2] the earliest of several falls due next',
    {
      ...last,
      exchanges: [
        { seat: green, order: 'grey-1', field: 'plant-1.0', others: [], until: 9_000 },
        { seat: green, order: 'grey-1', field: 'plant-2.0', others: [], until: 8_000 },
      ],
    },
    8_400,
  ],
])('%s', (_rule, state, next) => {
  expect(due(state)).toBe(next);
});

test('[W2] if nothing falls due the state stays the same object', () => {
  expect(elapse(contested, T + 5_499).state).toBe(contested);
  expect(elapse(over, 2 * ENDS_AT).state).toBe(over);
});

test('[W2] only exchanges that are due end', () => {
  const open = { seat: green, order: 'grey-1', field: 'plant-1.0', others: [] } as const;
  const exchanges = [8_000, 9_000, 8_000].map(until => ({ ...open, until }));
  const { state, events } = elapse(frozen({ ...table, exchanges }), 8_400);
  expect(state.exchanges).toEqual([exchanges[1]]);
  expect(events).toEqual([]);
});

test('[W2] only the waiting visit that is due is served', () => {
  const [reds] = held.held;
  const later = { ...reds!, seat: blue, finger: T + 50, until: T + 700 };
  const { state, events } = elapse(frozen({ ...held, held: [later, reds!] }), T + 650);
  expect(state.held).toEqual([later]);
  expect(events).toMatchObject([{ type: 'delivered', seat: red, planet: green }]);
});

test('[W2] only the question that is due counts as answered', () => {
  const [greens] = contested.contests;
  const later = { ...greens!, planet: blue, until: T + 9_000 };
  const { state, events } = elapse(frozen({ ...contested, contests: [later, greens!] }), T + 5_500);
  expect(state.contests).toMatchObject([later, { planet: green, chooser: blue }]);
  expect(events[0]).toEqual({ type: 'admitted', planet: green, visitor: red });
});

test('[W2] what falls due together happens in one step: visits, then answers, then exchanges', () => {
  const busy: State = {
    ...choosing,
    held: [
      {
        seat: blue,
        planet: red,
        finger: T + 5_750,
        deliveries: [],
        cubes: [],
        orders: [],
        until: T + 6_400,
      },
    ],
    exchanges: [{ seat: green, order: 'grey-1', field: 'plant-1.0', others: [], until: T + 6_000 }],
  };
  const { state, events } = elapse(frozen(busy), T + 6_400);
  expect(state).toMatchObject({ held: [], contests: [], exchanges: [] });
  expect(events).toEqual([
    { type: 'lapsed', seat: blue, on: 'ship' },
    { type: 'lapsed', seat: blue, on: 'ship' },
    { type: 'over', at: T + 6_400 },
  ]);
});

test('[W2] what an act makes due happens with the act, not before it', () => {
  const exchanges = [
    { seat: green, order: 'grey-1', field: 'plant-1.0', others: [], until: 9_000 },
  ] as const;
  const stale: State = { ...over, phase: { name: 'running', startedAt: 0, endsAt: ENDS_AT } };
  expect(caughtUp({ ...stale, exchanges }, ENDS_AT + 405).events).toEqual([
    { type: 'over', at: ENDS_AT + 405 },
  ]);
  expect(elapse({ ...stale, exchanges }, ENDS_AT + 405).events).toEqual([
    { type: 'over', at: ENDS_AT + 400 },
  ]);
});

// However many steps ------------------------------------------------------------------------------

const wishes = [
  [GREY],
  [delivery('grey-1', 1)],
  [GREY, delivery('grey-1', 1)],
  [delivery('blue-1', 2)],
  [GREY, delivery('blue-1', 2)],
];
const visitors = [red, blue, purple];
const anyWish = fc.constantFrom(...wishes);
const anyVisitor = fc.constantFrom(...visitors);
const anyAnswer: fc.Arbitrary<readonly [Seat, Action]> = fc.oneof(
  anyVisitor.map(visitor => [green, { type: 'admit', visitor }] as const),
  fc.tuple(
    anyVisitor,
    anyWish.map((deliveries): Action => ({ type: 'redo', deliveries })),
  ),
  anyVisitor.map(seat => [seat, turn] as const),
);
const anyEvening = fc.record({
  bonus: fc.boolean(),
  from: fc.constantFrom(1_000, ENDS_AT - 300, ENDS_AT + 30_000, ENDS_AT + MINUTE + 29_000),
  acts: fc
    .tuple(
      fc.shuffledSubarray(visitors, { minLength: 2 }).chain(seats =>
        fc.tuple(
          ...seats.map(seat =>
            fc.record({
              wait: fc.nat(150),
              lag: fc.nat(120),
              act: anyWish.map(wish => [seat, deliver(...wish)] as const),
            }),
          ),
        ),
      ),
      fc.array(fc.record({ wait: fc.nat(400), lag: fc.nat(120), act: anyAnswer }), {
        maxLength: 4,
        size: 'max',
      }),
    )
    .map(([visits, answers]): Acts => [...visits, ...answers]),
  looks: fc.array(fc.nat(12_000), { minLength: 1, maxLength: 4, size: 'max' }),
});

/** Three visitors at green's planet; the last sand runs out 30 seconds after the clock. */
function afterwards({ bonus, from, acts }: { bonus: boolean; from: Millis; acts: Acts }): State {
  const orders = { 'plant-1.0': 'grey-1', 'plant-2.0': 'grey-1', 'plant-3.0': 'blue-1' } as const;
  const start = visitors.reduce(
    (state, seat) => visiting(state, seat, green, ['grey', 'grey', 'blue'], 100),
    lay(fly(running(4), green, green), green, orders),
  );
  const last = stand(start, green, 0, 'plant-4', ENDS_AT + 30_000);
  let state: State = { ...last, bonusAt: bonus ? [green] : [] };
  let at = from;
  for (const { wait, lag, act } of acts) {
    at += wait;
    const context = { seat: act[0], at, finger: at - lag };
    const ruling = rulingFor(waited(state, at), act[1], context);
    state = ruling.ok ? ruling.state : waited(state, at);
  }
  return state;
}
type Acts = readonly { wait: Millis; lag: Millis; act: readonly [Seat, Action] }[];

test('[W2] any number of steps leads to the same events at the same times', () => {
  fc.assert(
    fc.property(anyEvening, ({ looks, ...played }) => {
      const state = frozen(afterwards(played));
      const begin = played.from + 400 * played.acts.length;
      const moments = [...looks].sort((one, other) => one - other).map(look => begin + look);
      const once = elapse(state, moments[moments.length - 1]!);
      const steps = moments.reduce(
        (before, at) => {
          const { state: next, events } = elapse(before.state, at);
          return { state: next, events: [...before.events, ...events] };
        },
        { state, events: [] as readonly GameEvent[] },
      );
      expect(steps).toStrictEqual({ state: once.state, events: once.events });
      expect(due(once.state) ?? Infinity).toBeGreaterThan(moments[moments.length - 1]!);
    }),
    { numRuns: 200 },
  );
});
