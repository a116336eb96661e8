/** An installed phone opens a table of its own, and hands out the link to it. */
import { sit } from '../flows/gather';
import type { InstalledPhone } from './phone';

/** With the host at a seat already. */
export async function openTable(host: InstalledPhone, name: string, places = 3): Promise<URL> {
  await host.open('http://the.table');
  await host.tap('host');
  await host.type('name', name);
  await host.tap(`host-places-${places}`);
  await host.tap('host-open');
  await host.waitFor('table-code');
  await host.tap('option-level-beginner');
  await sit(host, 'red');
  return sharedLink(host);
}

/** What the host's phone hands to whatever app its player sends the link with. */
async function sharedLink(host: InstalledPhone): Promise<URL> {
  await host.tap('share-link');
  await host.fact('share');
  const shared = JSON.stringify(host.facts.findLast(({ kind }) => kind === 'share')?.told);
  const link = /http:[^"\s]+/.exec(shared)?.[0];
  if (!link) throw new Error(`no link was shared: ${shared}`);
  const here = new URL(link);
  here.hostname = '127.0.0.1'; // the others are on the same machine
  return here;
}
