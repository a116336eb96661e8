import { BRIEF_GAP, briefLayout } from './brief';

test.each([
  ['three on a tablet', 548, 262, 3],
  ['two on a tablet', 548, 262, 2],
  ['three on a TV', 1250, 380, 3],
  ['three on a large tablet', 880, 370, 3],
])('%s stand side by side, and none is cut off', (_what, width, height, count) => {
  const { panel, unit } = briefLayout({ width, height }, count, 1);
  expect(count * panel.width + (count - 1) * BRIEF_GAP).toBeLessThanOrEqual(width);
  expect(panel.height).toBeLessThanOrEqual(height);
  expect(28 * unit).toBeGreaterThan(12.5); // the smallest letters in a panel
});

test('four panels on a square lie two by two', () => {
  const { panel, unit } = briefLayout({ width: 500, height: 470 }, 4, 1);
  expect(panel.width).toBe((500 - BRIEF_GAP) / 2);
  expect(2 * panel.height + BRIEF_GAP).toBeLessThanOrEqual(470);
  expect(28 * unit).toBeGreaterThan(12.5);
});

test('large words grow only as far as all panels stay visible', () => {
  const { panel, text, unit } = briefLayout({ width: 548, height: 262 }, 3, 2);
  expect(text).toBeGreaterThan(1);
  expect(panel.height).toBeLessThanOrEqual(262);
  expect(3 * panel.width + 2 * BRIEF_GAP).toBeLessThanOrEqual(548);
  expect(28 * unit * text).toBeGreaterThan(15);
});
