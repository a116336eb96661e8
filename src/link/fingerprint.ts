/**
 * The one certificate of a description, as `sha-256 AB:CD:…`. Undefined when there is none, or more
 * than one: otherwise an attacker could add a second line and be admitted under the first.
 */
export function fingerprintOf(sdp: string): string | undefined {
  const lines = sdp.split(/[\r\n]+/).filter(line => /^\s*a\s*=\s*fingerprint/i.test(line));
  const [first, ...others] = new Set(lines.map(written));
  return others.length === 0 ? first : undefined;
}

function written(line: string): string | undefined {
  const [, hash, bytes] =
    /^a=fingerprint:([\w-]+) ([\dA-F]{2}(?::[\dA-F]{2})+)\s*$/i.exec(line) ?? [];
  return hash && bytes && `${hash.toLowerCase()} ${bytes.toUpperCase()}`;
}
