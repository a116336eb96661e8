import { blue, fly, green, red, running, stand } from '../../rules/testing/fixture';
import type { State } from '../../rules/state';
import { distance, type Point } from './curve';
import { chart, spotOf } from './geometry';
import { type ShipCourse, courses, type Flight, voyages } from './voyages';

const SIZE = { width: 800, height: 700 };

const mapOf = ({ seats }: State) =>
  chart({ seats, innerLinks: false, size: SIZE, facing: null, compact: false });

const coursesOf = (state: State): Record<string, ShipCourse> =>
  Object.fromEntries(courses(mapOf(state), voyages(state)).map(course => [course.seat, course]));

test('a resting ship lies beside its place, with its nose towards it', () => {
  const state = fly(running(), red, 'moon-2');
  const { red: ship } = coursesOf(state) as { red: ShipCourse };
  const moon = spotOf(mapOf(state).spots, 'moon-2');
  expect(distance(ship.berth, moon)).toBeLessThan(moon.r * 2);
  expect(ship).toMatchObject({ flight: null, waits: false, turn: 0 });
  const ahead = (ship.berth.degrees - 90) * (Math.PI / 180);
  const nose = { x: ship.berth.x + Math.cos(ahead), y: ship.berth.y + Math.sin(ahead) };
  expect(distance(nose, moon)).toBeCloseTo(distance(ship.berth, moon) - 1);
});

test('a ship under way flies from one rim to just before the other', () => {
  const state = stand(fly(running(), red, red, 'moon-1'), red, 1, 'ship', 45_000);
  const { flight } = coursesOf(state).red as ShipCourse;
  const { spots, ship } = mapOf(state);
  const [start, , , end] = (flight as Flight).curve;
  expect(flight).toMatchObject({ until: 45_000, full: 60_000 });
  expect(distance(start, spotOf(spots, red))).toBeLessThan(spotOf(spots, red).r * 1.3);
  const gap = distance(end, spotOf(spots, 'moon-1')) - spotOf(spots, 'moon-1').r;
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(ship);
});

test('a flight takes as long as its glass', () => {
  const slow = running(3, { ...running().options, glassSeconds: { [red]: 90 } as never });
  const state = stand(fly(slow, red, red, 'moon-1'), red, 0, 'ship', 45_000);
  expect(coursesOf(state).red?.flight?.full).toBe(90_000);
});

test('a ship whose glass leads nowhere waits where it is', () => {
  const state = stand(fly(running(), red, green), red, 0, 'ship', 45_000);
  expect(coursesOf(state).red).toMatchObject({ flight: null, waits: true });
});

test('three ships at one place lie apart', () => {
  const state = [red, green, blue].reduce((soFar, seat) => fly(soFar, seat, 'moon-3'), running());
  const berths = Object.values(coursesOf(state)).map(({ berth }) => berth);
  const gaps = [0, 1, 2].map(n => distance(berths[n] as Point, berths[(n + 1) % 3] as Point));
  expect(Math.min(...gaps)).toBeGreaterThan(mapOf(state).ship * 0.75);
});

test('visitors who arrived together are numbered, the earliest finger first', () => {
  const there = { deliveries: [], cubes: [], orders: [] };
  const visit = (seat: typeof red) => ({ seat, planet: green, finger: 0, ...there });
  const contest = { planet: green, fresh: true, chooser: null, until: 5_000 };
  const state = { ...running(), contests: [{ ...contest, waiting: [visit(blue), visit(red)] }] };
  const turns = Object.values(coursesOf(state)).map(({ seat, turn }) => [seat, turn]);
  expect(turns).toEqual([
    [red, 2],
    [green, 0],
    [blue, 1],
  ]);
});
