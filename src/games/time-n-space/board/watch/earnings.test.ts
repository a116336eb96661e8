import {
  after,
  deliver,
  delivery,
  green,
  lay,
  red,
  running,
  visiting,
} from '../../rules/testing/fixture';
import { earnings } from './earnings';

const wanted = lay(running(), green, { 'plant-1.0': 'grey-1', 'plant-2.0': 'yellow-1' });
const there = visiting(wanted, red, green, ['grey', 'yellow']);

test('a delivery is told by what lies below more than before', () => {
  const both = deliver(delivery('grey-1', 0), delivery('yellow-1', 1));
  expect(earnings(there, after(there, red, both, 60_000))).toEqual([
    { seat: red, owner: green, order: 'grey-1' },
    { seat: red, owner: green, order: 'yellow-1' },
  ]);
});

test('nothing happened, nothing flies', () => {
  expect(earnings(there, there)).toEqual([]);
});

test('a table that is seen anew after a long time makes no storm of counters', () => {
  const { below } = { below: { [green]: Array<'grey-1'>(9).fill('grey-1') } };
  const centres = { ...there.centres, [red]: { ...there.centres[red], below } } as never;
  expect(earnings(there, { ...there, centres })).toEqual([]);
});

test('what goes back in time is nothing earned', () => {
  const done = after(there, red, deliver(delivery('grey-1', 0)), 60_000);
  expect(earnings(done, there)).toEqual([]);
});
