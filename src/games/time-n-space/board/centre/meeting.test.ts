import { LAG_MS } from '../../../game';
import {
  after,
  blue,
  deliver,
  delivery,
  green,
  lay,
  red,
  running,
  visiting,
  waited,
} from '../../rules/testing/fixture';
import type { Seat } from '@/kit/seat';
import type { State } from '../../rules/state';
import { questionsTo } from './meeting';

const AT = 5_000;
const both = visiting(
  visiting(lay(running(), red, { 'plant-1.0': 'grey-1', 'plant-2.0': 'blue-1' }), green, red, [
    'grey',
    'blue',
  ]),
  blue,
  red,
  ['grey', 'blue'],
);
const held = after(both, green, deliver(delivery('grey-1', 0)), AT);
const contest = after(held, blue, deliver(delivery('grey-1', 0)), AT + 100);
const admitted = after(contest, red, { type: 'admit', visitor: green }, AT + 200);

test.each<[string, State, Seat, object[]]>([
  ['nothing is asked while no ships meet', both, red, []],
  [
    'a visitor waits out the moment',
    held,
    green,
    [{ ask: 'wait', planet: red, until: AT + 250 + LAG_MS }],
  ],
  ['the owner is not asked yet', held, red, []],
  [
    'the owner is asked who goes first',
    contest,
    red,
    [{ ask: 'admit', visitors: [green, blue], until: AT + 5_100 }],
  ],
  ['visitors wait for the owner', contest, blue, [{ ask: 'wait', planet: red }]],
  [
    'the second visitor is asked what to take of the rest',
    admitted,
    blue,
    [{ ask: 'redo', planet: red, wanted: [delivery('grey-1', 0)] }],
  ],
  ['the first visitor has nothing more to do', admitted, green, []],
])('%s', (_what, state, seat, asked) => {
  expect(questionsTo(state, seat)).toMatchObject(asked);
  expect(questionsTo(state, seat)).toHaveLength(asked.length);
});

test('the owner of identical counters may give another, as long as one is left', () => {
  const twins = visiting(
    lay(running(), red, { 'plant-1.0': 'grey-1', 'plant-3.0': 'grey-1' }),
    green,
    red,
    ['grey'],
  );
  const gone = after({ ...twins, bonusAt: [] }, green, deliver(delivery('grey-1', 0)), AT);
  expect(questionsTo(gone, red)).toMatchObject([
    { ask: 'exchange', order: 'grey-1', gone: 'plant-1.0', others: ['plant-3.0'] },
  ]);
  expect(questionsTo(waited(gone, AT + 5_000 + LAG_MS), red)).toEqual([]);
});
