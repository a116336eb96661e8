/** A phone hosts without help: pages load the app from it, meet at its broker, and play. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { PHONE, openBrowser, type Phone, pickUpPhone } from './drivers/playwright';
import { playTogether } from './flows/twist';
import { waysOf } from './process/ends';
import { forgetVaults, phone } from './process/phone';
import { endAll } from './process/programs';

jest.setTimeout(600_000);

const ROOT = path.join(__dirname, '..');
const PLAYERS = 4;
const TWIST = {
  role: 'host',
  game: 'timeline-twist',
  places: 4,
  seed: 5,
  players: PLAYERS,
  brokers: [''],
};
let browser: Browser;
const pages: Phone[] = [];

beforeAll(async () => {
  execFileSync('npm', ['run', '--silent', 'pack:web'], { cwd: ROOT });
  browser = await openBrowser();
});
afterEach(async () => {
  await Promise.all(pages.splice(0).map(page => page.putAway()));
  await endAll();
});
afterAll(async () => {
  await browser?.close();
  forgetVaults();
});

const host = (name: string, own: object, sockets?: string) =>
  phone(name, { ...TWIST, options: { way: 'together' }, ...own }, [], {
    program: 'e2e/process/ownHost.ts',
    more: sockets === undefined ? [] : [sockets],
  });

async function pageFor(): Promise<Phone> {
  const page = await pickUpPhone(browser, { ...PHONE, locale: 'en' });
  pages.push(page);
  return page;
}

async function startMatch(name: string, own: object, sockets?: string) {
  const hosting = host(name, own, sockets);
  const { invite } = (await hosting.until('invite')) as { invite: string };
  hosting.tell('');
  await hosting.until('blockedMs');
  const players = await Promise.all(Array.from({ length: PLAYERS }, pageFor));
  // The host deals as soon as the last guest is seated.
  await Promise.all(players.map(player => player.open(invite)));
  hosting.tell('');
  const { blockedMs, busyMs } = await hosting.until('blockedMs', 2);
  for (const player of players) await player.waitFor('cards');
  return { hosting, players, blocked: `${String(blockedMs)} ms, busy ${String(busyMs)} ms` };
}

test.each([
  ['Node’s sockets', undefined],
  ["a copy of Android's sockets", 'android'],
  ["a copy of iOS's sockets", 'ios'],
])(
  "four browsers load the app from the host's phone on %s and play to the end",
  async (what, sockets) => {
    const { hosting, players, blocked } = await startMatch(`own-${sockets}`, {}, sockets);
    expect(await playTogether(players)).toBeGreaterThan(3);
    await hosting.until('over');
    expect(hosting.facts.flatMap(({ came }) => (came ? [came] : []))).toEqual(
      Array(4).fill('direct'),
    );
    expect(players.flatMap(({ complaints }) => complaints)).toEqual([]);
    process.stderr.write(`longest block while four browsers load, ${what}: ${blocked}\n`);
  },
);

test('a host without a usable candidate carries the match over its own broker', async () => {
  const { hosting, players } = await startMatch('own-relay', { direct: false });
  expect(await playTogether(players)).toBeGreaterThan(3);
  await hosting.until('over');
  expect(hosting.facts.flatMap(({ came }) => (came ? [came] : []))).toEqual(Array(4).fill('relay'));
});

test('programs without a page can join it, and its server ends with the host', async () => {
  const hosting = host('own-guests', {
    game: 'time-n-space',
    options: { level: 'beginner' },
    players: 2,
  });
  const { invite } = await hosting.until('invite');
  const guests = ['red', 'green'].map(seat =>
    phone(`own-guests-${seat}`, { role: 'guest', seat, invite }),
  );
  await Promise.all(guests.map(it => it.until('accepted', 5)));
  expect(waysOf(guests)).toEqual(['direct', 'direct']);
  await hosting.end('SIGTERM');
  await expect(fetch(String(invite))).rejects.toThrow('fetch failed');
});
