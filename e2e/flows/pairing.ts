/** Pairing without any network service, by showing each other two codes. */
import type { Driver } from '../drivers/driver';

/** Starts on each phone's first page and ends at the table. `carry` is the camera. */
export async function pairByTwoCodes(
  host: Driver,
  guest: Driver,
  at: string,
  carry: (from: Driver) => Promise<string>,
): Promise<void> {
  await host.tap('pair'); // among the ways to the table
  await host.waitFor('pair-code');
  await guest.open(`${at}/pair`);
  await guest.waitFor('name');
  await guest.type('name', 'Bo');
  await enter(guest, await carry(host));
  await guest.waitFor('pair-code');
  await host.tap('pair-next');
  await enter(host, await carry(guest));
  await host.tap('pair-table');
  await host.waitFor('seated');
  await guest.waitFor('seated');
}

/** Without a camera the text of the code is pasted. */
async function enter(player: Driver, text: string): Promise<void> {
  if (await player.isThere('pair-paste-open')) await player.tap('pair-paste-open');
  await player.type('pair-paste', text);
  await player.tap('pair-use');
}
