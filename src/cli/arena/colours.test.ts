import { of } from '../../kit/seat';
import type { Field, Order } from '../../games/time-n-space/rules/components';
import { green, lay, red, running } from '../../games/time-n-space/rules/testing/fixture';
import { score } from '../../games/time-n-space/rules/score';
import type { Centre } from '../../games/time-n-space/rules/state';
import { coloursOf } from './colours';

/**
 * A centre with the given number of counters of every good above, and one of each given order
 * earned.
 */
function centre(above: Record<string, number>, earned: Order[], things = {}): Centre {
  const bare = of(lay(running(), red, things).centres, red);
  const counters = Object.entries(bare.above).map(([order, count]) => {
    const [good = '', value] = order.split('-');
    return [order, good in above ? (value === '1' ? above[good] : 0) : count];
  });
  return { ...bare, above: Object.fromEntries(counters), below: { [green]: earned } };
}

const of3 = (one: Centre) => coloursOf(one, score(one));
const ALL_DOWN = { grey: 0, yellow: 0, blue: 0, brown: 0 };

test('with three colours scored, nothing is missing', () => {
  expect(of3(centre(ALL_DOWN, ['grey-1', 'blue-2', 'brown-3']))).toEqual({
    coloursScored: 3,
    coloursPlaced: 4,
    value: 6,
    stops: [],
  });
});

test('a colour with all counters down and none earned counts as unearned', () => {
  const two = centre({ ...ALL_DOWN, brown: 3 }, ['grey-1', 'blue-1', 'brown-1']);
  expect(of3(two)).toMatchObject({ coloursScored: 2, coloursPlaced: 3, stops: ['unearned'] });
});

test("counters left above count as 'no room' with fewer free fields than counters, else as 'no time'", () => {
  const fields: Field[] = ['plant-1.0', 'plant-2.0', 'plant-3.0', 'plant-4.0', 'beam-1.0'];
  const full = Object.fromEntries(fields.map(field => [field, 'grey']));
  const one = { ...ALL_DOWN, blue: 2, brown: 3 };
  expect(of3(centre(one, ['grey-1', 'yellow-1'], full)).stops).toEqual(['no room']);
  expect(of3(centre(one, ['grey-1', 'yellow-1'])).stops).toEqual(['no time']);
  expect(of3(centre(one, ['grey-1'])).stops).toEqual(['unearned', 'no time']);
});
