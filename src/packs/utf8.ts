/** Text from bytes, as spreadsheets of all kinds write them. */

/** Undefined: this is not UTF-8. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  const units: number[] = [];
  const parts: string[] = [];
  for (let at = isUtf8Mark(bytes) ? 3 : 0; at < bytes.length;) {
    const length = lengthAt(bytes[at] ?? 0);
    const point = pointAt(bytes, at, length);
    if (point === undefined) return undefined;
    at += length;
    if (point > 0xffff) units.push(0xd800 + ((point - 0x10000) >> 10), 0xdc00 + (point & 0x3ff));
    else units.push(point);
    if (units.length > CHUNK) parts.push(String.fromCharCode(...units.splice(0)));
  }
  return parts.join('') + String.fromCharCode(...units);
}
const CHUNK = 4096;

const isUtf8Mark = ([a, b, c]: Uint8Array): boolean => a === 0xef && b === 0xbb && c === 0xbf;

/** 0: no character begins like this. */
const lengthAt = (first: number): number =>
  first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;

/** The smallest character that needs so many bytes; a longer spelling of one is forbidden. */
const LEAST = [0, 0, 0x80, 0x800, 0x10000] as const;

function pointAt(bytes: Uint8Array, at: number, length: number): number | undefined {
  if (length === 0 || at + length > bytes.length) return undefined;
  let point = (bytes[at] ?? 0) & (length === 1 ? 0x7f : 0xff >> (length + 1));
  for (let n = 1; n < length; n++) {
    const next = bytes[at + n] ?? 0;
    if ((next & 0xc0) !== 0x80) return undefined;
    point = point * 64 + (next & 0x3f);
  }
  const isHalf = point >= 0xd800 && point <= 0xdfff;
  return isHalf || point > 0x10ffff || point < (LEAST[length] ?? 0) ? undefined : point;
}

/** What an older spreadsheet writes: UTF-16 with its mark, or the letters of Windows. */
export const tableText = (bytes: Uint8Array): string =>
  bytes[0] === 0xff && bytes[1] === 0xfe
    ? utf16Text(bytes)
    : (utf8Text(bytes) ?? windowsText(bytes));

function utf16Text(bytes: Uint8Array): string {
  const units: string[] = [];
  for (let at = 2; at + 1 < bytes.length; at += 2)
    units.push(String.fromCharCode((bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)));
  return units.join('');
}

const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const windowsText = (bytes: Uint8Array): string =>
  Array.from(bytes, byte =>
    byte >= 0x80 && byte < 0xa0 ? (WINDOWS[byte - 0x80] ?? '') : String.fromCharCode(byte),
  ).join('');
