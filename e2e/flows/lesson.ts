/** The first game: whoever follows the arrow comes to the little match, and through it to the scoring. */
import type { Driver } from '../drivers/driver';
import { fast } from './alone';
import type { GlassWords } from './glasses';
import { playOn } from './playOn';

/** What the arrow may stand at; what lies over the centre first. */
const SPOTS = `do-and-turn do lapse fly-moon-1 fly-green turn-left turn-right
  place-plant-1 place-plant-2 place-beam-2 place-trade-2 place-ship
  page-mats page-centre score talk glass-left glass-right`.split(/\s+/);

export async function learn(player: Driver, at: string, words: GlassWords): Promise<void> {
  await player.open(fast(at, 20));
  await player.tap('learn');
  await player.waitFor('lesson');
  while (await player.isThere('lesson')) await oneTouch(player).catch(() => undefined);
  await player.waitFor('dock');
  await playOn(player, words);
  await player.waitFor('standings');
}

/** Where the arrow points; else, what is only read is read on. */
async function oneTouch(player: Driver): Promise<void> {
  if (await player.isThere('say-could-use-grey')) return player.tap('say-could-use-grey');
  for (const spot of SPOTS) if (await player.isThere(`pointer-${spot}`)) return player.tap(spot);
  if (await player.isThere('lesson-read')) return player.tap('lesson-read');
  return undefined;
}

/** Left in the middle and opened again, it goes on where it was. */
export async function learnLater(player: Driver, at: string): Promise<void> {
  await player.open(fast(at, 1));
  await player.tap('learn');
  await player.tap('lesson-read');
  await player.tap('glass-left');
  await player.tap('place-plant-1');
  await player.tap('page-mats');
  await player.waitFor('lesson-read');
  await player.open(at);
  await player.tap('learn');
  await player.tap('resume');
  await player.waitFor('lesson-read');
}
