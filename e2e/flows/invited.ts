/**
 * A guest opens an invitation: with the app closed, with the app running, and with a damaged link.
 */
import type { Driver } from '../drivers/driver';
import { callOneself, sayName } from './gather';

/** The link opens the app or the page, which joins its table at once. */
export async function comeByLink(guest: Driver, link: string, name: string): Promise<void> {
  await guest.open(homeOf(link));
  await callOneself(guest, name);
  await guest.open(link);
  await sayName(guest, name);
  await guest.waitFor('seated');
}

/** The app runs without a table, and the link leads to the table. */
export async function followLink(guest: Driver, link: string, name: string): Promise<void> {
  await callOneself(guest, name);
  await guest.follow(link);
  await guest.waitFor('seated');
}

/** An installed app opens at home, whatever the address. */
const homeOf = (link: string): string =>
  /^https?:/.test(link) ? new URL(link).origin : 'http://the.table';

/** A link with a missing letter says so and leads to the keys for the code. */
export async function comeByDamagedLink(guest: Driver, link: string): Promise<void> {
  await guest.open(link.slice(0, -1));
  await typeInstead(guest);
}

/** The same in an app that runs. */
export async function followDamagedLink(guest: Driver, link: string): Promise<void> {
  await guest.follow(link.slice(0, -1));
  await typeInstead(guest);
}

async function typeInstead(guest: Driver): Promise<void> {
  await guest.waitFor('trouble-damaged');
  await guest.tap('seek-code');
  await guest.waitFor('key-C');
}
