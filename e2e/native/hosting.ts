/** An installed phone opens a table and shares its link. */
import { sit } from '../flows/gather';
import type { InstalledPhone } from './phone';

/** The host has a seat already. */
export async function openTable(host: InstalledPhone, name: string, places = 3): Promise<URL> {
  await host.open('http://the.table');
  await host.tap('host-time-n-space');
  await host.type('name', name);
  await host.tap(`host-places-${places}`);
  await host.tap('host-open');
  await host.waitFor('table-code');
  await host.tap('option-level-beginner');
  await sit(host, 'red');
  return sharedLink(host);
}

/** The link that the host's phone passes to another app. */
async function sharedLink(host: InstalledPhone): Promise<URL> {
  await host.tap('share-link');
  await host.fact('share');
  const shared = JSON.stringify(host.facts.findLast(({ kind }) => kind === 'share')?.told);
  const link = /http:[^"\s]+/.exec(shared)?.[0];
  if (!link) throw new Error(`no link was shared: ${shared}`);
  const here = new URL(link);
  here.hostname = '127.0.0.1'; // all devices are on the same machine
  return here;
}
