import { beside, bow, type Curve, cut, mixed, nearest, poseOn } from './curve';

const across: Curve = bow({ x: 0, y: 0 }, { x: 100, y: 0 }, 0.2);

const rounded = ({ x, y, degrees }: ReturnType<typeof poseOn>) =>
  [x, y, degrees].map(number => Math.round(number * 10) / 10 + 0);

test('a bow begins and ends at its points, and bends to the left', () => {
  expect(rounded(poseOn(across, 0)).slice(0, 2)).toEqual([0, 0]);
  expect(rounded(poseOn(across, 1)).slice(0, 2)).toEqual([100, 0]);
  expect(rounded(poseOn(across, 0.5))).toEqual([50, -15, 90]);
});

test.each<[string, Curve, number]>([
  ['up', bow({ x: 0, y: 100 }, { x: 0, y: 0 }, 0), 0],
  ['to the right', bow({ x: 0, y: 0 }, { x: 100, y: 0 }, 0), 90],
  ['down', bow({ x: 0, y: 0 }, { x: 0, y: 100 }, 0), 180],
  ['to the left', bow({ x: 100, y: 0 }, { x: 0, y: 0 }, 0), -90],
])('a ship that flies %s points that way', (_way, curve, degrees) => {
  expect(poseOn(curve, 0.5).degrees).toBeCloseTo(degrees);
});

test.each([0, 0.25, 0.5, 0.75, 1])('at %p, a piece of a bow lies on the bow', share => {
  const { x, y, degrees } = poseOn(across, 0.2 + 0.7 * share);
  expect(poseOn(cut(across, 0.2, 0.9), share)).toEqual({
    x: expect.closeTo(x),
    y: expect.closeTo(y),
    degrees: expect.closeTo(degrees),
  });
});

test('two ships on one wormhole fly side by side, always equally far apart', () => {
  const [one, other] = [beside(across, 4), beside(across, -4)];
  const apart = [0, 0.5, 1].map(share => {
    const [a, b] = [poseOn(one, share), poseOn(other, share)];
    return Math.hypot(a.x - b.x, a.y - b.y);
  });
  expect(apart).toEqual([8, 8, 8]);
});

test.each([
  [0, 90, 90],
  [350, 10, 370],
  [10, 350, -10],
  [-170, 170, -190],
])('turning from %p to %p degrees ends at %p', (from, to, told) => {
  expect(nearest(from, to)).toBe(told);
});

test('a pose half way between two others turns the short way round', () => {
  const from = { x: 0, y: 0, degrees: 350 };
  const to = { x: 10, y: 20, degrees: 10 };
  expect(mixed(from, to, 0.5)).toEqual({ x: 5, y: 10, degrees: 360 });
});
