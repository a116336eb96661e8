/** Stories of a single phone in a real browser. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { openHouse } from './drivers/house';
import { keptBy } from './drivers/kept';
import { byKeyboard } from './drivers/keyboard';
import { PHONE, TABLET } from './drivers/playwright';
import {
  setUpPractice,
  fast,
  hotSeat,
  plan,
  planThatRuns,
  practiseToTheScoring,
  refused,
  settings,
} from './flows/alone';
import { inEnglish, leaveAlone } from './flows/away';
import { practise } from './flows/gather';
import { ENGLISH, turn, waitThrough } from './flows/glasses';
import { tableServer } from './process/tableServer';

const { address, phone, withScreenshots, complaints } = openHouse();

test(
  'once opened, the app works without server and network, from practice to scoring',
  withScreenshots(async () => {
    const server = await tableServer();
    const ann = await phone();
    await ann.open(server.address);
    await keptBy(ann.page);
    server.stop();
    await ann.page.context().setOffline(true);
    ann.forgive(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/);
    const { turned, done } = await practiseToTheScoring(ann, server.address, ENGLISH);
    expect(turned).toBeGreaterThan(3);
    expect(done).toBeGreaterThan(2);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'without a network and with an empty cache, a match that has begun still comes to its scoring',
  withScreenshots(async () => {
    const server = await tableServer();
    // As over plain http, where a browser keeps nothing for a page.
    const ann = await phone({ ...PHONE, serviceWorkers: 'block' });
    ann.forgive(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|[Ss]ervice ?[Ww]orker/);
    const files: string[] = [];
    ann.page.on('requestfinished', it => void files.push(it.url()));
    await practise(ann, fast(server.address, 60));
    // The code of the ending, and its sentences in one language.
    while (files.filter(it => /\/ending-\w+\.js/.test(it)).length < 2) await pause(100);
    expect(await ann.isThere('ending')).toBe(false);
    server.stop();
    await ann.page.context().setOffline(true);
    await ann.page.getByTestId('ending').waitFor({ timeout: 60_000 });
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a practice table offers bots of any level, any speed, and undo',
  withScreenshots(async () => {
    await setUpPractice(await phone(), address(), ENGLISH);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a refused act says why and changes nothing',
  withScreenshots(async () => {
    await refused(await phone(), address(), /other glass already stands there/, ENGLISH);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a plan made while sand runs is carried out by one tap, or by itself',
  withScreenshots(async () => {
    const ann = await phone();
    await plan(ann, address(), ENGLISH);
    await planThatRuns(ann, ENGLISH);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a match pauses when its player switches to another app, and one tap resumes it',
  withScreenshots(async () => {
    const ann = await phone();
    await practise(ann, fast(address(), 1));
    await leaveAlone(ann, () => ann.waitFor('paused'), inEnglish('Ann'));
    expect(complaints()).toEqual([]);
  }),
);

test(
  'two seats share one phone',
  withScreenshots(async () => {
    await hotSeat(await phone(), address(), ENGLISH);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'settings survive a restart',
  withScreenshots(async () => {
    await settings(await phone(), address());
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a whole cycle of a glass can be played by keyboard alone',
  withScreenshots(async () => {
    const ann = byKeyboard(await phone(TABLET));
    await practise(ann, fast(address(), 3)); // moving by Tab is slow
    await turn(ann, 'left', 'trade-2');
    await ann.waitName('glass-left', ENGLISH.runs);
    await ann.tap('glass-left');
    await ann.tap('do');
    await ann.waitName('glass-left', ENGLISH.planned);
    await ann.tap('score');
    await ann.waitFor('score-sheet');
    await ann.page.keyboard.press('Escape');
    await ann.waitGone('score-sheet');
    await waitThrough(ann, 'left', ENGLISH);
    await ann.tap('do-plan-left');
    await ann.waitName('glass-left', ENGLISH.free);
    expect(complaints()).toEqual([]);
  }),
);

/** Expects these names in the order of the accessibility tree. */
async function expectReadingOrder(page: Page, ...names: RegExp[]): Promise<void> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  const places = names.map(name => lines.findIndex(line => name.test(line)));
  expect(places).not.toContain(-1);
  expect([...places].sort((one, other) => one - other)).toEqual(places);
}

test.each([
  [
    'en',
    [/timer "1[12]:\d\d left in the match"/, /"first plant/, /"upper beam station/],
    [/"left hourglass, lower beam station, \d+ seconds left"/, /"right hourglass, free\./],
  ],
  [
    'de',
    [/timer "/, /"erste Produktionsstätte/, /"obere Beamstation/],
    [/"linke Sanduhr, untere Beamstation, noch \d+ Sekunden"/, /"rechte Sanduhr, frei\./],
  ],
])('a screen reader reads a match in order: %s', (locale, centre, glasses) =>
  withScreenshots(async () => {
    const ann = await phone({ ...PHONE, locale });
    await practise(ann, fast(address(), 1));
    await turn(ann, 'left', 'beam-2');
    await ann.waitName('glass-left', /\d/);
    await expectReadingOrder(ann.page, ...centre, ...glasses);
    expect(complaints()).toEqual([]);
  })(),
);
