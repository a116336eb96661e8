import { clamped, doubled, MOST_ZOOM, panned, seenSize, zoomedAt } from './frame';

const PHONE = { width: 390, height: 500 };
const MIDDLE = { x: 960, y: 300, zoom: 1 };

test('without zoom the whole height of the wall is seen', () => {
  expect(seenSize(MIDDLE, PHONE)).toEqual({ width: 468, height: 600 });
});

test.each([
  [-500, 234],
  [960, 960],
  [5000, 1920 - 234],
])('a frame at %i is kept on the wall, at %i', (x, kept) => {
  expect(clamped({ ...MIDDLE, x }, PHONE)).toEqual({ x: kept, y: 300, zoom: 1 });
});

test('a window wider than the wall shows it in the middle', () => {
  expect(clamped({ ...MIDDLE, x: 0 }, { width: 2000, height: 300 }).x).toBe(960);
});

test('the wall follows the finger', () => {
  expect(panned(MIDDLE, PHONE, -100, 0).x).toBeCloseTo(960 + 120);
});

test('a double tap zooms to twice at the finger, and a second one back', () => {
  const near = doubled(MIDDLE, PHONE, { x: 390, y: 250 });
  expect(near).toEqual({ zoom: 2, x: 960 + 117, y: 300 });
  expect(doubled(near, PHONE, { x: 195, y: 250 }).zoom).toBe(1);
});

test('what lies under the fingers stays there while they pinch', () => {
  const at = { x: 300, y: 100 };
  const dotAt = (frame: typeof MIDDLE) =>
    frame.x + (at.x - 195) / ((PHONE.height / 600) * frame.zoom);
  const near = zoomedAt({ ...MIDDLE, zoom: 1.5 }, PHONE, 3, at);
  expect(dotAt(near)).toBeCloseTo(dotAt({ ...MIDDLE, zoom: 1.5 }));
});

test('nobody zooms out of the wall, or further in than four times', () => {
  expect(zoomedAt(MIDDLE, PHONE, 0.2, { x: 0, y: 0 }).zoom).toBe(1);
  expect(zoomedAt(MIDDLE, PHONE, 90, { x: 0, y: 0 }).zoom).toBe(MOST_ZOOM);
});
