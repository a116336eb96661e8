import { webpFault } from './webp';

/** As small as a picture of this kind and size can be. */
function webp(kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number, length = 64) {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  const word = (at: number, text: string) => bytes.set(Buffer.from(text), at);
  word(0, 'RIFF');
  view.setUint32(4, length - 8, true);
  word(8, 'WEBP');
  word(12, kind);
  if (kind === 'VP8 ') [width, height].forEach((side, n) => view.setUint16(26 + 2 * n, side, true));
  if (kind === 'VP8L') view.setUint32(21, (width - 1) | ((height - 1) << 14), true);
  if (kind === 'VP8X') {
    view.setUint16(24, (width - 1) & 0xffff, true);
    view.setUint16(27, (height - 1) & 0xffff, true);
  }
  return bytes;
}
const code = (bytes: Uint8Array) => webpFault('a.webp', bytes)?.code;

test.each(['VP8 ', 'VP8L', 'VP8X'] as const)('a picture of kind %s is known by its bytes', kind => {
  expect(code(webp(kind, 4096, 900))).toBeUndefined();
  expect(code(webp(kind, 4097, 900))).toBe('picture-wide');
  expect(code(webp(kind, 900, 4097))).toBe('picture-wide');
});

test.each<[string, Uint8Array]>([
  ['a page', Uint8Array.from(Buffer.from('<html><script>alert(1)</script></html>'))],
  ['a picture that is cut', webp('VP8 ', 9, 9).slice(0, 50)],
  ['nothing', new Uint8Array(0)],
])('%s is no WebP picture', (_what, bytes) => {
  expect(code(bytes)).toBe('picture-not-webp');
});

test('a picture of more than a megabyte is refused', () => {
  expect(code(webp('VP8 ', 9, 9, 1024 * 1024 + 1))).toBe('picture-large');
});
