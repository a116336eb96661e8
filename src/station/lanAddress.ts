/** The addresses of this device in its networks, and which of them others will reach. */

/** What a WebRTC candidate reveals about its network interface. */
type Found = { readonly address: string; readonly cost: number };

/** WebRTC's network costs: cables 0, Wi-Fi 10, unknown (a hotspot) 50, mobile data 900 and more. */
const MOBILE = 900;
const UNKNOWN = 50;

const HOST = /^(?:a=)?candidate:\S+ 1 udp \d+ (\S+) \d+ typ host(?: .*?network-cost (\d+))?/i;

/**
 * The likeliest first. Mobile data counts only if there is nothing else, since nobody at the table
 * is on it.
 */
export function addressesIn(candidates: readonly string[]): string[] {
  const found = candidates.flatMap((line): Found[] => {
    const [, address = '', cost] = HOST.exec(line) ?? [];
    return isReachable(address) ? [{ address, cost: Number(cost ?? UNKNOWN) }] : [];
  });
  const near = found.filter(({ cost }) => cost < MOBILE);
  const sorted = (near.length > 0 ? near : found).sort(
    (a, b) => a.cost - b.cost || privateRank(a.address) - privateRank(b.address),
  );
  return [...new Set(sorted.map(({ address }) => address))];
}

/** Names that a browser invents for one page are of no use to another device. */
const isReachable = (address: string): boolean =>
  /^\d+(\.\d+){3}$/.test(address) && !/^(127|0|169\.254|192\.0\.0|22[4-9]|23\d)\./.test(address);

/** Homes mostly use 192.168. or 10.; 172.16. to 172.31. usually belongs to virtual machines. */
export function privateRank(address: string): number {
  if (/^(192\.168|10|172\.20\.10)\./.test(address)) return 0; // the last is an iPhone's hotspot
  return /^172\.(1[6-9]|2\d|3[01])\./.test(address) ? 1 : 2;
}

/** Accepts the address as a person types it, with or without the rest of a URL. */
export function typedAddress(text: string): string | undefined {
  const [, host] = /^(?:https?:\/\/)?([\w.-]+)(?::\d+)?\/?$/i.exec(text.trim()) ?? [];
  return host;
}
