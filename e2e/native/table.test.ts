/**
 * An installed phone at a real table: data channels, sockets and SQLite are real, the others are
 * browsers.
 */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { toAppLink } from '@/link/finding/appLink';
import { openBrowser, PHONE, type Phone, pickUpPhone, TV } from '../drivers/playwright';
import { codeOn } from '../drivers/camera';
import { inEnglish, leaveAndComeBack, showsWhoWasAway } from '../flows/away';
import { goOn, pause } from '../flows/pausing';
import { begin, hostTable, showOnTv, sit } from '../flows/gather';
import { ENGLISH, turn } from '../flows/glasses';
import { comeByLink } from '../flows/invited';
import { tableServer, type TableServer } from '../process/tableServer';
import { openInHotspot, openTable } from './hosting';
import { installedPhones } from './house';
import type { InstalledPhone } from './phone';

/** A phone in the background keeps its links this long at most. */
const LINKS_LAST_MS = 20_000;
/** Longer than any glass runs, and than any match. */
const AN_HOUR_MS = 3_600_000;

const { phone, complaints } = installedPhones();
const pages: Phone[] = [];
let browser: Browser;
let server: TableServer | undefined;

beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => Promise.all(pages.splice(0).map(page => page.putAway())));
afterAll(async () => {
  await browser?.close();
  server?.stop();
});

async function page(kind: BrowserContextOptions = PHONE): Promise<Phone> {
  const taken = await pickUpPhone(browser, { locale: 'en', ...kind });
  taken.forgive(/WebSocket|ERR_CONNECTION|Failed to/); // the host's server ends and comes back
  pages.push(taken);
  return taken;
}

async function hosting(places = 3): Promise<{ ann: InstalledPhone; link: URL }> {
  const ann = await phone({ inRealTime: true });
  return { ann, link: await openTable(ann, 'Ann', places) };
}

/** Both have a seat: green and blue. */
async function twoGuests(link: URL): Promise<[bo: Phone, cy: Phone]> {
  const [bo, cy] = [await page(), await page()];
  await comeByLink(bo, link.href, 'Bo');
  await comeByLink(cy, link.href, 'Cy');
  await sit(bo, 'green');
  await sit(cy, 'blue');
  return [bo, cy];
}

test('an installed phone hosts browsers and a TV without a server, and recovers from a crash', async () => {
  const { ann, link } = await hosting();
  const guests = await twoGuests(link);
  const [bo] = guests;
  const tv = await page(TV);
  await showOnTv(tv, link.origin, ann);
  await begin(ann, [ann, ...guests]);
  await turn(bo, 'left', 'trade-2');
  await bo.waitName('glass-left', ENGLISH.runs);
  await turn(ann, 'right', 'trade-2');
  await ann.waitName('glass-right', ENGLISH.runs);

  await leaveAndComeBack(ann, guests, inEnglish('Ann'));
  await goOn(ann, [ann, ...guests]);

  ann.kill();
  await ann.restart();
  await ann.tap('back-to-table');
  await ann.waitFor('resume');
  for (const guest of guests) await guest.waitFor('paused');
  await ann.tap('resume');
  for (const one of [ann, ...guests]) await one.waitGone('paused');
  await bo.waitName('glass-left', ENGLISH.runs);
  expect([...complaints(), ...pages.flatMap(it => it.complaints)]).toEqual([]);
});

test('an installed host that slept for an hour and lost its links goes on with its guests', async () => {
  const { ann, link } = await hosting();
  const guests = await twoGuests(link);
  const [bo] = guests;
  await begin(ann, [ann, ...guests]);
  await turn(bo, 'left', 'trade-2');
  await bo.waitName('glass-left', ENGLISH.runs);
  // Five seconds after it opened, a page asks the host for its service worker, but the host sleeps
  // by then.
  for (const page of pages) page.forgive(/when fetching the script/);
  await ann.leave();
  await ann.freeze(AN_HOUR_MS);
  for (const guest of guests) {
    await guest.waitFor('line-lost');
    await guest.waitText('paused-why', inEnglish('Ann').isSilent);
  }
  await ann.comeBack();
  await showsWhoWasAway(ann, guests, inEnglish('Ann'));
  await goOn(ann, [ann, ...guests]);
  await bo.waitName('glass-left', ENGLISH.runs); // it would have run out long ago
  expect([...complaints(), ...pages.flatMap(it => it.complaints)]).toEqual([]);
});

test('an installed host without a candidate carries the match over its own broker', async () => {
  const ann = await phone({ inRealTime: true });
  const link = await openInHotspot(ann);
  const guests = await twoGuests(link);
  const [bo, cy] = guests;
  for (const guest of guests) await guest.waitFor('line-relay');
  await begin(ann, [ann, ...guests]);
  for (const player of [ann, ...guests]) {
    await turn(player, 'left', 'trade-2');
    await player.waitName('glass-left', ENGLISH.runs);
  }
  await pause(cy, [ann, ...guests]);
  await goOn(bo, [ann, ...guests]);
  expect([...complaints(), ...pages.flatMap(it => it.complaints)]).toEqual([]);
});

test("an installed phone joins a browser's table by a link", async () => {
  server ??= await tableServer();
  const [bo, cy] = [await page(), await page()];
  await hostTable(bo, server.address, { name: 'Bo' });
  await sit(bo, 'red');
  const link = await codeOn(bo.page, 'invitation');
  await comeByLink(cy, link, 'Cy');
  await sit(cy, 'green');
  const ann = await phone({ inRealTime: true });
  await comeByLink(ann, toAppLink(link), 'Ann');
  await sit(ann, 'blue');
  await begin(bo, [bo, cy, ann]);
  await turn(ann, 'left', 'trade-2');
  await ann.waitName('glass-left', ENGLISH.runs);
  await ann.leave();
  await ann.fact('notice'); // the system rings in the background
  await ann.comeBack();
  await ann.fact('notices-cancelled');
  await ann.leave();
  await ann.freeze(LINKS_LAST_MS);
  await ann.comeBack();
  await turn(ann, 'right', 'beam-2');
  await ann.waitName('glass-right', ENGLISH.runs); // its host has received the act over a new connection
  await ann.restart();
  await ann.tap('back-to-table');
  await ann.waitName('glass-left', ENGLISH.runs);
  expect([...complaints(), ...pages.flatMap(it => it.complaints)]).toEqual([]);
});
