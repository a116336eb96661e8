/**
 * CRC-32 (IEEE 802.3). Chosen over a cut-off hash because it promises, where a hash only makes
 * likely: any one bit, and any burst of up to 32 bits, as one wrong character is, never passes.
 */
export function crc32(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
