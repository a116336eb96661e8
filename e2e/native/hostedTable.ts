/** A table that an installed phone hosts, with no other server than that phone. */
import { sit } from '../flows/gather';
import type { InstalledPhone } from './phone';

/** On a phone in real time: the lobby for so many, the host on red, and the link for browsers on this machine. */
export async function hostOn(ann: InstalledPhone, places = 3): Promise<URL> {
  await openTable(ann, places);
  return gatherAt(ann);
}

/** In a hotspot that shows no address to the phone that makes it: its owner types what it is. */
export async function hostInHotspot(ann: InstalledPhone): Promise<URL> {
  ann.isolated(true);
  await openTable(ann, 3);
  await ann.waitFor('door-shut');
  await ann.type('own-address', HERE);
  await ann.tap('own-address-go');
  return gatherAt(ann);
}

async function openTable(ann: InstalledPhone, places: number): Promise<void> {
  await ann.open('http://the.table');
  await ann.tap('host');
  await ann.type('name', 'Ann');
  await ann.tap(`host-places-${places}`);
  await ann.tap('host-open');
}

async function gatherAt(ann: InstalledPhone): Promise<URL> {
  await ann.waitFor('table-code');
  await ann.tap('option-level-beginner');
  await sit(ann, 'red');
  return sharedLink(ann);
}

const HERE = '127.0.0.1';

/** What the host’s phone hands to whatever app its player sends the link with. */
async function sharedLink(host: InstalledPhone): Promise<URL> {
  await host.tap('share-link');
  await host.fact('share');
  const shared = JSON.stringify(host.facts.findLast(({ kind }) => kind === 'share')?.told);
  const link = /http:[^"\s]+/.exec(shared)?.[0];
  if (!link) throw new Error(`no link was shared: ${shared}`);
  const here = new URL(link);
  here.hostname = HERE;
  return here;
}
