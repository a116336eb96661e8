import { networkInterfaces } from 'node:os';
import { inUrl, lanAddresses } from './addresses';
import { coveredHosts, type Pair } from './certificate';
import type { Flags } from './flags';

const EVERYWHERE = ['0.0.0.0', '::'];

/**
 * The addresses at which phones reach us; empty if this computer is on no network. Looked up on
 * each request, since a laptop moves.
 */
export function openAddresses({ host }: Flags, port: number, pair: Pair | undefined): string[] {
  const isAnywhere = host === undefined || EVERYWHERE.includes(host);
  const hosts = isAnywhere ? lanAddresses(networkInterfaces()) : isLocal(host) ? [] : [host];
  const trusted = pair ? coveredHosts(pair, hosts) : hosts;
  return trusted.map(it => urlOf(it, port, pair));
}

export const urlOf = (host: string, port: number, pair: Pair | undefined): string =>
  `${pair ? 'https' : 'http'}://${inUrl(host)}:${port}/`;

const isLocal = (host: string): boolean => /^(localhost$|127\.|::1$)/.test(host);
