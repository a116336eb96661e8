/** Unpacks a zip file of a stranger: nothing in it may be larger, or lie elsewhere, than it says. */
import { Inflate } from 'fflate';
import { crc32 } from '../kit/crc32';
import { faulty, FILE_LIMITS, type NamedBytes, type OrFaults, packFault } from './packFile';
import { utf8Text } from './utf8';

type Entry = {
  readonly name: string;
  readonly method: number;
  readonly sum: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
};

const MARKS = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 } as const;
const STORED = 0;
const DEFLATED = 8;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;

export function unzipped(bytes: Uint8Array): OrFaults<readonly NamedBytes[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const listed = entriesIn(bytes, view);
  if (!listed.ok) return listed;
  const entries = listed.value.filter(({ name }) => !isLitter(name));
  const why = whyNotUnpack(entries, bytes.length);
  if (why) return faulty(why);
  const files: NamedBytes[] = [];
  for (const entry of entries) {
    const unpacked = unpackedFrom(bytes, view, entry);
    if (!unpacked) return faulty(packFault('zip-damaged', { file: entry.name }));
    files.push({ name: entry.name, bytes: unpacked });
  }
  return { ok: true, value: withoutFolder(files) };
}

/** Folders themselves, and what systems add to a zip of their own accord. */
const isLitter = (name: string): boolean =>
  name.endsWith('/') || /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(name);

const CUT = faulty(packFault('zip-cut'));

function entriesIn(bytes: Uint8Array, view: DataView): OrFaults<readonly Entry[]> {
  const end = endIn(view);
  if (end === undefined) return CUT;
  const count = view.getUint16(end + 10, true);
  if (count > FILE_LIMITS.files)
    return faulty(packFault('zip-files', { count, most: FILE_LIMITS.files }));
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let n = 0; n < count; n++) {
    if (at + 46 > end || view.getUint32(at, true) !== MARKS.entry) return CUT;
    const [name, extra, comment] = [28, 30, 32].map(field => view.getUint16(at + field, true));
    const text = utf8Text(bytes.subarray(at + 46, at + 46 + (name ?? 0)));
    if (view.getUint16(at + 8, true) & 1) return faulty(packFault('zip-locked'));
    if (text === undefined) return faulty(packFault('zip-name', { file: `#${n + 1}` }));
    entries.push({ name: text, ...entryAt(view, at) });
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return { ok: true, value: entries };
}

const entryAt = (view: DataView, at: number): Omit<Entry, 'name'> => ({
  method: view.getUint16(at + 10, true),
  sum: view.getUint32(at + 16, true),
  packed: view.getUint32(at + 20, true),
  size: view.getUint32(at + 24, true),
  at: view.getUint32(at + 42, true),
});

/** The list of contents is announced at the very end, before a comment of any length. */
function endIn(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--)
    if (view.getUint32(at, true) === MARKS.end) return at;
  return undefined;
}

function whyNotUnpack(entries: readonly Entry[], length: number) {
  const { unpacked, nameLength } = FILE_LIMITS;
  const bad = entries.find(({ name }) => name.length > nameLength || !isSafeName(name));
  if (bad) return packFault('zip-name', { file: bad.name.slice(0, nameLength) });
  const twice = entries.find(
    ({ name }, n) => entries.findIndex(it => it.name.toLowerCase() === name.toLowerCase()) < n,
  );
  if (twice) return packFault('zip-twice', { file: twice.name });
  const sum = (field: 'packed' | 'size') => entries.reduce((all, it) => all + it[field], 0);
  if (sum('size') > unpacked)
    return packFault('zip-large', { most: `${unpacked / 1024 / 1024} MB` });
  // Files that share their bytes unpack to more than the whole, over and over.
  if (sum('packed') > length) return packFault('zip-cut');
  const odd = entries.find(({ method }) => method !== STORED && method !== DEFLATED);
  return odd && packFault('zip-method', { file: odd.name });
}

/** It leads down from the folder of the pack, on any system. */
export const isSafeName = (name: string): boolean =>
  !/[\\:]/.test(name) &&
  [...name].every(sign => sign >= ' ') &&
  name.split('/').every(part => part !== '' && part !== '.' && part !== '..');

function unpackedFrom(bytes: Uint8Array, view: DataView, entry: Entry): Uint8Array | undefined {
  const { at, packed, method, size, sum } = entry;
  if (at + 30 > bytes.length || view.getUint32(at, true) !== MARKS.file) return undefined;
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (from + packed > bytes.length) return undefined;
  const part = bytes.subarray(from, from + packed);
  const whole = method === STORED ? part.slice() : inflated(part, size);
  return whole?.length === size && crc32(whole) === sum ? whole : undefined;
}

/** So few bytes at a time cannot unpack to more than a few megabytes before they are counted. */
const STEP = 2048;

/** Stops as soon as there is more than was announced. */
function inflated(packed: Uint8Array, size: number): Uint8Array | undefined {
  const out = new Uint8Array(size);
  const read = { length: 0 };
  const stream = new Inflate(chunk => {
    if (read.length + chunk.length <= size) out.set(chunk, read.length);
    read.length += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length && read.length <= size; at += STEP)
      stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  } catch {
    return undefined;
  }
  return read.length === size ? out : undefined;
}

/** A folder that was zipped as a whole is its contents. */
function withoutFolder(files: readonly NamedBytes[]): readonly NamedBytes[] {
  const [folder] = files[0]?.name.split('/') ?? [];
  const isIn = ({ name }: NamedBytes) => name.startsWith(`${folder}/`);
  return files.length > 0 && files.every(isIn)
    ? files.map(({ name, bytes }) => ({ name: name.slice((folder ?? '').length + 1), bytes }))
    : files;
}
