/** Stories of a single phone without others or a network, for a browser and the installed app. */
import type { Driver } from '../drivers/driver';
import { atPractice, begin, choose, practise, practiseTable, seatBot, sitToo } from './gather';
import { carry, carryOut, type GlassWords, turn, waitThrough } from './glasses';
import { betweenLooks } from './looking';
import { type GlassCounts, playOn } from './playOn';
import { closeSheets } from './sheets';

/** An address at which matches are fast and always dealt alike. */
export const fast = (at: string, speed: number) => `${at}/?speed=${speed}&seed=5`;

export async function practiseToTheScoring(
  player: Driver,
  at: string,
  words: GlassWords,
): Promise<GlassCounts> {
  await practise(player, fast(at, 40));
  const counts = await playOn(player, words);
  await player.waitFor('standings');
  return counts;
}

/** A practice table can be set up freely: bots, their pace, the speed, and undo. */
export async function setUpPractice(player: Driver, at: string, words: GlassWords): Promise<void> {
  await atPractice(player, fast(at, 1));
  await seatBot(player, 'green', 'expert');
  await choose(player, 'bots-level-learner', 'bots-pace-0.7');
  await begin(player, [player]);
  await player.tap('menu');
  await player.tap('who');
  await player.waitText('seat-green', /Expert/);
  await player.waitText('seat-blue', /Learner/);
  await closeSheets(player);
  await turn(player, 'left', 'trade-2');
  await player.waitName('glass-left', words.runs);
  await takeBack(player, words);
  await player.tap('menu');
  await player.tap('speed-4');
  await closeSheets(player);
  await carry(player, 'left', 'trade-2');
  await player.waitName('glass-left', words.runs);
}

/** Undo puts the table back and leaves it paused; the player resumes it. */
async function takeBack(player: Driver, words: GlassWords): Promise<void> {
  await player.tap('menu');
  await player.tap('take-back');
  await player.waitFor('paused');
  await player.tap('resume');
  await player.waitGone('paused');
  await player.waitGone('count-in');
  await player.waitName('glass-left', words.free);
}

/** A refused act says why, and the glass stays in the hand for another place. */
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

/** Plans while the sand runs; one tap then carries the plan out, and the glass is free again. */
export async function plan(player: Driver, at: string, words: GlassWords): Promise<void> {
  await practise(player, fast(at, 6));
  await planFor(player, words);
  await waitThrough(player, 'left', words);
  await player.tap('do-plan-left');
  await player.waitName('glass-left', words.free);
}

/** With a setting, plans are carried out by themselves. */
export async function planThatRuns(player: Driver, words: GlassWords): Promise<void> {
  await player.tap('menu');
  await player.tap('settings');
  await player.tap('setting-time-n-space-plansRun');
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

/** Two players at one phone have a hand each. */
export async function hotSeat(player: Driver, at: string, words: GlassWords): Promise<void> {
  await player.open(fast(at, 10));
  await practiseTable(player);
  await player.waitFor('mine-red');
  await sitToo(player, 'green');
  await player.tap('start');
  await player.waitFor('ready');
  await player.waitGone('count-in');
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

/** Settings survive a restart. */
export async function settings(player: Driver, at: string): Promise<void> {
  await player.open(at);
  await player.tap('settings');
  await player.type('name', 'Ada');
  await player.tap('setting-language-de');
  await player.see('Einstellungen');
  await player.restart();
  // After a restart a browser shows the same page, an installed app its home screen.
  const isAt = (id: string) => player.isThere(id);
  while (!(await isAt('setting-language')) && !(await isAt('settings'))) await betweenLooks();
  if (!(await isAt('setting-language'))) await player.tap('settings');
  await player.see('Einstellungen');
  await player.waitText('setting-language', /Deutsch/);
}
