/** Zip files for tests, honest ones and others. */
import { zipSync } from 'fflate';
import type { NamedBytes } from '../packFile';

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const zipOf = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, it]) => [name, typeof it === 'string' ? bytesOf(it) : it]),
    ),
  );

export const namedZip = (files: Parameters<typeof zipOf>[0], name = 'deck.zip'): NamedBytes => ({
  name,
  bytes: zipOf(files),
});

/** Where the list of contents begins, and each of its entries lies. */
export function entriesOf(zip: Uint8Array): number[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  return Array.from({ length: zip.length - 4 }, (_, at) => at).filter(
    at => view.getUint32(at, true) === 0x02014b50,
  );
}

/** The same zip with another number at this place of the first entry. */
export function withField(zip: Uint8Array, field: number, value: number, size: 2 | 4 = 4) {
  const copy = zip.slice();
  const view = new DataView(copy.buffer);
  const at = (entriesOf(copy)[0] ?? 0) + field;
  if (size === 4) view.setUint32(at, value, true);
  else view.setUint16(at, value, true);
  return copy;
}
