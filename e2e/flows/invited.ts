/** Somebody comes by an invitation: to an app that was closed, to one that runs, and by a damaged one. */
import type { Driver } from '../drivers/driver';

/** The link has opened the app, or the page: one name, and a seat. */
export async function comeByLink(guest: Driver, link: string, name: string): Promise<void> {
  await guest.open(link);
  await sayName(guest, name);
}

/** The app runs, at no table: the link leads to the join page of that one. */
export async function followLink(guest: Driver, link: string, name: string): Promise<void> {
  await guest.follow(link);
  await sayName(guest, name);
}

/** A link with a letter lost says so, and leads to the field for the code. */
export async function comeByDamagedLink(guest: Driver, link: string): Promise<void> {
  await guest.open(link.slice(0, -1));
  await typeInstead(guest);
}

/** As above, in an app that runs. */
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
