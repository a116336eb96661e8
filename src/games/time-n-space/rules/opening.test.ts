import type { Action } from './actions';
import type { Field, Order } from './components';
import {
  after,
  type Allowed,
  BEGINNER,
  blue,
  dealt,
  ENDS_AT,
  green,
  lay,
  lift,
  red,
  type Refused,
  ruled,
  running,
  waited,
} from './testing/fixture';
import { waitingFor } from './offers';
import type { State } from './state';
import { view } from './view';

const choose = (...orders: [Order, Order]): Action => ({ type: 'choose', orders });
const place = (...fields: [Field, Field]): Action => ({ type: 'place', fields });
const ready: Action = { type: 'ready' };
const turn: Action = { type: 'turn', glass: 0, on: 'plant-1' };
const lapse = lift(0, { do: 'lapse' });

const choosing = dealt();
const greenChose = after(choosing, green, choose('yellow-2', 'yellow-2'), 0);
const twoChose = after(greenChose, red, choose('grey-1', 'blue-3'), 0);
const preparing = after(twoChose, blue, choose('brown-3', 'grey-1'), 0);
const redPlaced = after(preparing, red, place('plant-1.0', 'beam-2.0'), 0);
const redReady = after(redPlaced, red, ready, 0);
const allPlaced = after(
  after(redReady, green, place('plant-1.0', 'plant-2.0'), 0),
  blue,
  place('plant-1.0', 'plant-2.0'),
  0,
);
const lastToSay = after(allPlaced, green, ready, 0);
const beginners = dealt(3, BEGINNER);
const lastBeginner = after(after(beginners, red, ready, 0), green, ready, 0);
const over = waited(running(), ENDS_AT + 400);

test.each<Refused>([
  [
    '[S6] choosing an order twice with only one of it',
    choosing,
    choose('grey-3', 'grey-3'),
    {},
    { code: 'not-above', order: 'grey-3', have: 1 },
  ],
  [
    '[S6] choosing a second order that the player lacks',
    lay(choosing, red, { 'plant-1.0': 'blue-3' }),
    choose('blue-2', 'blue-3'),
    {},
    { code: 'not-above', order: 'blue-3', have: 0 },
  ],
  [
    '[S5] choosing again when all have chosen',
    preparing,
    choose('grey-1', 'grey-2'),
    {},
    { code: 'not-now', phase: 'preparing' },
  ],
  [
    '[S9] choosing among beginners',
    beginners,
    choose('grey-1', 'grey-1'),
    {},
    { code: 'not-now', phase: 'preparing' },
  ],
  [
    '[S14] choosing in a match',
    running(),
    choose('grey-1', 'grey-2'),
    {},
    { code: 'not-now', phase: 'running' },
  ],
  [
    '[S14] choosing after it',
    over,
    choose('grey-1', 'grey-2'),
    { at: ENDS_AT + 400 },
    { code: 'not-now', phase: 'over' },
  ],

  [
    '[S8] placing before all have chosen',
    twoChose,
    place('plant-1.0', 'plant-2.0'),
    {},
    { code: 'not-now', phase: 'choosing' },
  ],
  [
    '[S8] both on one field',
    preparing,
    place('plant-1.0', 'plant-1.0'),
    {},
    { code: 'field-twice', field: 'plant-1.0' },
  ],
  [
    '[S8] on a trading centre',
    preparing,
    place('trade-1.0', 'plant-1.0'),
    {},
    { code: 'no-such-field', field: 'trade-1.0' },
  ],
  [
    '[S8] on a second unit of a plant of one',
    preparing,
    place('plant-1.0', 'plant-1.1'),
    {},
    { code: 'no-such-field', field: 'plant-1.1' },
  ],
  [
    '[S8] on a field that is not free',
    lay(preparing, red, { 'plant-2.0': 'grey' }),
    place('plant-1.0', 'plant-2.0'),
    {},
    { code: 'field-taken', field: 'plant-2.0' },
  ],
  [
    '[S8] placing twice',
    redPlaced,
    place('plant-2.0', 'plant-3.0'),
    {},
    { code: 'nothing-in-hand' },
  ],
  [
    '[S9] placing among beginners',
    beginners,
    place('plant-1.0', 'beam-1.0'),
    {},
    { code: 'nothing-in-hand' },
  ],
  [
    '[S14] placing in a match',
    running(),
    place('plant-1.0', 'plant-2.0'),
    {},
    { code: 'not-now', phase: 'running' },
  ],

  [
    '[S12] ready before all have chosen',
    choosing,
    ready,
    {},
    { code: 'not-now', phase: 'choosing' },
  ],
  ['[S12] ready without having placed', preparing, ready, {}, { code: 'place-your-orders-first' }],
  ['[S12] ready twice', redReady, ready, {}, { code: 'already-ready' }],
  ['[S14] ready in a match', running(), ready, {}, { code: 'not-now', phase: 'running' }],
  ['[S14] ready after it', over, ready, { at: ENDS_AT + 400 }, { code: 'not-now', phase: 'over' }],

  [
    '[S14] a glass turned while orders are chosen',
    choosing,
    turn,
    {},
    { code: 'not-now', phase: 'choosing' },
  ],
  [
    '[S14] a glass turned while orders are placed',
    lastToSay,
    turn,
    {},
    { code: 'not-now', phase: 'preparing' },
  ],
  [
    '[S14] a glass lifted while orders are chosen',
    choosing,
    lapse,
    {},
    { code: 'not-now', phase: 'choosing' },
  ],
  [
    '[S14] a glass lifted while orders are placed',
    lastToSay,
    lapse,
    {},
    { code: 'not-now', phase: 'preparing' },
  ],
])('refuses %s', (_rule, before, action, { seat = red, at = 0, finger }, why) => {
  expect(ruled(before, seat, action, at, finger)).toStrictEqual({ why, told: why });
});

