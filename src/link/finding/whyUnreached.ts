/** Guesses from its own addresses why a device cannot reach the brokers of a table. */

export function whyUnreached(
  own: readonly string[],
  brokers: readonly string[],
): 'offline' | 'other-wifi' | 'no-broker' {
  if (own.length === 0) return 'offline';
  const theirs = brokers.map(hostOf);
  if (!theirs.every(isPrivate)) return 'no-broker';
  const isNear = own.some(mine => theirs.some(other => networkOf(mine) === networkOf(other)));
  return isNear ? 'no-broker' : 'other-wifi';
}

const hostOf = (address: string): string => /^\w+:\/\/([^/:]+)/.exec(address)?.[1] ?? '';

const isPrivate = (host: string): boolean =>
  /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))(\.\d+){2,3}$/.test(host);

/** Homes and hotspots give addresses that differ in their last number only. */
const networkOf = (address: string): string => address.replace(/\.\d+$/, '');
