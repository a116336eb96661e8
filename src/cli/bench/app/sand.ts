/** What sand costs while it runs: late frames, and nothing of React. */
import type { Page } from 'playwright-core';
import type { Part, Row } from '../report';
import { slow, SLOWED, tap, workOf } from './pages';
import type { Commits } from './seen';
import { layTable, SEATS } from './table';
import { turnAll } from './turning';

const LOOK_MS = 10_000;
const PERCENT = 100;

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
  await tap(guest, 'page-mats');
  const mats = await look(guest);
  await browser.close();
  const rows = [
    ...rowsOf('TV, eight glasses', running.tv, parked.tv),
    ...rowsOf('phone, the mats', mats, parked.mats),
    ...rowsOf('phone, the own centre', centre, parked.centre),
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

function rowsOf(what: string, { late, perFrame, commits }: Look, parked?: Look): Row[] {
  const of = (name: string, look: Look | undefined, pick: (look: Look) => number, unit: string) =>
    look ? [{ what: name, value: pick(look), unit }] : [];
  return [
    {
      what: `${what}: frames too late${parked ? ' because of sand' : ''}`,
      value: Math.max(0, late - (parked?.late ?? 0)) * PERCENT,
      unit: '%',
      target: { most: 2 },
    },
    ...of('  in all', parked && { late, perFrame, commits }, it => it.late * PERCENT, '%'),
    ...of('  with all of them parked', parked, it => it.late * PERCENT, '%'),
    ...of('  work of the page per frame', { late, perFrame, commits }, it => it.perFrame, 'ms'),
    ...of('  with all of them parked', parked, it => it.perFrame, 'ms'),
    { what: '  commits of React by sand', value: commits.sand, unit: '', target: { most: 0 } },
    { what: `  others${placesOf(commits)}`, value: commits.all - commits.sand, unit: '' },
  ];
}

function placesOf({ where }: Commits): string {
  const places = Object.entries(where).map(([place, count]) => `${place} ${count}`);
  return places.length > 0 ? ` (${places.join(', ')})` : '';
}
