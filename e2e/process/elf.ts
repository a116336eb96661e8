/** A library of machine code, as far as the pages of memory go into which it is loaded. */
const MAGIC = 0x464c457f;
const LOAD = 1;

/** How its loaded segments are aligned. For 64-bit machines: only those have pages of 16 KB. */
export function alignments(library: Buffer): readonly number[] {
  if (library.readUInt32LE(0) !== MAGIC || library[4] !== 2) throw new Error('no 64-bit library');
  const [table, size] = [Number(library.readBigUInt64LE(32)), library.readUInt16LE(54)];
  return Array.from({ length: library.readUInt16LE(56) }, (_, n) => table + n * size)
    .filter(header => library.readUInt32LE(header) === LOAD)
    .map(header => Number(library.readBigUInt64LE(header + 48)));
}
