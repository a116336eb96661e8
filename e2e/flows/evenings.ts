/** The history of finished matches, and deleting from it. */
import type { Driver } from '../drivers/driver';

export async function forgetOne(player: Driver, gone: string, stays: string): Promise<void> {
  await player.tap(`evening-${gone}`);
  await player.tap('forget-evening');
  await player.tap('forget-yes');
  await player.waitGone(`evening-${gone}`);
  // Waits for the write, which a reload at the same moment could lose.
  await player.tap(`evening-${stays}`);
  await player.waitFor('forget-evening');
  await player.tap('sheet-close');
  await player.waitGone('forget-evening');
  await player.restart();
  await player.waitFor(`evening-${stays}`);
  if (await player.isThere(`evening-${gone}`)) throw new Error(`${gone} has come back`);
}

export async function forgetAll(player: Driver): Promise<void> {
  await player.tap('forget-all');
  await player.tap('forget-all-yes');
  await player.waitFor('no-evenings');
  await player.restart();
  await player.waitFor('no-evenings');
}
