import { of } from '@/kit/seat';
import { ordersAbove } from '../pieces/counters';
import { green, lay, red, running } from '../../rules/testing/fixture';
import { demands } from './demand';

const laid = lay(
  lay(running(), red, { 'plant-1.0': 'grey-2', 'plant-2.0': 'grey-1', 'plant-3.0': 'blue' }),
  green,
  { 'beam-1.0': 'grey-3', 'plant-4.0': 'brown-1' },
);

test('every good has its needs and what is left in the supply', () => {
  expect(demands(laid)).toEqual([
    {
      good: 'grey',
      supply: 12,
      needs: [
        { seat: red, cubes: 3 },
        { seat: green, cubes: 3 },
      ],
    },
    { good: 'yellow', supply: 12, needs: [] },
    { good: 'blue', supply: 11, needs: [] },
    { good: 'brown', supply: 12, needs: [{ seat: green, cubes: 1 }] },
  ]);
});

test('orders in play no longer count as above', () => {
  expect(ordersAbove(of(laid.centres, red), 'grey').length).toBe(4);
  expect(ordersAbove(of(laid.centres, red), 'brown').length).toBe(6);
});
