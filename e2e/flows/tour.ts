/** Visits every screen that one player alone can reach. */
import type { Driver } from '../drivers/driver';
import {
  begin,
  choose,
  hostTable,
  joinByCode,
  practiseTable,
  showOnTv,
  sit,
  tapCode,
} from './gather';
import { type GlassWords, turn } from './glasses';
import { pause } from './pausing';
import { playOn } from './playOn';
import { say } from './talk';
import { closeSheet, closeSheets, SHEETS } from './sheets';

type Look = (screen: string) => Promise<void>;

export async function tourBefore(player: Driver, at: string, look: Look): Promise<void> {
  await player.open(at);
  await player.waitFor('practise');
  await look('home');
  await player.tap('join');
  await player.waitFor('key-C');
  await look('joining');
  await tapCode(player, 'CCCCCC');
  await player.waitFor('trouble-no-such-code');
  await look('no such table');
  await player.open(`${at}/pair`);
  await player.waitFor('pair-step-1');
  await look('pairing');
  await player.open(`${at}/settings`);
  await player.waitFor('about');
  await look('settings');
  await player.tap('licences');
  await player.tap('licence-ISC');
  await player.tap('part-d3-scale');
  await look('licences');
  await player.open(`${at}/rules/time-n-space`);
  await player.tap('chapter-2');
  await look('rules');
  await player.open(`${at}/tv`);
  await player.waitFor('tv-code');
  await look('a screen at no table');
}

export async function tourOfATable(player: Driver, at: string, look: Look): Promise<void> {
  await player.open(at);
  await practiseTable(player);
  await player.waitFor('mine-red');
  await choose(player, 'option-level-normal');
  await look('lobby');
  await player.tap('start');
  await player.waitFor('choose');
  await look('choosing');
  await player.tap('choose');
  await player.waitFor('place');
  await look('placing');
  await player.tap('place');
  await player.waitFor('ready');
  await look('readying');
  await player.tap('ready');
  await player.waitFor('dock');
  await tourOfTheCentre(player, look);
}

/** Pages that are always visible on a wide screen have no tab. */
async function tourOfTheCentre(player: Driver, look: Look): Promise<void> {
  await turn(player, 'left', 'trade-2');
  await turn(player, 'right', 'trade-2');
  await player.waitFor('refusal');
  await look('refusal');
  await player.tap('place-ship');
  await player.waitFor('journey-sheet');
  await look('journey');
  await closeSheet(player, 'journey-sheet');
  await player.tap('glass-right');
  await look('centre');
  await player.tap('glass-left');
  await player.waitFor('place-sheet');
  await look('place');
  await player.tap('slot-0');
  await look('place, changed');
  await closeSheet(player, 'place-sheet');
  await player.tap('place-research');
  await look('a free symbol');
  await closeSheets(player);
  for (const [open, sheet] of SHEETS) {
    await player.tap(open);
    await player.waitFor(sheet);
    await look(sheet);
    await closeSheet(player, sheet);
  }
  for (const page of ['map', 'mats', 'centre']) {
    if (!(await player.isThere(`page-${page}`))) continue;
    await player.tap(`page-${page}`);
    await look(page);
  }
  await player.tap('menu');
  await player.tap('turn-board');
  await player.waitFor('watch');
  await look('the board on a phone');
  await player.tap('menu');
  await player.tap('pause');
  await player.waitFor('resume');
  await look('paused');
}

type Company = { readonly host: Driver; readonly guest: Driver; readonly tv: Driver };
type LookAt = (player: Driver, screen: string) => Promise<void>;

/** Visits what is visible only with others at the table. */
export async function tourInCompany(company: Company, at: string, look: LookAt): Promise<void> {
  const { host, guest, tv } = company;
  const code = await hostTable(host, at, { name: 'Ann' });
  await look(host, 'lobby of the host');
  await joinByCode(guest, { at, code, name: 'Bo' });
  await look(guest, 'lobby of a guest');
  await showOnTv(tv, at, host);
  await look(tv, 'lobby on the TV');
  await sit(host, 'red');
  await sit(guest, 'green');
  await begin(host, [host, guest]);
  await tv.waitFor('watch');
  await look(tv, 'the board on the TV');
  await say(guest, 'could-use-grey', 'red');
  await host.waitFor('request');
  await look(host, 'a request');
  await pause(guest, [host, guest]);
  await look(tv, 'paused on the TV');
  await look(guest, 'paused for a guest');
}

/** Plays the shortest match to its end and starts it again. */
export async function tourOfTheEnd(player: Driver, at: string, words: GlassWords, look: Look) {
  await player.open(`${at}/?speed=60&seed=5`);
  await player.waitFor('left-table');
  await look('home, with a table left open');
  await practiseTable(player);
  await player.waitFor('mine-red'); // the player's earlier seat
  await choose(player, ...Array.from({ length: 6 }, () => 'option-minutes-less'));
  await player.tap('start');
  await player.tap('ready');
  await player.waitFor('dock');
  await playOn(player, words);
  await player.waitFor('replay-open');
  await look('ending');
  await player.tap('replay-open');
  await player.waitFor('replay');
  await player.tap('replay-next');
  await look('replay');
  await player.tap('replay-close');
  await player.open(`${at}/history`);
  await player.waitFor('save-history');
  await look('the history');
}

/** Shows the first steps of a lesson with their texts. */
export async function tourOfALesson(player: Driver, at: string, look: Look): Promise<void> {
  await player.open(at);
  await player.tap('learn-time-n-space');
  await player.tap('lesson-first');
  await player.waitFor('lesson-read');
  await look('lesson');
  await player.tap('lesson-read');
  await player.waitFor('pointer-glass-left');
  await look('lesson, with a finger');
}
