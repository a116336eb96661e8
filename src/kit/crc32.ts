/**
 * CRC-32 (IEEE 802.3). Preferred to a truncated hash because it always detects a changed bit, and a
 * burst of up to 32 changed bits, such as one wrong character; a hash only makes that likely.
 */
export const crc32 = (bytes: Uint8Array): number => ~bytes.reduce(withByte, ~0) >>> 0;

/** Of a text as UTF-16, low byte first. `before` is the checksum of the text in front of it. */
export function crc32OfText(text: string, before = 0): number {
  let sum = ~before;
  for (let n = 0; n < text.length; n++) {
    const unit = text.charCodeAt(n);
    sum = withByte(withByte(sum, unit & 255), unit >>> 8);
  }
  return ~sum >>> 0;
}

/** The length and the checksum of a text that grows. */
export type TextSum = { readonly length: number; readonly sum: number };
export const NO_TEXT: TextSum = { length: 0, sum: 0 };

export const sumWith = ({ length, sum }: TextSum, added: string): TextSum => ({
  length: length + added.length,
  sum: crc32OfText(added, sum),
});

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  return sum;
});

function withByte(sum: number, byte: number): number {
  return (sum >>> 8) ^ (TABLE[(sum ^ byte) & 255] ?? 0);
}
