import type { NetworkInterfaceInfo } from 'node:os';
import { privateRank } from '../station/lanAddress';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Networks between programs of this computer, with no phone on them. */
const INSIDE =
  /^(docker|br-|veth|virbr|vmnet|vmenet|vboxnet|cni|flannel|podman|lxc|lxdbr|bridge\d|vEthernet|awdl|llw)/i;

/** Tunnels: some phones may be on them, but rarely those at the table. */
const TUNNEL = /^(tun|tap|utun|wg|tailscale|zt|ppp|ipsec)/i;

/**
 * The addresses at which phones on the same network find this computer, the likeliest first; IPv6
 * only if there is no IPv4.
 */
export function lanAddresses(interfaces: Interfaces): string[] {
  const found = Object.entries(interfaces)
    .filter(([name]) => !INSIDE.test(name))
    .flatMap(([name, entries = []]) => entries.filter(isReachable).map(entry => ({ name, entry })))
    .sort((a, b) => rank(a) - rank(b))
    .map(({ entry }) => entry);
  const short = found.filter(({ family }) => family === 'IPv4');
  return (short.length > 0 ? short : found).map(({ address }) => address);
}

const isReachable = ({ address, internal }: NetworkInterfaceInfo): boolean =>
  !internal && !/^(169\.254\.|fe[89ab])/i.test(address);

function rank({ name, entry }: { name: string; entry: NetworkInterfaceInfo }): number {
  const kind = entry.family === 'IPv6' ? 3 : privateRank(entry.address);
  return kind + (TUNNEL.test(name) ? 4 : 0);
}

export const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);
