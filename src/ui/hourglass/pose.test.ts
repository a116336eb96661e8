import { isPlaced, LAST, lightAt, poseAt, type Setting } from './pose';

const RUNS: Setting = { until: 60_000, full: 60_000, running: true, lying: false };

test.each<[string, Partial<Setting>, number, { left: number; turned: number }]>([
  ['just put down', {}, 0, { left: 1, turned: 0 }],
  ['half way through', {}, 30_000, { left: 0.5, turned: 0 }],
  ['through', {}, 60_000, { left: 0, turned: 0 }],
  ['long through', {}, 90_000, { left: 0, turned: 0 }],
  ['shown before its time', {}, -200, { left: 1, turned: 0 }],
  ['parked', { until: null }, 5_000, { left: 0, turned: 0 }],
  ['laid down in a pause', { running: false }, 45_000, { left: 0.25, turned: 90 }],
  ['through in a pause, it stands', { running: false }, 60_000, { left: 0, turned: 0 }],
  ['parked in a pause, it stands', { running: false, until: null }, 0, { left: 0, turned: 0 }],
  ['held by a player', { lying: true, until: null }, 0, { left: 0, turned: 90 }],
])('the pose of a glass %s', (_what, changed, now, pose) => {
  expect(poseAt({ ...RUNS, ...changed }, now)).toEqual(pose);
});

test.each<[string, number | null, number | null, boolean]>([
  ['from parked', null, 60_000, true],
  ['again, on the same spot', 60_000, 121_000, true],
  ['nothing has happened', 60_000, 60_000, false],
  ['taken up', 60_000, null, false],
  ['a refused act is taken back', 121_000, 60_000, false],
])('isPlaced: %s', (_what, before, until, placed) => {
  expect(isPlaced(before, until)).toBe(placed);
});

test.each([
  ['before the last seconds', LAST, 0, 0],
  ['between two beats', 5_500, 0.2, 0],
  ['in a beat', 4_800, 0.5, 1],
  ['through', 0, 0.7, 0],
])('the glow %s', (_what, rest, glow, beat) => {
  const light = lightAt(rest, true);
  expect(light.glow).toBeGreaterThanOrEqual(glow);
  expect(light.beat).toBeCloseTo(beat);
});

test('the glass beats once a second and grows warmer every second', () => {
  const rests = Array.from({ length: 100 }, (_, i) => LAST - i * 100);
  const beats = rests.map(rest => lightAt(rest, true).beat);
  expect(beats.filter((beat, i) => beat > 0.99 && (beats[i - 1] ?? 0) < beat)).toHaveLength(10);
  const warm = rests.map(rest => lightAt(rest, false).glow);
  expect(warm).toEqual([...warm].sort((a, b) => a - b));
});

test('with reduced motion nothing beats', () => {
  expect(lightAt(4_800, false)).toEqual({ glow: expect.any(Number), beat: 0 });
});
