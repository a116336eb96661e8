import jsqr from 'jsqr';
import { QUIET, qrCode } from './qrPath';

test.each([
  ['an address', 'https://sandtable.example/t/KX477Q#é', false],
  ['a long offer, in capitals', 'ABC123$%*+-./: '.repeat(40), true],
])('%s can be read back from the path', (_what, text, alphanumeric) => {
  expect(read(qrCode(text, alphanumeric))).toBe(text);
});

test('capitals make a long code need fewer modules', () => {
  const text = 'KX477Q'.repeat(100);
  expect(qrCode(text, true).size).toBeLessThan(qrCode(text.toLowerCase()).size);
});

test('the quiet zone around the code stays empty', () => {
  const { path, size } = qrCode('Sandtable');
  const places = bars(path).flatMap(({ x, y, length }) => [x, y, size - x - length, size - y - 1]);
  expect(Math.min(...places)).toBe(QUIET);
});

const bars = (path: string) =>
  [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, x, y, length]) => ({
    x: Number(x),
    y: Number(y),
    length: Number(length),
  }));

/** Paints the code with four pixels a module and reads it as a camera does. */
function read({ path, size }: { path: string; size: number }): string | undefined {
  const side = size * 4;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y, length } of bars(path))
    for (let down = 4 * y; down < 4 * y + 4; down++)
      for (let across = 4 * x; across < 4 * (x + length); across++)
        pixels.fill(0, (down * side + across) * 4, (down * side + across) * 4 + 3);
  return jsqr(pixels, side, side)?.data;
}
