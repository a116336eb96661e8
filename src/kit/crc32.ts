/**
 * CRC-32 (IEEE 802.3). Chosen over a cut-off hash because it promises, where a hash only makes
 * likely: any one bit, and any burst of up to 32 bits, as one wrong character is, never passes.
 */
export const crc32 = (bytes: Uint8Array): number => ~bytes.reduce(withByte, ~0) >>> 0;

/** Of a text as UTF-16, low byte first. `before`: the sum of all that stands in front of it. */
export function crc32OfText(text: string, before = 0): number {
  let sum = ~before;
  for (let n = 0; n < text.length; n++) {
    const unit = text.charCodeAt(n);
    sum = withByte(withByte(sum, unit & 255), unit >>> 8);
  }
  return ~sum >>> 0;
}

/** Of a text that grows: how long it is, and its sum. */
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
