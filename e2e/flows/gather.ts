/** How people gather at a table, on any kind of phone. */
import type { Driver } from '../drivers/driver';
import { betweenLooks } from './looking';
import { closeSheet } from './sheets';

type Wish = { readonly name: string; readonly places?: 3 | 4; readonly level?: Level };
type Level = 'beginner' | 'normal';

/** Opens a table and returns its code. */
export async function hostTable(
  host: Driver,
  at: string,
  { name, places = 3, level = 'beginner' }: Wish,
): Promise<string> {
  await host.open(at);
  await openTable(host, 'time-n-space', name);
  await choose(host, `places-${places}`, `option-level-${level}`);
  return host.read('table-code');
}

/** Starts on the home screen, and ends at their own table. */
export async function openTable(host: Driver, game: string, name: string): Promise<void> {
  await host.tap(`host-${game}`);
  await sayName(host, name);
  await host.waitFor('seated');
}

/** Somebody who has a name already is not asked for one. */
export async function sayName(player: Driver, name: string): Promise<void> {
  while (!(await player.isThere('seated')) && !(await player.isThere('new-seat')))
    await betweenLooks();
  if (!(await player.isThere('new-seat'))) return;
  await player.type('name', name);
  await player.tap('thats-me');
}

/** Makes choices in the options of the lobby. */
export async function choose(host: Driver, ...choices: readonly string[]): Promise<void> {
  await host.tap('to-options');
  for (const choice of choices) await host.tap(choice);
  await closeSheet(host, 'options-sheet');
}

/** Shows every way to the table of this phone. */
export async function showInvite(host: Driver): Promise<void> {
  if (!(await host.isThere('code-on-table'))) await host.tap('invite-chip');
  if (await host.isThere('code-on-table')) await host.tap('code-on-table');
  await host.waitFor('invite-sheet');
}

type Coming = { readonly at: string; readonly code: string; readonly name: string };

/** Types the code and waits until the guest sits at the table. */
export async function joinByCode(guest: Driver, coming: Coming): Promise<void> {
  await typeCode(guest, coming);
  await guest.waitFor('seated');
}

export async function typeCode(guest: Driver, { at, code, name }: Coming): Promise<void> {
  await guest.open(at);
  await callOneself(guest, name);
  await guest.tap('join');
  await tapCode(guest, code);
}

/** The last key joins. */
export async function tapCode(guest: Driver, code: string): Promise<void> {
  for (const letter of code.replace(/\W/g, '')) await guest.tap(`key-${letter}`);
}

/** Starts on the home screen, and ends there. */
export async function callOneself(player: Driver, name: string): Promise<void> {
  await player.tap('settings');
  await player.type('name', name);
  await player.tap('back');
}

/** The host, in the lobby, types what the TV shows. */
export async function showOnTv(tv: Driver, at: string, host: Driver): Promise<void> {
  await tv.open(`${at}/tv`);
  await tv.waitFor('tv-code');
  await showInvite(host);
  await host.tap('show-on-tv');
  await host.type('tv-typed', await tv.read('tv-code'));
  await host.tap('tv-show');
  await tv.waitFor('tv-lobby');
  await closeSheet(host, 'tv-sheet');
  await closeSheet(host, 'invite-sheet');
}

/** Everybody is seated at once; whoever wants another seat moves there. */
export async function sit(player: Driver, seat: string): Promise<void> {
  await player.waitFor('seated');
  if (!(await player.isThere(`mine-${seat}`))) await take(player, seat, `sit-${seat}`);
  await player.waitFor(`mine-${seat}`);
}

/** Another player at the same phone, who is asked for a name. */
export async function sitToo(player: Driver, seat: string, name?: string): Promise<void> {
  await player.tap(`seat-${seat}`);
  await player.tap(`second-${seat}`);
  await player.waitFor('seat-done');
  if (name !== undefined) await player.type('seat-name', name);
  await player.tap('seat-done');
  await player.waitGone('seat-sheet');
  await player.waitFor(`mine-${seat}`);
}

async function take(player: Driver, seat: string, how: string): Promise<void> {
  await player.tap(`seat-${seat}`);
  await player.tap(how);
  await player.waitGone('seat-sheet');
}

/** The host gives a free seat to the computer. */
export async function seatBot(host: Driver, seat: string, level: string): Promise<void> {
  await host.tap(`seat-${seat}`);
  await host.tap(`level-${seat}-${level}`);
  await host.waitGone('seat-sheet');
}

/** During a match the seats are in the menu. Sitting down shows the player's own centre. */
export async function sitLater(player: Driver, seat: string): Promise<void> {
  await player.tap('menu');
  await player.tap('who');
  await player.tap(`sit-${seat}`);
  await player.waitFor('dock');
}

/** The host starts, and everybody says that they are ready. */
export async function begin(host: Driver, players: readonly Driver[]): Promise<void> {
  await host.tap('start');
  for (const player of players) await player.waitFor('ready');
  for (const player of players) await player.waitGone('count-in');
  for (const player of players) await player.tap('ready');
  for (const player of players) await player.waitFor('dock');
}

/** Starts on the home screen. */
export async function practiseTable(player: Driver, game = 'time-n-space'): Promise<void> {
  await player.tap('practise');
  await player.tap(`practise-${game}`);
}

/** Alone, against bots, with a seat taken. */
export async function practise(player: Driver, at: string): Promise<void> {
  await atPractice(player, at);
  await begin(player, [player]);
}

/** Opens the lobby of a practice table, where everything can still be chosen. */
export async function atPractice(player: Driver, at: string): Promise<void> {
  await player.open(at);
  await practiseTable(player);
  await player.waitFor('mine-red');
}
