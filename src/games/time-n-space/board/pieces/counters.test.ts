import { of, type Seat } from '@/kit/seat';
import { blue, green, lay, red, running } from '../../rules/testing/fixture';
import type { Centre } from '../../rules/state';
import { above, below, fanned, type Owned } from './counters';

const centre: Centre = {
  ...of(lay(running(), red, { 'plant-1.0': 'grey-2' }).centres, red),
  below: { [green]: ['grey-2', 'blue-1', 'grey-1'], [blue]: ['grey-1'] },
};

const told = (counters: readonly Owned[]) => counters.map(({ order, seat }) => [order, seat]);

test("above lie the player's orders that are not in play, the smallest first", () => {
  expect(above(centre, 'grey', red).map(({ order }) => order)).toEqual([
    'grey-1',
    'grey-1',
    'grey-1',
    'grey-2',
    'grey-3',
  ]);
});

test('below lie the counters earned, grouped by their owners', () => {
  expect(told(below(centre, 'grey'))).toEqual([
    ['grey-1', green],
    ['grey-2', green],
    ['grey-1', blue],
  ]);
  expect(below(centre, 'brown')).toEqual([]);
});

const counter = (order: Owned['order'], seat: Seat = red): Owned => ({ order, seat });

test.each<[string, Owned[], number[]]>([
  ['nothing', [], []],
  ['one', [counter('grey-1')], [0]],
  ['two equal counters lie on one pile', [counter('grey-1'), counter('grey-1')], [0, 24]],
  ['two different counters lie side by side', [counter('grey-1'), counter('grey-2')], [0, 104]],
  [
    'equal counters of two players lie side by side',
    [counter('grey-1'), counter('grey-1', blue)],
    [0, 104],
  ],
])('%s', (_what, counters, places) => {
  expect(fanned(counters, 100, 1_000)).toEqual(places.map(place => expect.closeTo(place)));
});

test('many counters lie closer together, within the given width', () => {
  const many = (['grey-1', 'grey-2', 'grey-3', 'blue-1'] as const).map(order => counter(order));
  const places = fanned(many, 100, 250);
  expect(places[3]).toBeCloseTo(150);
});
