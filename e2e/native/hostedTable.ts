/** A table hosted by an installed phone, with no other server. */
import { sit } from '../flows/gather';
import type { InstalledPhone } from './phone';

/**
 * In real time: opens the lobby, seats the host on red, and returns the link for browsers on this
 * machine.
 */
export async function hostOn(ann: InstalledPhone, places = 3): Promise<URL> {
  await openTable(ann, places);
  return gatherAt(ann);
}

/** In a hotspot whose address the hosting phone cannot see, so that its owner has to type it. */
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
  await ann.tap('host-time-n-space');
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

/** The link that the host's phone passes to another app. */
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
