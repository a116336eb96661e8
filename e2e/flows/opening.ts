/**
 * The opening of a normal match: two orders are chosen in secret, revealed together, and placed.
 */
import type { Driver } from '../drivers/driver';

/** Takes what is proposed. Others see only that the choice is made. */
export async function choose(player: Driver): Promise<void> {
  await player.tap('choose');
  await player.waitFor('chosen');
}

export async function place(player: Driver): Promise<void> {
  await player.waitFor('revealed');
  await player.tap('place');
  await player.waitFor('ready');
}
