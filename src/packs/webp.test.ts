import { webpOf } from './testing/webp';
import { webpFault } from './webp';

const code = (bytes: Uint8Array) => webpFault('a.webp', bytes)?.code;

test.each(['VP8 ', 'VP8L', 'VP8X'] as const)('a picture of kind %s is known by its bytes', kind => {
  expect(code(webpOf(kind, 4096, 900))).toBeUndefined();
  expect(code(webpOf(kind, 4097, 900))).toBe('picture-wide');
  expect(code(webpOf(kind, 900, 4097))).toBe('picture-wide');
});

test.each<[string, Uint8Array]>([
  ['a page', Uint8Array.from(Buffer.from('<html><script>alert(1)</script></html>'))],
  ['a picture that is cut', webpOf('VP8 ', 9, 9).slice(0, 50)],
  ['nothing', new Uint8Array(0)],
])('%s is no WebP picture', (_what, bytes) => {
  expect(code(bytes)).toBe('picture-not-webp');
});

test('a picture of more than a megabyte is refused', () => {
  expect(code(webpOf('VP8 ', 9, 9, 1024 * 1024 + 1))).toBe('picture-large');
});
