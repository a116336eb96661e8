/** Base45 (RFC 9285): bytes in the 45 characters for which a QR code has a denser mode. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [high = 0, low] = bytes.subarray(at, at + 2);
    text += low === undefined ? digits(high, 2) : digits(high * 256 + low, 3);
  }
  return text;
}

/** Undefined if the text encodes no bytes. */
export function fromBase45(text: string): Uint8Array | undefined {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const part = text.slice(at, at + 3);
    const value = valueOf(part);
    if (value === undefined || value >= (part.length === 3 ? 65_536 : 256)) return undefined;
    if (part.length === 3) bytes.push(value >> 8);
    bytes.push(value & 255);
  }
  return Uint8Array.from(bytes);
}

function digits(value: number, count: number): string {
  const steps = Array.from({ length: count }, (_, n) => Math.floor(value / 45 ** n) % 45);
  return steps.map(digit => DIGITS[digit]).join('');
}

function valueOf(part: string): number | undefined {
  if (part.length < 2) return undefined;
  const values = [...part].map(digit => DIGITS.indexOf(digit));
  return values.includes(-1) ? undefined : values.reduceRight((sum, digit) => sum * 45 + digit, 0);
}
