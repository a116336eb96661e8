/** What is kept of evenings, and how it goes. */
import type { Driver } from '../drivers/driver';

export async function forgetOne(player: Driver, gone: string, stays: string): Promise<void> {
  await player.tap(`evening-${gone}`);
  await player.tap('forget-evening');
  await player.tap('forget-yes');
  await player.waitGone(`evening-${gone}`);
  // A page that is loaded again in the very moment of a write may lose it.
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
