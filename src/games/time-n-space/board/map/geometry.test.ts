import type { Seat } from '@/kit/seat';
import { COLOURS } from '../../rules/components';
import { blue, green, red } from '../../rules/testing/fixture';
import { distance, type Point, type Size } from './curve';
import {
  arc,
  berths,
  type StarChart,
  chart,
  type Frame,
  orderPlaces,
  ringOf,
  spotOf,
  way,
} from './geometry';

const SIZES: readonly Size[] = [
  { width: 390, height: 700 },
  { width: 304, height: 420 },
  { width: 1060, height: 900 },
  { width: 1900, height: 700 },
  { width: 170, height: 170 },
  { width: 190, height: 140 },
];

const seatsOf = (count: 3 | 4) => COLOURS.slice(0, count) as unknown as Frame['seats'];

const frame = (count: 3 | 4, size: Size, facing: Seat | null, innerLinks = false): Frame => ({
  seats: seatsOf(count),
  innerLinks,
  size,
  facing,
  compact: size.width < 200,
});

const TABLES = SIZES.flatMap(size =>
  ([3, 4] as const).flatMap(count =>
    [null, red, blue].map(
      facing =>
        [
          `${count} players in ${size.width}×${size.height}, seen by ${facing ?? 'all'}`,
          frame(count, size, facing, true),
        ] as const,
    ),
  ),
);

const inside = ({ x, y }: Point, r: number, { width, height }: Size): boolean =>
  x - r >= 0 && y - r >= 0 && x + r <= width && y + r <= height;

describe.each(TABLES)('%s', (_table, told) => {
  const map = chart(told);
  const spots = [...map.spots.values()];

  test('no planet or moon leaves the map or hides another', () => {
    expect(spots.filter(spot => !inside(spot, spot.r, told.size))).toEqual([]);
    const pairs = spots.flatMap((one, n) => spots.slice(n + 1).map(other => [one, other] as const));
    const near = pairs.filter(([one, other]) => distance(one, other) < one.r + other.r);
    expect(near).toEqual([]);
  });

  test('every wormhole leads from the rim of one place to the rim of the other', () => {
    for (const { ends, curve } of map.lanes) {
      const [from, to] = [spotOf(map.spots, ends[0]), spotOf(map.spots, ends[1])];
      const [start, , , end] = curve;
      const gaps = [distance(start, from) / from.r, distance(end, to) / to.r];
      expect(Math.min(...gaps)).toBeGreaterThan(0.8);
      expect(Math.max(...gaps)).toBeLessThan(1.25);
    }
  });

  test('the middle is empty', () => {
    const free = spots.map(spot => distance(map.middle, spot) - spot.r);
    expect(map.room).toBeGreaterThan(0);
    expect(map.room).toBeLessThan(Math.min(...free));
  });

  test('four ships at one place lie on the map, beside the place and apart', () => {
    for (const spot of spots) {
      const places = berths(spot, map.ship, 4);
      const off = places.filter(place => !inside(place, map.ship / 2, told.size));
      expect(off).toEqual([]);
      expect(Math.min(...places.map(place => distance(place, spot)))).toBeGreaterThan(spot.r);
      expect(closest(places)).toBeGreaterThan(map.ship * 0.75);
    }
  });

  test('ten orders lie on the map around their planet, on the side away from ships', () => {
    for (const seat of told.seats) {
      const spot = spotOf(map.spots, seat);
      const size = spot.r * (told.compact ? 0.5 : 0.76);
      const places = orderPlaces(spot, size, [3, 2, 1, 3, 1]).flat();
      expect(places.filter(place => !inside(place, size / 2, told.size))).toEqual([]);
      const ship = berths(spot, map.ship, 1)[0] as Point;
      const gaps = places.map(place => distance(place, ship));
      expect(Math.min(...gaps)).toBeGreaterThan(map.ship / 2);
    }
  });
});

const closest = (places: readonly Point[]): number =>
  Math.min(...places.flatMap((one, n) => places.slice(n + 1).map(other => distance(one, other))));

const tv = { width: 1060, height: 900 };

test.each([
  [3, red],
  [3, green],
  [3, blue],
  [4, red],
  [4, blue],
] as const)('with %p players, the planet of %s lies at the bottom for its owner', (count, seat) => {
  const { spots, middle } = chart(frame(count, tv, seat));
  const own = spotOf(spots, seat);
  expect(own.x).toBeCloseTo(middle.x, 0);
  expect(own.y).toBe(Math.max(...[...spots.values()].map(({ y }) => y)));
});

test('the ring runs clockwise from every side of the table', () => {
  for (const facing of [null, red, green, blue]) {
    const { spots, middle } = chart(frame(4, tv, facing));
    const ring = ringOf(seatsOf(4)).map(node => spotOf(spots, node));
    const turns = ring.map((spot, n) => {
      const next = ring[(n + 1) % ring.length] as Point;
      return (spot.x - middle.x) * (next.y - middle.y) - (spot.y - middle.y) * (next.x - middle.x);
    });
    expect(turns.filter(turn => turn <= 0)).toEqual([]);
  }
});

test('a map that faces no seat is symmetrical', () => {
  const { spots, middle } = chart(frame(4, tv, null));
  const [one, two] = [spotOf(spots, red), spotOf(spots, green)];
  expect(one.x + two.x).toBeCloseTo(2 * middle.x);
  expect(one.y).toBeCloseTo(two.y);
  expect(one.y).toBeLessThan(middle.y);
});

test.each([
  [3, false, 6],
  [3, true, 9],
  [4, false, 8],
  [4, true, 12],
] as const)(
  'with %p players and inner wormholes %p there are %p lanes',
  (count, innerLinks, lanes) => {
    expect(chart(frame(count, tv, null, innerLinks)).lanes).toHaveLength(lanes);
  },
);

test('a way leads there and back, but not where there is no wormhole', () => {
  const map: StarChart = chart(frame(3, tv, null));
  const there = way(map, red, 'moon-1');
  expect(way(map, 'moon-1', red)).toEqual([...(there ?? [])].reverse());
  expect(way(map, red, green)).toBeUndefined();
});

test('orders of one kind lie close together, others apart', () => {
  const spot = spotOf(chart(frame(4, tv, null)).spots, red);
  const [[a, b], [c]] = orderPlaces(spot, 50, [2, 1]) as [[Point, Point], [Point]];
  expect(distance(a, b)).toBeLessThan(30);
  expect(distance(b, c)).toBeGreaterThan(45);
});

test('a single place on an arc lies in its middle', () => {
  const spot = { x: 0, y: 0, r: 10, out: 0 };
  expect(arc(spot, 20, 90, 1, 5).map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
    [0, 20],
  ]);
});
