/**
 * Measures the cost of running sand against the same screens with parked glasses, and that React
 * does nothing.
 */
import type { Browser, Page } from 'playwright-core';
import type { Part, Row } from '../report';
import { newPage, slow, SLOWED, tap, TV, workOf } from './pages';
import { type Commits, whenDrawn } from './seen';
import { type Spent, spentBy } from './spent';
import { layTable, SEATS } from './table';
import { turnAll } from './turning';

const LOOK_MS = 10_000;
const PERCENT = 100;
const TIMES_PARKED = 2;
const TIMES_BARE = 3.6;

type Look = {
  readonly late: number;
  readonly perFrame: number;
  readonly commits: Commits;
};

export const sand: Part = async () => {
  const { browser, guest, tv } = await layTable();
  for (const page of [guest, tv]) await slow(page);
  await tap(guest, 'page-mats');
  const parkedThere = { tv: await look(tv), mats: await look(guest) };
  await tap(guest, 'page-centre');
  const parked = { ...parkedThere, centre: await look(guest) };
  await turnAll(guest, SEATS);
  const centre = await look(guest);
  const running = { tv: await look(tv) };
  await tv.context().close();
  const bare = await bareLook(browser);
  await slow(guest, 1);
  const spent = await spentBy(guest);
  await slow(guest);
  await tap(guest, 'page-mats');
  const mats = await look(guest);
  await browser.close();
  const rows = [
    ...rowsOf('TV, eight glasses', running.tv, parked.tv),
    {
      what: '  to a bare page with eight CSS animations',
      value: running.tv.perFrame / bare.perFrame,
      unit: '×',
      target: { most: TIMES_BARE },
    },
    ...rowsOf('phone, the mats', mats, parked.mats),
    ...rowsOf('phone, the own centre', centre, parked.centre),
    ...spentRows(spent),
  ];
  return { title: `Sand runs: ${LOOK_MS / 1_000} s of it, processor ÷ ${SLOWED}`, rows };
};

async function look(page: Page): Promise<Look> {
  await page.waitForTimeout(1_500);
  const work = await workOf(page);
  const before = await work();
  const frames = await page.evaluate(ms => window.bench?.frames(ms), LOOK_MS);
  const commits = await page.evaluate(() => window.bench?.commits());
  if (!frames || !commits) throw new Error('nothing has been put into the page');
  return { late: frames.late, perFrame: ((await work()) - before) / frames.count, commits };
}

const EIGHT = `data:text/html,<style>
  @keyframes fall { to { transform: translateY(40px) } }
  i { display: inline-block; width: 8px; height: 50px; background: gold; animation: fall 0.2s linear infinite }
</style>${'<i></i>'.repeat(8)}`;

/** The lower bound: the cost of eight moving elements. */
async function bareLook(browser: Browser): Promise<Look> {
  const page = await newPage(browser, TV);
  await whenDrawn(page, {});
  await page.goto(EIGHT);
  await slow(page);
  const bare = await look(page);
  await page.context().close();
  return bare;
}

const rowsOf = (what: string, running: Look, parked: Look): Row[] => [
  {
    what: `${what}: work of the page per frame, to all of them parked`,
    value: running.perFrame / parked.perFrame,
    unit: '×',
    target: { most: TIMES_PARKED },
  },
  { what: '  with sand', value: running.perFrame, unit: 'ms' },
  { what: '  with all of them parked', value: parked.perFrame, unit: 'ms' },
  { what: '  frames too late', value: running.late * PERCENT, unit: '%' },
  { what: '  with all of them parked', value: parked.late * PERCENT, unit: '%' },
  {
    what: '  commits of React by sand',
    value: running.commits.sand,
    unit: '',
    target: { most: 0 },
  },
  {
    what: `  others${placesOf(running.commits)}`,
    value: running.commits.all - running.commits.sand,
    unit: '',
  },
];

const spentRows = ({ script, drawing, browser }: Spent): Row[] => [
  { what: 'a minute of sand on the own centre, two glasses: script', value: script, unit: 'ms' },
  { what: '  style, layout and paint', value: drawing, unit: 'ms' },
  { what: '  all processes of the browser', value: browser, unit: 'ms' },
];

function placesOf({ where }: Commits): string {
  const places = Object.entries(where).map(([place, count]) => `${place} ${count}`);
  return places.length > 0 ? ` (${places.join(', ')})` : '';
}
