/** Somebody comes when all seats are taken. */
import type { Driver } from '../drivers/driver';
import { typeCode } from './gather';
import { closeSheet } from './sheets';

/** During a match, the host shows the code again; it is open for a while. */
export async function bringIn(host: Driver): Promise<string> {
  await host.tap('menu');
  await host.tap('invite');
  const code = await host.read('sheet-code');
  await closeSheet(host, 'table-menu');
  return code;
}

/** Ends without a seat, before the choice to watch or to ask for one. */
export async function comeLate(
  guest: Driver,
  coming: { readonly at: string; readonly code: string; readonly name: string },
): Promise<void> {
  await typeCode(guest, coming);
  await guest.waitFor('no-seat-full');
}

/** The computer plays on for a player who has to leave. */
export async function letBotPlayOn(host: Driver, seat: string): Promise<void> {
  await host.tap('menu');
  await host.tap('who');
  await host.tap(`bot-${seat}`);
  await host.tap(`level-${seat}-player`);
  await closeSheet(host, 'table-menu');
}

/** The guest asks, and the host gives them the seat of a computer. */
export async function askAndGive(guest: Driver, host: Driver, seat: string): Promise<void> {
  await guest.tap('ask-seat');
  await guest.waitFor('no-seat-asked');
  await host.tap(`give-${seat}`);
}
