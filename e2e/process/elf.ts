/** Reads from an ELF library how it is laid out in memory pages. */
const MAGIC = 0x464c457f;
const LOAD = 1;

/** Alignment of its loaded segments. Only for 64-bit machines, which alone have pages of 16 KB. */
export function alignments(library: Buffer): readonly number[] {
  if (library.readUInt32LE(0) !== MAGIC || library[4] !== 2) throw new Error('no 64-bit library');
  const [table, size] = [Number(library.readBigUInt64LE(32)), library.readUInt16LE(54)];
  return Array.from({ length: library.readUInt16LE(56) }, (_, n) => table + n * size)
    .filter(header => library.readUInt32LE(header) === LOAD)
    .map(header => Number(library.readBigUInt64LE(header + 48)));
}
