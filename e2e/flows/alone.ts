/** Evenings of one phone, with nobody else and no network: for a browser and for the installed app. */
import type { Driver } from '../drivers/driver';
import { atPractice, begin, practise, practiseTable, sit } from './gather';
import { carry, carryOut, type GlassWords, turn, waitThrough } from './glasses';
import { type Evening, playOn } from './playOn';

/** At the address a match is dealt that goes fast, and always alike. */
export const fast = (at: string, speed: number) => `${at}/?speed=${speed}&seed=5`;

export async function practiseToTheScoring(
  player: Driver,
  at: string,
  words: GlassWords,
): Promise<Evening> {
  await practise(player, fast(at, 40));
  const evening = await playOn(player, words);
  await player.waitFor('standings');
  return evening;
}

/** Alone one has the table as one likes it: who plays, how fast, when, and once more. */
export async function asOneLikes(player: Driver, at: string, words: GlassWords): Promise<void> {
  await atPractice(player, fast(at, 1));
  await player.tap('bot-green');
  await player.tap('level-green-expert');
  await player.waitText('seat-green', /Expert/);
  await player.tap('bots-level-learner');
  await player.tap('bots-pace-0.7');
  await begin(player, [player]);
  await player.tap('menu');
  await player.tap('who');
  await player.waitText('seat-blue', /Learner/);
  await player.tap('sheet-close');
  await turn(player, 'left', 'trade-2');
  await player.waitName('glass-left', words.runs);
  await takeBack(player, words);
  await player.tap('menu');
  await player.tap('speed-4');
  await player.tap('sheet-close');
  await carry(player, 'left', 'trade-2');
  await waitThrough(player, 'left', words);
}

/** The table stands where it was before; on it goes when one has thought. */
async function takeBack(player: Driver, words: GlassWords): Promise<void> {
  await player.tap('menu');
  await player.tap('take-back');
  await player.waitFor('paused');
  await player.tap('resume');
  await player.waitName('glass-left', words.free);
}

/** What is refused says why, and the glass is still in the hand for another place. */
export async function refused(player: Driver, at: string, why: RegExp, words: GlassWords) {
  await practise(player, fast(at, 1));
  await turn(player, 'left', 'trade-2');
  await turn(player, 'right', 'trade-2');
  await player.waitText('refusal', why);
  await player.tap('place-plant-3');
  await player.waitGone('refusal');
  for (const glass of ['left', 'right'] as const)
    await player.waitName(`glass-${glass}`, words.runs);
}

/** Laid out while the sand runs: one tap when it is through, and the glass is free again. */
export async function plan(player: Driver, at: string, words: GlassWords): Promise<void> {
  await practise(player, fast(at, 5));
  await planFor(player, words);
  await waitThrough(player, 'left', words);
  await player.tap('do-plan-left');
  await player.waitName('glass-left', words.free);
}

/** As some like it: what is planned is done by itself. */
export async function planThatRuns(player: Driver, words: GlassWords): Promise<void> {
  await player.tap('menu');
  await player.tap('settings');
  await player.tap('setting-plansRun');
  await player.tap('back');
  await planFor(player, words);
  await player.waitName('glass-left', words.free);
}

async function planFor(player: Driver, words: GlassWords): Promise<void> {
  await turn(player, 'left', 'trade-2');
  await player.tap('glass-left');
  await player.tap('do');
  await player.waitName('glass-left', words.planned);
}

/** Two at one phone: each has a hand of his own. */
export async function hotSeat(player: Driver, at: string, words: GlassWords): Promise<void> {
  await player.open(fast(at, 10));
  await practiseTable(player);
  await player.waitFor('rise-red');
  await sit(player, 'green');
  await player.tap('start');
  await player.tap('ready');
  await player.waitFor('is-ready');
  await player.tap('whose-hand-green');
  await player.tap('ready');
  await player.waitFor('dock');
  await turn(player, 'left', 'trade-2');
  await player.waitName('glass-left', words.runs);
  await player.tap('whose-hand-red');
  await player.waitName('glass-left', words.free);
  await turn(player, 'right', 'trade-2');
  await waitThrough(player, 'right', words);
  await carryOut(player, 'right');
  await player.tap('whose-hand-green');
  await player.waitName('glass-left', words.through);
}

/** A setting is there the next time. */
export async function settings(player: Driver, at: string): Promise<void> {
  await player.open(at);
  await player.tap('settings');
  await player.type('name', 'Ada');
  await player.tap('setting-language-de');
  await player.see('Einstellungen');
  await player.restart();
  await player.see('Einstellungen');
  // A browser opens the page it showed, an installed app its home screen.
  if (!(await player.isThere('setting-language'))) await player.tap('settings');
  await player.waitText('setting-language', /Deutsch/);
}
