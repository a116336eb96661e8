import { of, type Seat } from '@/kit/seat';
import { blue, green, lay, red, running } from '../../rules/testing/fixture';
import type { Centre } from '../../rules/state';
import { above, below, fanned, type Owned } from './counters';

const centre: Centre = {
  ...of(lay(running(), red, { 'plant-1.0': 'grey-2' }).centres, red),
  below: { [green]: ['grey-2', 'blue-1', 'grey-1'], [blue]: ['grey-1'] },
};

const told = (counters: readonly Owned[]) => counters.map(({ order, seat }) => [order, seat]);

test('above lie one’s own that are not in play, the smallest first', () => {
  expect(above(centre, 'grey', red).map(({ order }) => order)).toEqual([
    'grey-1',
    'grey-1',
    'grey-1',
    'grey-2',
    'grey-3',
  ]);
});

test('below lie those earned, by whose they were', () => {
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
  ['two alike on a pile', [counter('grey-1'), counter('grey-1')], [0, 24]],
  ['two others beside each other', [counter('grey-1'), counter('grey-2')], [0, 104]],
  ['the same of another player beside it', [counter('grey-1'), counter('grey-1', blue)], [0, 104]],
])('%s', (_what, counters, places) => {
  expect(fanned(counters, 100, 1_000)).toEqual(places.map(place => expect.closeTo(place)));
});

test('many lie closer together, and within what room there is', () => {
  const many = (['grey-1', 'grey-2', 'grey-3', 'blue-1'] as const).map(order => counter(order));
  const places = fanned(many, 100, 250);
  expect(places[3]).toBeCloseTo(150);
});
