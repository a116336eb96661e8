/** So many bytes somewhere, that can be read in parts. */
export interface Stretch {
  readonly length: number;
  read(from: number, to: number): Promise<Uint8Array>;
}

export const inMemory = (bytes: Uint8Array): Stretch => ({
  length: bytes.length,
  read: (from, to) => Promise.resolve(bytes.subarray(from, to)),
});

/** A stretch of a longer one. */
export const within = (all: Stretch, offset: number, length: number): Stretch => ({
  length,
  read: (from, to) => all.read(offset + from, offset + to),
});
