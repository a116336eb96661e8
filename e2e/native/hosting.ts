/** A table hosted by an installed phone, with no other server. Its host sits on red. */
import { choose, openTable as openFor, showInvite, sit } from '../flows/gather';
import type { InstalledPhone } from './phone';

/** Returns the link for browsers on this machine. */
export async function openTable(host: InstalledPhone, name: string, places = 3): Promise<URL> {
  await openAt(host, name);
  return gatherAt(host, places);
}

/** In a hotspot whose address the hosting phone cannot see, so that its owner has to type it. */
export async function openInHotspot(host: InstalledPhone): Promise<URL> {
  host.isolated(true);
  await openAt(host, 'Ann');
  await showInvite(host);
  await host.waitFor('door-shut');
  await host.type('own-address', HERE);
  await host.tap('own-address-go');
  await host.waitFor('share-link');
  await host.tap('sheet-close');
  return gatherAt(host, 3);
}

async function openAt(host: InstalledPhone, name: string): Promise<void> {
  await host.open('http://the.table');
  await openFor(host, 'time-n-space', name);
}

async function gatherAt(host: InstalledPhone, places: number): Promise<URL> {
  await host.waitFor('table-code');
  await choose(host, `places-${places}`, 'option-level-beginner');
  await sit(host, 'red');
  return sharedLink(host);
}

const HERE = '127.0.0.1';

/** The link that the host's phone passes to another app. */
async function sharedLink(host: InstalledPhone): Promise<URL> {
  await showInvite(host);
  await host.tap('share-link');
  await host.fact('share');
  await host.tap('sheet-close');
  const shared = JSON.stringify(host.facts.findLast(({ kind }) => kind === 'share')?.told);
  const link = /http:[^"\s]+/.exec(shared)?.[0];
  if (!link) throw new Error(`no link was shared: ${shared}`);
  const here = new URL(link);
  here.hostname = HERE; // all devices are on the same machine
  return here;
}
