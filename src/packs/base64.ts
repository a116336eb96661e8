const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const bits = (a << 16) | (b << 8) | c;
    const signs = [18, 12, 6, 0].map(shift => LETTERS[(bits >> shift) & 63] ?? '');
    const left = bytes.length - at;
    parts.push(
      left >= 3
        ? signs.join('')
        : signs
            .slice(0, left + 1)
            .join('')
            .padEnd(4, '='),
    );
  }
  return parts.join('');
}
