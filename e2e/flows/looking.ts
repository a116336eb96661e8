import { setTimeout as delay } from 'node:timers/promises';
import type { Driver } from '../drivers/driver';

/** Between two looks at a screen: asking without a pause keeps a whole core busy. */
export const betweenLooks = (): Promise<void> => delay(50);

/** Waits until one of these is there, and tells which. */
export async function firstOf<Id extends string>(
  player: Driver,
  ...ids: readonly Id[]
): Promise<Id> {
  for (let look = 0; look < LOOKS; look++, await betweenLooks())
    for (const id of ids) if (await player.isThere(id)) return id;
  throw new Error(`none of these has come: ${ids.join(', ')}`);
}
const LOOKS = 2_000;
