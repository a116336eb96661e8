import { of, type Seat } from '@/kit/seat';
import type { MatchReplay } from '../../../board';
import { scores } from '../../rules/score';
import {
  blue,
  delivery,
  deliver,
  green,
  red,
  running,
  act,
  lay,
  stand,
  visiting,
} from '../../rules/testing/fixture';
import type { GameEvent } from '../../rules/actions';
import type { View } from '../../rules/state';
import { view } from '../../rules/view';
import { type MatchStatistics, statisticsOf, levelAt, shares, trades } from './statistics';
import { golden, toldOf } from '../testing/endingFixture';

const NAMES = ['three-beginners', 'three-normal', 'four-normal-with-a-contest'];

const start = running(3);
const turned = stand(start, red, 0, 'plant-1', 60_000);
const lifted = start;

test.each<[string, MatchReplay<View, GameEvent>, object[]]>([
  [
    'never touched',
    toldOf([0, start], [90_000, start]),
    [{ from: 0, to: 90_000, doing: 'parked' }],
  ],
  [
    'left standing',
    toldOf([0, start], [10_000, stand(start, red, 0, 'plant-1', 70_000)], [90_000, start]),
    [
      { from: 0, to: 10_000, doing: 'parked' },
      { from: 10_000, to: 70_000, doing: 'running' },
      { from: 70_000, to: 90_000, doing: 'through' },
    ],
  ],
  [
    'lifted and turned at once, on the same symbol',
    toldOf(
      [0, turned],
      [60_000, lifted],
      [60_000, stand(start, red, 0, 'plant-1', 120_000)],
      [120_000, start],
    ),
    [
      { from: 0, to: 60_000, doing: 'running' },
      { from: 60_000, to: 120_000, doing: 'running' },
    ],
  ],
  [
    'still running as the telling ends',
    toldOf([0, turned], [30_000, turned]),
    [{ from: 0, to: 30_000, doing: 'running' }],
  ],
])('a glass %s', (_what, story, spans) => {
  expect(of(statisticsOf(story).glasses, red)[0]).toEqual(spans);
});

test('a delivery has its moment, and raises the points of its player', () => {
  const before = lay(visiting(start, red, green, ['blue']), green, { 'plant-1.0': 'blue-1' });
  const ruling = act(before, red, deliver(delivery('blue-1', 0)), 5_000);
  if (!ruling.ok) throw new Error(ruling.why.code);
  const statistics = statisticsOf(toldOf([0, before], [5_000, ruling.state, ruling.events]));
  expect(statistics.deliveries).toEqual([
    { entry: 1, at: 5_000, seat: red, planet: green, orders: ['blue-1'] },
  ]);
  expect(of(statistics.levels, red)).toEqual([
    { at: 0, points: 0, possible: 0 },
    { at: 5_000, points: 0, possible: 4 }, // 1, and 3 for the bonus; red still has blue above
  ]);
  expect(of(statistics.levels, blue)).toHaveLength(1);
  expect(of(of(trades(view(ruling.state, 'board')), red), green)).toEqual({ orders: 1, cubes: 1 });
});

describe.each(NAMES)('the match %s', name => {
  const story = golden(name);
  const statistics: MatchStatistics = statisticsOf(story);

  test('ends at the points that were scored', () => {
    for (const seat of statistics.seats) {
      const last = of(statistics.levels, seat).at(-1);
      expect(last?.points).toBe(of(scores(story.end), seat).points);
    }
  });

  test('every moment of every glass is in one span, and no run is longer than the sand', () => {
    for (const spans of Object.values(statistics.glasses).flat()) {
      expect(spans[0]?.from).toBe(statistics.from);
      expect(spans.at(-1)?.to).toBe(statistics.to);
      for (const [n, span] of spans.entries()) {
        expect(span.to).toBeGreaterThan(span.from);
        if (n > 0) expect(span.from).toBe(spans[n - 1]?.to);
        if (span.doing === 'running') expect(span.to - span.from).toBeLessThanOrEqual(60_000);
      }
      const { running: run, through, parked } = shares(spans);
      expect(run + through + parked).toBeCloseTo(1);
      expect(run).toBeGreaterThan(0.3);
    }
  });

  test('every counter below somebody was delivered once', () => {
    for (const [seat, row] of Object.entries(trades(story.end)) as [Seat, object][]) {
      for (const [planet, trade] of Object.entries(row)) {
        const told = statistics.deliveries.filter(
          one => one.seat === seat && one.planet === planet,
        );
        expect(told.flatMap(({ orders }) => orders)).toHaveLength(trade.orders);
      }
    }
  });

  test('is computed once, and then kept', () => {
    expect(statisticsOf(story)).toBe(statistics);
  });
});

test.each([
  [0, 0],
  [4_999, 0],
  [5_000, 7],
  [99_000, 7],
])('at %d the level is %d', (at, points) => {
  const row = [
    { at: 0, points: 0, possible: 0 },
    { at: 5_000, points: 7, possible: 7 },
  ];
  expect(levelAt(row, at)?.points).toBe(points);
});
