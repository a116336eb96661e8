/** Stories of one phone, in a real browser. */
import type { Page } from 'playwright-core';
import { openHouse } from './drivers/house';
import { keptBy } from './drivers/kept';
import { byKeyboard } from './drivers/keyboard';
import { PHONE, TABLET } from './drivers/playwright';
import {
  asOneLikes,
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

const { address, phone, told, complaints } = openHouse();

test(
  'opened once, the app needs no server and no network: practice to the scoring',
  told(async () => {
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
  'alone the table is as one likes it: its computers, its pace, and one act back',
  told(async () => {
    await asOneLikes(await phone(), address(), ENGLISH);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'what is refused says why, and nothing is lost',
  told(async () => {
    await refused(await phone(), address(), /other glass already stands there/, ENGLISH);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'planned in the waiting minute: by one tap, or by itself',
  told(async () => {
    const ann = await phone();
    await plan(ann, address(), ENGLISH);
    await planThatRuns(ann, ENGLISH);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a match pauses when its player looks at something else, and goes on with one tap',
  told(async () => {
    const ann = await phone();
    await practise(ann, fast(address(), 1));
    await leaveAlone(ann, () => ann.waitFor('paused'), inEnglish('Ann'));
    expect(complaints()).toEqual([]);
  }),
);

test(
  'two seats at one phone',
  told(async () => {
    await hotSeat(await phone(), address(), ENGLISH);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'settings are there the next time',
  told(async () => {
    await settings(await phone(), address());
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a whole round by keyboard alone',
  told(async () => {
    const ann = byKeyboard(await phone(TABLET));
    await practise(ann, fast(address(), 3)); // Tab by Tab takes its time
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

/** In the order in which it is read out. */
async function toldOf(page: Page, ...names: RegExp[]): Promise<void> {
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
])('what a screen reader tells of a match, in order: %s', (locale, centre, glasses) =>
  told(async () => {
    const ann = await phone({ ...PHONE, locale });
    await practise(ann, fast(address(), 1));
    await turn(ann, 'left', 'beam-2');
    await ann.waitName('glass-left', /\d/);
    await toldOf(ann.page, ...centre, ...glasses);
    expect(complaints()).toEqual([]);
  })(),
);