test.each<Allowed>([
  [
    '[S5] a secret choice: the others see only that it was made',
    choosing,
    choose('grey-1', 'blue-3'),
    {},
    { 'phase.chosen': [red], 'secret.choices.red': ['grey-1', 'blue-3'] },
    [{ type: 'chose', seat: red }],
  ],
  [
    '[S6] choosing an order twice with two of it',
    greenChose,
    choose('grey-2', 'grey-2'),
    {},
    { 'phase.chosen': [red, green], 'secret.choices.red': ['grey-2', 'grey-2'] },
    [{ type: 'chose', seat: red }],
  ],
  [
    '[S7] [S5] the last choice, which reveals all',
    twoChose,
    choose('brown-3', 'grey-1'),
    { seat: blue },
    {
      'phase.name': 'preparing',
      'phase.chosen': undefined,
      'phase.hand': {
        red: ['grey-1', 'blue-3'],
        green: ['yellow-2', 'yellow-2'],
        blue: ['brown-3', 'grey-1'],
      },
      'phase.ready': [],
      'centres.red.above.grey-1': 2,
      'centres.red.above.blue-3': 0,
      'centres.green.above.yellow-2': 0,
      'centres.blue.above.brown-3': 0,
      'centres.blue.above.grey-1': 2,
      'secret.choices.red': undefined,
      'secret.choices.green': undefined,
    },
    [
      { type: 'chose', seat: blue },
      {
        type: 'revealed',
        orders: {
          [red]: ['grey-1', 'blue-3'],
          [green]: ['yellow-2', 'yellow-2'],
          [blue]: ['brown-3', 'grey-1'],
        },
      },
    ],
  ],
  [
    '[S8] the first order on the first field, the second on the second',
    preparing,
    place('plant-1.0', 'beam-2.0'),
    {},
    {
      'phase.hand.red': [],
      'centres.red.buildings.plant-1.units': ['grey-1'],
      'centres.red.buildings.beam-2.units': ['blue-3'],
    },
    [
      {
        type: 'placed',
        seat: red,
        orders: [
          { order: 'grey-1', field: 'plant-1.0' },
          { order: 'blue-3', field: 'beam-2.0' },
        ],
      },
    ],
  ],
  [
    '[S8] the other way round',
    preparing,
    place('beam-2.0', 'plant-1.0'),
    {},
    {
      'phase.hand.red': [],
      'centres.red.buildings.plant-1.units': ['blue-3'],
      'centres.red.buildings.beam-2.units': ['grey-1'],
    },
    [
      {
        type: 'placed',
        seat: red,
        orders: [
          { order: 'grey-1', field: 'beam-2.0' },
          { order: 'blue-3', field: 'plant-1.0' },
        ],
      },
    ],
  ],
  [
    '[S12] being ready after placing, though others have not placed',
    redPlaced,
    ready,
    {},
    { 'phase.ready': [red] },
    [{ type: 'ready', seat: red }],
  ],
  [
    '[S12] being ready as the last but one',
    allPlaced,
    ready,
    { seat: green, at: 5 },
    { 'phase.ready': [red, green] },
    [{ type: 'ready', seat: green }],
  ],
  [
    '[S13] being ready as the last, which starts the clock for the agreed time',
    lastToSay,
    ready,
    { seat: blue, at: 7_000, finger: 6_900 },
    {
      'phase.name': 'running',
      'phase.hand': undefined,
      'phase.ready': undefined,
      'phase.startedAt': 7_000,
      'phase.endsAt': 1_807_000,
    },
    [
      { type: 'ready', seat: blue },
      { type: 'started', at: 7_000, endsAt: 1_807_000 },
    ],
  ],
  [
    '[S13] [S9] being ready without placing, for beginners, who play for twelve minutes',
    lastBeginner,
    ready,
    { seat: blue },
    {
      'phase.name': 'running',
      'phase.hand': undefined,
      'phase.ready': undefined,
      'phase.startedAt': 0,
      'phase.endsAt': 720_000,
    },
    [
      { type: 'ready', seat: blue },
      { type: 'started', at: 0, endsAt: 720_000 },
    ],
  ],
  [
    '[S14] turning a glass as the match starts',
    after(lastToSay, blue, ready, 7_000),
    turn,
    { at: 7_000 },
    { 'glasses.red': [{ on: 'plant-1', until: 67_000 }, null] },
    [{ type: 'turned', seat: red, glass: 0, on: 'plant-1', until: 67_000 }],
  ],
])('allows %s', (_rule, before, action, { seat = red, at = 0, finger }, changed, events) => {
  expect(ruled(before, seat, action, at, finger)).toStrictEqual({
    changed,
    events,
    told: undefined,
  });
});

