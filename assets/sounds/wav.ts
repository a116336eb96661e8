/** The simplest sound file: a header of 44 bytes, then the samples of one channel of 16 bits. */
import { RATE } from './synth';

export function wav(samples: Int16Array): Buffer {
  const head = Buffer.alloc(44);
  const words: readonly [number, number][] = [
    [4, 36 + samples.length * 2],
    [16, 16],
    [24, RATE],
    [28, RATE * 2],
    [40, samples.length * 2],
  ];
  for (const [at, text] of [
    [0, 'RIFF'],
    [8, 'WAVEfmt '],
    [36, 'data'],
  ] as const)
    head.write(text, at, 'ascii');
  for (const [at, value] of words) head.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    head.writeUInt16LE(value, at);
  const body = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, n) => body.writeInt16LE(sample, n * 2));
  return Buffer.concat([head, body]);
}
