/** Encodes parts of a link: bytes as base64 without padding, and words with their escapes. */
export const linkText = {
  encode: (bytes: Uint8Array): string =>
    btoa(String.fromCharCode(...bytes))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=+$/, ''),

  decode(text: string): Uint8Array | undefined {
    if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
    const chars = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    return Uint8Array.from(chars, char => char.charCodeAt(0));
  },

  unescape(text: string): string | undefined {
    try {
      return decodeURIComponent(text);
    } catch {
      return undefined;
    }
  },
};
