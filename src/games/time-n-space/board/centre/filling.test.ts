import { of } from '@/kit/seat';
import { withCentre } from '../../rules/change';
import type { Field, Order, Slot } from '../../rules/components';
import { green, lay, purple, raise, red, running, stand, study } from '../../rules/testing/fixture';
import type { State } from '../../rules/state';
import { cubesToLoad, fieldsToBlock, ordersToBegin, ordersToOffer, slotToBuildOn } from './filling';

const plants = lay(running(4), red, {
  'plant-1.0': 'grey',
  'plant-2.0': 'yellow',
  'plant-3.0': 'blue',
});
const from: Field[] = ['plant-1.0', 'plant-2.0', 'plant-3.0'];

test.each<[string, State, number, Field[]]>([
  ['in order, if nobody asks for anything', plants, 2, ['plant-1.0', 'plant-2.0']],
  ['goods that are asked for', lay(plants, green, { 'plant-1.0': 'blue-2' }), 1, ['plant-3.0']],
  [
    'goods that are asked for more',
    lay(lay(plants, green, { 'plant-1.0': 'blue-1' }), purple, { 'plant-1.0': 'yellow-3' }),
    2,
    ['plant-2.0', 'plant-3.0'],
  ],
  [
    'not what is already loaded',
    lay(lay(plants, green, { 'plant-1.0': 'blue-1', 'plant-2.0': 'yellow-1' }), red, {
      'beam-1.0': 'blue',
    }),
    1,
    ['plant-2.0'],
  ],
  ['no more than there is', plants, 9, from],
  ['nothing into a full station', plants, 0, []],
])('the suggestion loads %s', (_what, state, room, cubes) => {
  expect(cubesToLoad(state, red, from, room)).toEqual(cubes);
});

test("the player's own orders are no reason to load", () => {
  const state = lay(plants, red, { 'plant-4.0': 'blue-3' });
  expect(cubesToLoad(state, red, from, 1)).toEqual(['plant-1.0']);
});

const withAbove = (orders: Partial<Record<Order, number>>): State => {
  const state = running(4);
  const none = Object.fromEntries(
    Object.keys(of(state.centres, red).above).map(order => [order, 0]),
  ) as Record<Order, number>;
  return withCentre(state, red, { ...of(state.centres, red), above: { ...none, ...orders } });
};

test.each<[string, State, number, Order[]]>([
  ['of different goods', running(4), 2, ['grey-1', 'yellow-1']],
  ['that somebody holds cubes for', lay(running(4), green, { 'plant-3.0': 'blue' }), 1, ['blue-1']],
  ['that finish a colour', withAbove({ 'grey-1': 3, 'brown-2': 1 }), 1, ['brown-2']],
  ['as many as there are', withAbove({ 'grey-3': 1 }), 3, ['grey-3']],
])('the suggestion offers orders %s', (_what, state, count, orders) => {
  expect(ordersToOffer(state, red, count)).toEqual(orders);
});

test.each<[string, State, Field]>([
  [
    'not on a beam station',
    lay(running(4), red, {
      'plant-1.0': 'grey',
      'plant-2.0': 'yellow',
      'plant-3.0': 'blue',
    }),
    'plant-4.0',
  ],
  ['not where a glass stands', stand(running(4), red, 0, 'plant-1'), 'plant-2.0'],
  [
    'not where a wanted good is made',
    lay(running(4), green, { 'plant-2.0': 'grey-1' }),
    'plant-2.0',
  ],
  ['not where it hinders stage III', raise(running(4), red, 'plant-1', 'ochre-1'), 'plant-2.0'],
  [
    'beside another order',
    lay(raise(running(4), red, 'plant-3', 'ochre-1'), red, { 'plant-3.0': 'blue-1' }),
    'plant-3.1',
  ],
])('an order goes %s', (_what, state, field) => {
  expect(fieldsToBlock(state, red, 1)).toEqual([field]);
});

test('no field is suggested twice, and no occupied field', () => {
  const state = lay(running(4), red, { 'plant-1.0': 'grey' });
  const fields = fieldsToBlock(state, red, 9);
  expect(new Set(fields).size).toBe(5);
  expect(fields).not.toContain('plant-1.0');
});

test.each<[string, State, Slot | undefined]>([
  ['over its own kind', study(running(4), red, 'white-1'), 'trade-1'],
  ['over the plant that makes its good too', study(running(4), red, 'ochre-11'), 'plant-3'],
  [
    'elsewhere, if its own kind is full',
    lay(study(running(4), red, 'black-1'), red, { 'beam-1.0': 'grey', 'beam-2.0': 'grey' }),
    'plant-1',
  ],
  ['nowhere without a tile', running(4), undefined],
])('a tile is built %s', (_what, state, slot) => {
  expect(slotToBuildOn(state, red)).toBe(slot);
});

test('every seat starts with a different pair', () => {
  const state = running(4);
  const pairs = state.seats.map(seat => ordersToBegin(state, seat).join());
  expect(new Set(pairs).size).toBe(4);
  expect(pairs[0]).toBe('blue-1,brown-1');
});
