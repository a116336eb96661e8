import { base64, base64Start } from './base64';

const bytes = (length: number) => Uint8Array.from({ length }, (_, n) => (n * 7919) % 256);

test.each([0, 1, 2, 3, 4, 12_287, 12_288, 12_289, 40_000])('%i bytes as text', length => {
  const text = base64(bytes(length));
  expect(text).toBe(Buffer.from(bytes(length)).toString('base64'));
  const start = base64Start(text, 30);
  expect(start?.length).toBe(length);
  expect(start?.head.slice(0, 30)).toEqual(bytes(length).slice(0, 30));
});

test.each(['A', 'AB', 'ABC', 'A===', 'AB=C', 'AB CD', 'ABC-'])('%j is no base64', text => {
  expect(base64Start(text, 30)).toBeUndefined();
});
