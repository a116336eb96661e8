/** The normal opening: two orders in secret, shown all at once, placed. */
import type { Driver } from '../drivers/driver';

/** Takes what is proposed; the others still see only that it is done. */
export async function choose(player: Driver): Promise<void> {
  await player.tap('choose');
  await player.waitFor('chosen');
}

export async function place(player: Driver): Promise<void> {
  await player.waitFor('revealed');
  await player.tap('place');
  await player.waitFor('ready');
}
