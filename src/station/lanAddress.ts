/** Addresses of this device in its networks, and by which of them others will find it. */

/** What a candidate of WebRTC says of the interface it stands for. */
type Found = { readonly address: string; readonly cost: number };

/** As its inventors put it into candidates: cables 0, Wi-Fi 10, unknown (a hotspot) 50, mobile data 900 and more. */
const MOBILE = 900;
const UNKNOWN = 50;

const HOST = /^(?:a=)?candidate:\S+ 1 udp \d+ (\S+) \d+ typ host(?: .*?network-cost (\d+))?/i;

/** The likeliest first; those of mobile data only for want of better, since nobody round the table is there. */
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

/** Plain ones: names made up for one page are of no use to another device. */
const isReachable = (address: string): boolean =>
  /^\d+(\.\d+){3}$/.test(address) && !/^(127|0|169\.254|192\.0\.0|22[4-9]|23\d)\./.test(address);

/** Homes mostly have 192.168. or 10.; 172.16. to 172.31. is where virtual machines like to live. */
export function privateRank(address: string): number {
  if (/^(192\.168|10|172\.20\.10)\./.test(address)) return 0; // the last is an iPhone's hotspot
  return /^172\.(1[6-9]|2\d|3[01])\./.test(address) ? 1 : 2;
}

/** As a person types it: with or without what stands around it in an address of the web. */
export function typedAddress(text: string): string | undefined {
  const [, host] = /^(?:https?:\/\/)?([\w.-]+)(?::\d+)?\/?$/i.exec(text.trim()) ?? [];
  return host;
}
