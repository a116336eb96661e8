/** The doorbell rings: one player pauses, and another one resumes. */
import type { Driver } from '../drivers/driver';

export async function pause(player: Driver, all: readonly Driver[]): Promise<void> {
  await player.tap('menu');
  await player.tap('pause');
  for (const one of all) await one.waitFor('paused');
}

export async function goOn(player: Driver, all: readonly Driver[]): Promise<void> {
  await player.tap('resume');
  for (const one of all) await one.waitGone('paused');
}
