/** The history of finished matches, and deleting from it. */
import type { Driver } from '../drivers/driver';
import { closeSheet } from './sheets';

export async function forgetOne(player: Driver, gone: string, stays: string): Promise<void> {
  await player.tap(`match-${gone}`);
  await player.tap('forget-match');
  await player.tap('forget-yes');
  await player.waitGone(`match-${gone}`);
  // Waits for the write, which a reload at the same moment could lose.
  await player.tap(`match-${stays}`);
  await player.waitFor('forget-match');
  await closeSheet(player, 'forget-match');
  await player.restart();
  await player.waitFor(`match-${stays}`);
  if (await player.isThere(`match-${gone}`)) throw new Error(`${gone} has come back`);
}

export async function forgetAll(player: Driver): Promise<void> {
  await player.tap('forget-all');
  await player.tap('forget-all-yes');
  await player.waitFor('no-matches');
  await player.restart();
  await player.waitFor('no-matches');
}