test('[S5] a player may choose again as long as somebody has not chosen', () => {
  const choseAgain = after(twoChose, red, choose('brown-1', 'brown-1'), 0);
  expect(choseAgain.phase).toEqual(twoChose.phase);
  expect(choseAgain.secret.choices).toEqual({
    red: ['brown-1', 'brown-1'],
    green: ['yellow-2', 'yellow-2'],
  });
  const { phase } = after(choseAgain, blue, choose('grey-1', 'grey-1'), 0);
  expect(phase).toMatchObject({ name: 'preparing', hand: { red: ['brown-1', 'brown-1'] } });
});

test.each<[string, State, Parameters<typeof view>[1], unknown]>([
  ['[S5] players see their own choice', twoChose, red, ['grey-1', 'blue-3']],
  ['[S5] players that have not chosen see none', twoChose, blue, undefined],
  ['[S5] the board sees none', twoChose, 'board', undefined],
  ['[S7] a revealed choice is no secret', preparing, red, undefined],
])('%s', (_rule, state, viewer, choice) => {
  const seen = view(state, viewer);
  expect(seen.choice).toEqual(choice);
  expect(JSON.stringify({ ...seen, choice: [], centres: {} })).not.toContain('secret');
  if (state === twoChose) expect(seen.phase).toEqual({ name: 'choosing', chosen: [red, green] });
});

test('[W12] while orders are laid out, the match waits for those who are not ready', () => {
  expect(waitingFor(choosing)).toEqual([red, green, blue]);
  expect(waitingFor(redReady)).toEqual([green, blue]);
});
