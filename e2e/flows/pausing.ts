/** The doorbell rings: one lays all hourglasses on their side, another lets them go on. */
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
