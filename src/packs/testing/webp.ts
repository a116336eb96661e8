/** As small as a picture of this kind and size can be. */
export function webpOf(kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number, length = 64) {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  const word = (at: number, text: string) => bytes.set(Buffer.from(text), at);
  word(0, 'RIFF');
  view.setUint32(4, length - 8, true);
  word(8, 'WEBP');
  word(12, kind);
  if (kind === 'VP8 ') [width, height].forEach((side, n) => view.setUint16(26 + 2 * n, side, true));
  if (kind === 'VP8L') view.setUint32(21, (width - 1) | ((height - 1) << 14), true);
  if (kind === 'VP8X') {
    view.setUint16(24, (width - 1) & 0xffff, true);
    view.setUint16(27, (height - 1) & 0xffff, true);
  }
  return bytes;
}
