/**
 * A guest opens an invitation: with the app closed, with the app running, and with a damaged link.
 */
import type { Driver } from '../drivers/driver';

/** The link opens the app or the page, which asks for a name and offers a seat. */
export async function comeByLink(guest: Driver, link: string, name: string): Promise<void> {
  await guest.open(link);
  await sayName(guest, name);
}

/** The app runs without a table, and the link leads to the table's join page. */
export async function followLink(guest: Driver, link: string, name: string): Promise<void> {
  await guest.follow(link);
  await sayName(guest, name);
}

/** A link with a missing letter says so and leads to the field for the code. */
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
  await guest.tap('seek-type');
  await guest.waitFor('code');
}

async function sayName(guest: Driver, name: string): Promise<void> {
  await guest.waitFor('invited');
  await guest.type('name', name);
  await guest.tap('sit');
  await guest.waitFor('seats');
}
