import { colors } from './tokens';

test.each([
  ['ink', 'space', 7],
  ['inkSoft', 'dusk', 7],
  ['ink', 'dusk', 7],
  ['red', 'dusk', 4.5],
  ['green', 'dusk', 4.5],
  ['lightBlue', 'dusk', 4.5],
  ['purple', 'dusk', 4.5],
  ['orange', 'dusk', 4.5],
  ['pink', 'dusk', 4.5],
  ['turquoise', 'dusk', 4.5],
  ['yellow', 'dusk', 4.5],
  ['print', 'paper', 7],
  ['print', 'paperShade', 7],
  ['printSoft', 'paper', 4.5],
  ['nightInk', 'night', 7],
  ['nightSoft', 'night', 7],
  ['cobalt', 'paper', 4.5],
  ['vermilion', 'paper', 4.5],
  ['leaf', 'paper', 4],
  ['plum', 'paper', 4.5],
] as const)('%s is readable on %s', (over, under, ratio) => {
  expect(contrast(colors[over], colors[under])).toBeGreaterThan(ratio);
});

/** Contrast ratio by WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at =>
    linear(parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
