/** A FLAC encoder (RFC 9639) for one channel of 16 bits: lossless, at about half the size. */
import { createHash } from 'node:crypto';
import { createBits } from './bits';
import { predicted, type Prediction } from './predict';
import { RATE } from './synth';

const BLOCK = 4_096;

export function flac(samples: Int16Array): Buffer {
  const frames = Array.from({ length: Math.ceil(samples.length / BLOCK) }, (_, n) =>
    frame(n, samples.subarray(n * BLOCK, (n + 1) * BLOCK)),
  );
  return Buffer.concat([Buffer.from('fLaC', 'ascii'), streamInfo(samples), ...frames]);
}

function streamInfo(samples: Int16Array): Buffer {
  const bits = createBits();
  bits.put(0x80, 8); // last metadata block before the sound, and the only one
  bits.put(34, 24);
  bits.put(BLOCK, 16);
  bits.put(BLOCK, 16);
  bits.put(0, 24); // frame sizes: unknown
  bits.put(0, 24);
  bits.put(RATE, 20);
  bits.put(0, 3); // one channel
  bits.put(15, 5); // 16 bits
  bits.put(0, 4);
  bits.put(samples.length, 32);
  const little = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, n) => little.writeInt16LE(sample, n * 2));
  return Buffer.concat([bits.bytes(), createHash('md5').update(little).digest()]);
}

function frame(number: number, block: Int16Array): Buffer {
  const bits = createBits();
  bits.put(0xfff8, 16);
  bits.put(0b0111, 4); // the block size follows below
  bits.put(0b0110, 4); // 22.05 kHz
  bits.put(0b0000_100_0, 8); // one channel, 16 bits
  putNumber(bits, number);
  bits.put(block.length - 1, 16);
  bits.put(crc(bits.bytes(), 0x07, 8), 8);
  putSubframe(bits, block);
  bits.align();
  bits.put(crc(bits.bytes(), 0x8005, 16), 16);
  return bits.bytes();
}

type Bits = ReturnType<typeof createBits>;

/** Encodes numbers like UTF-8. */
function putNumber(bits: Bits, number: number): void {
  if (number < 0x80) return bits.put(number, 8);
  if (number >= 0x800) throw new Error('too long a sound');
  bits.put(0xc0 | (number >> 6), 8);
  bits.put(0x80 | (number & 0x3f), 8);
}

function putSubframe(bits: Bits, block: Int16Array): void {
  const first = block[0] ?? 0;
  if (block.every(sample => sample === first)) {
    bits.put(0, 8);
    return bits.put(first & 0xffff, 16);
  }
  const best = predicted(block);
  bits.put((best.kind === 'fixed' ? 8 + best.order : 31 + best.order) << 1, 8);
  for (const sample of block.subarray(0, best.order)) bits.put(sample & 0xffff, 16);
  if (best.kind === 'linear') putWeights(bits, best);
  putResidual(bits, best);
}

function putWeights(bits: Bits, { weights, shift, precision }: Prediction): void {
  bits.put(precision - 1, 4);
  bits.put(shift, 5);
  for (const weight of weights) bits.put(weight & ((1 << precision) - 1), precision);
}

/** Rice coding: the quotient by a power of two in unary, then the remainder. */
function putResidual(bits: Bits, { order, partition, rice, residual }: Prediction): void {
  bits.put(0, 2);
  bits.put(partition, 4);
  const length = (residual.length + order) >> partition;
  let at = 0;
  rice.forEach((power, n) => {
    bits.put(power, 4);
    for (const end = (n + 1) * length - order; at < end; at++)
      putRice(bits, residual[at] ?? 0, power);
  });
}

function putRice(bits: Bits, value: number, power: number): void {
  const folded = value >= 0 ? value * 2 : -value * 2 - 1;
  for (let strokes = folded >>> power; strokes > 0; strokes -= 16)
    bits.put(0, Math.min(strokes, 16));
  bits.put(1, 1);
  if (power > 0) bits.put(folded & ((1 << power) - 1), power);
}

function crc(bytes: Uint8Array, poly: number, width: 8 | 16): number {
  const top = 1 << (width - 1);
  let rest = 0;
  for (const byte of bytes) {
    rest ^= byte << (width - 8);
    for (let n = 0; n < 8; n++) rest = ((rest << 1) ^ (rest & top ? poly : 0)) & ((top << 1) - 1);
  }
  return rest;
}
