import type { Driver } from '../drivers/driver';

/** Opens Sandtable, or an unknown address of it, and reads what it is. */
export async function home(player: Driver, at: string, tagline: string): Promise<void> {
  for (const address of [at, `${at}no/such/place`]) {
    await player.open(address);
    await player.see('Sandtable');
    await player.see(tagline);
  }
}
