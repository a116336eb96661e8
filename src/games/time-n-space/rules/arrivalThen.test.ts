/** Visitors that wait use only what was there when they lifted. */
import {
  admit,
  admitted,
  empty,
  runSequence,
  gets,
  GREY,
  grey,
  lapsed,
  meeting,
  redo,
  type Step,
} from './testing/arrivalFixture';
import type { Why } from './actions';
import type { Field, Order } from './components';
import { offers } from './offers';
import { whyNot } from './rules';
import {
  after,
  blue,
  deliver,
  delivery,
  green,
  lay,
  lift,
  openTable,
  purple,
  red,
  stand,
} from './testing/fixture';
import type { Delivery, State } from './state';

const start: State = stand(
  stand(
    lay(
      meeting(
        { 'plant-1.0': 'grey-1', 'plant-3.0': 'brown-1', 'plant-4.0': 'blue-1' },
        { red: ['grey'], blue: ['grey', 'blue', 'yellow'] },
      ),
      blue,
      { 'plant-4.0': 'brown' },
    ),
    blue,
    1,
    'beam-2',
  ),
  green,
  0,
  'trade-1',
);

const loads = lift(1, { do: 'load', moves: [{ from: 'plant-4.0', to: 'beam-2.0' }] });
const puts = (order: Order, field: Field) => lift(0, { do: 'offer', orders: [{ order, field }] });

/** Both want the only grey order: red is admitted at 2.000, and blue chooses until 7.000. */
const meet: Step[] = [
  [red, deliver(GREY), 1_000],
  [blue, deliver(GREY), 1_100],
];
const letIn: Step = [green, admit(red), 2_000];
const run = (from: State, steps: readonly Step[]): State =>
  steps.reduce((state, [seat, act, at, finger]) => after(state, seat, act, at, finger), from);
const whyNotRedo = (state: State, ...deliveries: Delivery[]) =>
  whyNot(openTable(state), redo(...deliveries), {
    seat: blue,
    at: 4_000,
    finger: 4_000,
  });
const gone = (order: Order): Why => ({ code: 'order-gone', order, wanted: 1, there: 0 });

type Row = [rule: string, steps: Step[], wish: Delivery, why: Why | undefined];

test.each<Row>([
  [
    '[C12] a cube loaded after the lift is not delivered',
    [...meet, [blue, loads, 1_500], letIn],
    { order: 'brown-1', from: ['beam-2.0'] },
    { code: 'no-cube', field: 'beam-2.0' },
  ],
  [
    '[C12] a cube loaded while blue chooses is not delivered either',
    [...meet, letIn, [blue, loads, 3_000]],
    { order: 'brown-1', from: ['beam-2.0'] },
    { code: 'no-cube', field: 'beam-2.0' },
  ],
  [
    '[C12] an order put up after the lift is not filled',
    [...meet, letIn, [green, puts('yellow-1', 'plant-2.0'), 3_000]],
    delivery('yellow-1', 2),
    gone('yellow-1'),
  ],
  [
    '[C12] an order put up in the place of another of its kind is not filled',
    [...meet, letIn, [green, puts('grey-1', 'plant-1.0'), 3_000]],
    GREY,
    gone('grey-1'),
  ],
  [
    '[C12] an order that was there can be chosen',
    [...meet, letIn],
    delivery('blue-1', 1),
    undefined,
  ],
  [
    '[C12] a cube loaded before the lift is delivered',
    [[blue, loads, 500], ...meet, letIn],
    { order: 'brown-1', from: ['beam-2.0'] },
    undefined,
  ],
  [
    '[C12] an order put up before the lift is filled',
    [[green, puts('yellow-1', 'plant-2.0'), 500], ...meet, letIn],
    delivery('yellow-1', 2),
    undefined,
  ],
])('%s', (_rule, steps, wish, why) => {
  const state = run(start, steps);
  expect(whyNotRedo(state, wish)).toEqual(why);
  const orders = offers(openTable(state), blue, 4_000).flatMap(({ action }) =>
    action.type === 'redo' ? action.deliveries.map(({ order }) => order) : [],
  );
  expect(orders.includes(wish.order)).toBe(why === undefined);
});

test('[C12] [C5] without a choice nothing that came later is filled', () => {
  const steps: Step[] = [...meet, letIn, [green, puts('grey-1', 'plant-1.0'), 3_000]];
  const { events } = runSequence(start, steps, 8_000);
  expect(events.slice(-1)).toEqual([lapsed(blue)]);
});

test('[C12] [C6] a visitor with only later things to choose from is not asked', () => {
  const poor = meeting({ 'plant-4.0': 'grey-1' }, { red: ['grey'], blue: ['grey'] });
  const steps: Step[] = [...meet, [green, puts('grey-1', 'plant-1.0'), 1_500], letIn];
  const { events } = runSequence(stand(poor, green, 0, 'trade-1'), steps, 2_000);
  expect(events.slice(-3)).toEqual([
    admitted(red),
    gets(red, ['grey-1', 'plant-4.0']),
    empty(blue),
  ]);
});

test('[C12] a later visitor takes what came later and leaves the first what was there', () => {
  const alone = stand(
    meeting({ 'plant-4.0': 'grey-1' }, { red: ['grey'], blue: ['grey'] }),
    green,
    0,
    'trade-1',
  );
  const steps: Step[] = [
    [red, deliver(GREY), 1_000],
    [green, puts('grey-1', 'plant-1.0'), 1_050],
    [blue, deliver(GREY), 1_100],
  ];
  const { events } = runSequence(alone, steps, 3_000);
  expect(events.filter(({ type }) => type === 'delivered')).toEqual([
    gets(blue, grey),
    gets(red, ['grey-1', 'plant-4.0']),
  ]);
});

test('[C12] [C9] a new choice leaves a waiting visitor what was there, though more came since', () => {
  const cubes = { red: ['grey'], blue: ['grey', 'blue'], purple: ['blue'] } as const;
  const three = meeting({ 'plant-1.0': 'grey-1', 'plant-4.0': 'blue-1' }, cubes);
  const steps: Step[] = [
    [purple, deliver(delivery('blue-1', 0)), 1_000],
    [red, deliver(GREY), 1_010],
    [blue, deliver(GREY), 1_020],
    [green, admit(red), 1_030],
  ];
  const before = run(stand(three, green, 0, 'trade-1'), steps);
  const state = after(before, green, puts('blue-1', 'plant-2.0'), 1_040);
  const context = { seat: blue, at: 1_050, finger: 1_050 };
  expect(whyNot(openTable(state), redo(delivery('blue-1', 1)), context)).toMatchObject({
    code: 'being-settled',
  });
});
