/** A player that does what is offered, one glass after another, until the match is over. */
import type { Driver } from '../drivers/driver';
import type { Glass, GlassWords } from './glasses';
import { betweenLooks, firstOf } from './looking';

const GLASSES = ['left', 'right'] as const;

/** Where each glass goes in turn: goods are produced and loaded, orders offered, and ships fly. */
const ROUNDS: Record<Glass, readonly string[]> = {
  left: ['plant-1', 'trade-2', 'plant-2', 'plant-3'],
  right: ['beam-2', 'ship', 'beam-1', 'ship'],
};

/** Number of glasses turned and of deeds done. */
export type GlassCounts = { readonly turned: number; readonly done: number };

export async function playOn(player: Driver, words: GlassWords): Promise<GlassCounts> {
  const counts = { turned: 0, done: 0 };
  while (!(await player.isThere('standings'))) await playRound(player, words, counts);
  return counts;
}

/** Plays until one glass has been turned and one deed is done. */
export async function playBriefly(player: Driver, words: GlassWords): Promise<void> {
  const counts = { turned: 0, done: 0 };
  while (counts.turned === 0 || counts.done === 0) await playRound(player, words, counts);
}

type Counting = { turned: number; done: number };

async function playRound(player: Driver, words: GlassWords, counts: Counting): Promise<void> {
  await betweenLooks();
  for (const glass of GLASSES) {
    const what = await handle(player, glass, counts.turned, words);
    if (what) counts[what] += 1;
  }
}

async function handle(player: Driver, glass: Glass, turn: number, { free, through }: GlassWords) {
  if (await player.isThere('resume')) return goOn(player);
  if (await player.isThere('leave')) return finish(player);
  const name = await player.nameIfThere(`glass-${glass}`);
  if (free.test(name)) return turnOn(player, glass, turn);
  if (!through.test(name)) return undefined;
  return (await player.tapIfThere(`glass-${glass}`)) ? finish(player) : undefined;
}

/** A host whose page a busy machine has blocked for three seconds counts as away. */
async function goOn(player: Driver): Promise<undefined> {
  if (await player.tapIfThere('resume')) await player.waitGone('resume');
  return undefined;
}

/**
 * Does what is offered, which is filled in already; if there is nothing to do, the action lapses.
 */
async function finish(player: Driver): Promise<'done' | undefined> {
  if ((await firstOf(player, 'leave', ...INSTEAD)) !== 'leave') return undefined;
  if (!(await player.tapIfThere('do')) && !(await player.tapIfThere('lapse'))) return undefined;
  await player.waitGone('leave');
  return 'done';
}
/** The match may be over, or paused, before the sheet comes. */
const INSTEAD = ['standings', 'resume'] as const;

async function turnOn(player: Driver, glass: Glass, turn: number): Promise<'turned' | undefined> {
  const round = ROUNDS[glass];
  const on = round[Math.floor(turn / 2) % round.length] ?? 'plant-1';
  if (!(await player.tapIfThere(`glass-${glass}`))) return undefined;
  if (!(await player.tapIfThere(`place-${on}`))) return undefined;
  if (on === 'ship') await fly(player);
  return 'turned';
}

/** Flies to the first place that is offered. */
async function fly(player: Driver): Promise<void> {
  if ((await firstOf(player, 'journey-sheet', ...INSTEAD)) !== 'journey-sheet') return;
  for (const node of ['moon-1', 'green', 'moon-2', 'blue', 'moon-3', 'red', 'purple', 'moon-4'])
    if (await player.tapIfThere(`fly-${node}`)) break;
  await player.waitGone('journey-sheet');
}
