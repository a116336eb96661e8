import { of } from '@/kit/seat';
import { delivery, lay, raise, red, running } from '../../rules/testing/fixture';
import type { Field } from '../../rules/components';
import {
  stillAbove,
  withCargo,
  withDelivery,
  withField,
  withFilled,
  withOrder,
  withOtherCube,
  withoutDelivery,
} from './laying';

test('touching a unit fills it, and touching it again empties it', () => {
  const one = withFilled({ do: 'produce', fields: ['plant-1.1'] }, 'plant-1.0');
  expect(one).toEqual({ do: 'produce', fields: ['plant-1.0', 'plant-1.1'] });
  expect(withFilled({ do: 'produce', fields: ['plant-1.0'] }, 'plant-1.0')).toEqual({
    do: 'produce',
    fields: [],
  });
});

const units: Field[] = ['beam-1.0', 'beam-1.2'];
const cargo = (...from: Field[]) =>
  ({ do: 'load', moves: from.map((cube, n) => ({ from: cube, to: units[n] as Field })) }) as const;

test.each<[string, Field[], Field, Field[]]>([
  ['taken along', ['plant-1.0'], 'plant-2.0', ['plant-1.0', 'plant-2.0']],
  ['left behind, and the next moves up', ['plant-1.0', 'plant-2.0'], 'plant-1.0', ['plant-2.0']],
  [
    'taken instead of the first',
    ['plant-1.0', 'plant-2.0'],
    'plant-3.0',
    ['plant-2.0', 'plant-3.0'],
  ],
])('a cube is %s', (_what, before, cube, after) => {
  expect(withCargo(cargo(...before), cube, units)).toEqual(cargo(...after));
});

const placed = [
  { order: 'grey-1', field: 'plant-1.0' },
  { order: 'blue-2', field: 'plant-2.0' },
] as const;

test('an order replaces another, or goes onto the first field left', () => {
  const fields: Field[] = ['plant-1.0', 'plant-2.0', 'plant-4.0'];
  expect(withOrder(placed, 1, 'brown-3', fields)[1]).toEqual({
    order: 'brown-3',
    field: 'plant-2.0',
  });
  expect(withOrder(placed, 2, 'brown-3', fields)[2]).toEqual({
    order: 'brown-3',
    field: 'plant-4.0',
  });
  expect(withOrder(placed, 2, 'brown-3', fields.slice(0, 2))).toEqual(placed);
});

test.each<[string, Field, Field[]]>([
  ['onto a free field', 'plant-4.0', ['plant-4.0', 'plant-2.0']],
  [
    "to the other order's field, and the two change places",
    'plant-2.0',
    ['plant-2.0', 'plant-1.0'],
  ],
])('an order goes %s', (_what, field, fields) => {
  expect(withField(placed, 0, field).map(it => it.field)).toEqual(fields);
});

test('an order laid out is no longer counted above', () => {
  const centre = of(running().centres, red);
  expect(stillAbove(centre, placed, 'blue-2')).toBe(1);
  expect(stillAbove(centre, placed, 'brown-3')).toBe(1);
});

const mine = of(
  lay(raise(running(), red, 'beam-1', 'black-1', 3), red, {
    'beam-1.0': 'grey',
    'beam-1.1': 'grey',
    'beam-1.2': 'blue',
  }).centres,
  red,
);

test('an order is filled with cubes that pay for nothing else', () => {
  const one = withDelivery(mine, [], 'grey-1');
  expect(one).toEqual([delivery('grey-1', 0)]);
  const two = withDelivery(mine, one, 'grey-1');
  expect(two).toEqual([delivery('grey-1', 0), delivery('grey-1', 1)]);
  expect(withDelivery(mine, two, 'grey-1')).toBe(two);
  expect(withDelivery(mine, one, 'grey-2')).toBe(one);
});

test('the last delivery of a kind is removed', () => {
  const all = [delivery('grey-1', 0), delivery('blue-1', 2), delivery('grey-1', 1)];
  expect(withoutDelivery(all, 'grey-1')).toEqual(all.slice(0, 2));
});

test.each<[string, Field, ReturnType<typeof delivery>[]]>([
  ['another cube goes instead', 'beam-1.0', [delivery('grey-1', 1)]],
  ['it goes instead of another', 'beam-1.1', [delivery('grey-1', 1)]],
  ['there is no other cube of its good', 'beam-1.2', [delivery('grey-1', 0)]],
  ['no cube lies there', 'plant-1.0', [delivery('grey-1', 0)]],
])('a loaded cube is touched: %s', (_what, cube, after) => {
  expect(withOtherCube(mine, [delivery('grey-1', 0)], cube)).toEqual(after);
});
