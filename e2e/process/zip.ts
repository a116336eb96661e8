/** Lists the contents of a zip file; supports what Android's archives use. */
import fs from 'node:fs';
import zlib from 'node:zlib';

const END = 0x06054b50;
const STORED = 0;

export function unzipped(file: string, wanted: RegExp): ReadonlyMap<string, Buffer> {
  const zip = fs.readFileSync(file);
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error(`${file} is no zip file`);
  const found = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let n = zip.readUInt16LE(end + 10); n > 0; n--) {
    const [length, extra, comment] = [28, 30, 32].map(it => zip.readUInt16LE(at + it)) as Three;
    const name = zip.toString('utf8', at + 46, at + 46 + length);
    if (wanted.test(name)) found.set(name, bodyOf(zip, at));
    at += 46 + length + extra + comment;
  }
  return found;
}

type Three = [number, number, number];

function bodyOf(zip: Buffer, entry: number): Buffer {
  const local = zip.readUInt32LE(entry + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(start, start + zip.readUInt32LE(entry + 20));
  return zip.readUInt16LE(entry + 10) === STORED ? packed : zlib.inflateRawSync(packed);
}
