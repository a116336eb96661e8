import fc from 'fast-check';
import { createPacketGauge } from './packetGauge';
import { createRateLimit } from '../../kit/rateLimit';

const LARGEST = 300;

function packet(length: number): number[] {
  return length < 128
    ? [0x30, length, ...body(length)]
    : [0x30, (length % 128) | 0x80, length >> 7, ...body(length)];
}

/** Bytes that would look like the start of large packets if they were parsed. */
const body = (length: number): number[] => Array.from({ length }, () => 0xff);

function pieces(bytes: readonly number[], cuts: readonly number[]): Uint8Array[] {
  const places = [0, ...cuts.map(it => it % (bytes.length + 1)).sort((a, b) => a - b)];
  return places.map((from, n) => Uint8Array.from(bytes.slice(from, places[n + 1])));
}

test('counts packets however they are split', () => {
  const lengths = fc.array(fc.nat(LARGEST), { maxLength: 8 });
  fc.assert(
    fc.property(lengths, fc.array(fc.nat(3_000), { maxLength: 12 }), (lengths, cuts) => {
      let begun = 0;
      const admits = createPacketGauge(LARGEST, () => (begun += 1) > 0);
      for (const piece of pieces(lengths.flatMap(packet), cuts)) expect(admits(piece)).toBe(true);
      expect(begun).toBe(lengths.length);
    }),
  );
});

test.each([
  ['the largest', packet(LARGEST), true],
  ['one byte more', packet(LARGEST + 1), false],
  ['a length of five bytes', [0x30, 0x80, 0x80, 0x80, 0x80, 0x00], false],
  ['a small length written in four bytes', [0x30, 0x81, 0x80, 0x80, 0x00, 0xff], true],
])('%s', (_what, bytes, isAdmitted) => {
  expect(createPacketGauge(LARGEST, () => true)(Uint8Array.from(bytes))).toBe(isAdmitted);
});

test('a bucket passes a burst, and then a steady rate', () => {
  let now = 0;
  const mayPass = createRateLimit({ perSecond: 10, atOnce: 3 }, () => now);
  const tries = (count: number) => Array.from({ length: count }, mayPass).filter(Boolean).length;
  const passed = [0, 99, 100, 350, 60_000].map(at => {
    now = at;
    return tries(5);
  });
  expect(passed).toEqual([3, 0, 1, 2, 3]);
});
