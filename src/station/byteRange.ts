/** Bytes somewhere that can be read in parts. */
export interface ByteRange {
  readonly length: number;
  read(from: number, to: number): Promise<Uint8Array>;
}

export const inMemory = (bytes: Uint8Array): ByteRange => ({
  length: bytes.length,
  read: (from, to) => Promise.resolve(bytes.subarray(from, to)),
});

/** A part of a longer range. */
export const sliceOf = (all: ByteRange, offset: number, length: number): ByteRange => ({
  length,
  read: (from, to) => all.read(offset + from, offset + to),
});
