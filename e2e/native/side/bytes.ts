const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let n = 0; n < bytes.length; n += 3) {
    const three = ((bytes[n] ?? 0) << 16) | ((bytes[n + 1] ?? 0) << 8) | (bytes[n + 2] ?? 0);
    text += LETTERS.charAt(three >> 18) + LETTERS.charAt((three >> 12) & 63);
    text += n + 1 < bytes.length ? LETTERS.charAt((three >> 6) & 63) : '=';
    text += n + 2 < bytes.length ? LETTERS.charAt(three & 63) : '=';
  }
  return text;
}

const VALUES = new Map(Array.from(LETTERS, (letter, value) => [letter.charCodeAt(0), value]));

export function fromBase64(text: string): Uint8Array {
  const clean = text.replace(/[\s=]+/g, '');
  const bytes = new Uint8Array(Math.floor((clean.length * 3) / 4));
  let [bits, count, at] = [0, 0, 0];
  for (let n = 0; n < clean.length; n++) {
    const value = VALUES.get(clean.charCodeAt(n));
    if (value === undefined) throw new Error(`“${clean.charAt(n)}” is no base64`);
    bits = ((bits << 6) | value) & 0xffffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[at++] = (bits >> count) & 255;
  }
  return bytes;
}

export function encodeUtf8(text = ''): Uint8Array {
  const binary = unescape(encodeURIComponent(text));
  const bytes = new Uint8Array(binary.length);
  for (let n = 0; n < bytes.length; n++) bytes[n] = binary.charCodeAt(n);
  return bytes;
}
