import {
  deliver,
  delivery,
  green,
  lay,
  played,
  red,
  running,
  visiting,
} from '../../rules/testing/fixture';
import { earnings } from './earnings';

const wanted = lay(running(), green, { 'plant-1.0': 'grey-1', 'plant-2.0': 'yellow-1' });
const there = visiting(wanted, red, green, ['grey', 'yellow']);

test('every order of a delivery is a counter earned', () => {
  const both = deliver(delivery('grey-1', 0), delivery('yellow-1', 1));
  expect(earnings(played(there, red, both, 60_000).events)).toEqual([
    { seat: red, owner: green, order: 'grey-1' },
    { seat: red, owner: green, order: 'yellow-1' },
  ]);
});

test('turning a glass earns nothing', () => {
  const turned = played(there, red, { type: 'turn', glass: 1, on: 'plant-1' }, 60_000);
  expect(turned.events).not.toEqual([]);
  expect(earnings(turned.events)).toEqual([]);
});
