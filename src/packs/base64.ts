/** A multiple of three, so that the parts can be joined. */
const PART = 3 * 4096;

export function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += PART)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + PART))));
  return parts.join('');
}

type Start = { readonly head: Uint8Array; readonly length: number };

/** The first bytes, and how many there are in all; undefined: this is no base64. */
export function base64Start(text: string, many: number): Start | undefined {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return undefined;
  const chars = atob(text.slice(0, 4 * Math.ceil(many / 3)));
  const padding = /=*$/.exec(text.slice(-2))?.[0].length ?? 0;
  return {
    head: Uint8Array.from(chars, char => char.charCodeAt(0)),
    length: (text.length / 4) * 3 - padding,
  };
}
