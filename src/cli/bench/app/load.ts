/** Measures the script that has to be loaded before the app can be used. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Part, Row } from '../report';
import { quantile } from '../rounds';
import type { Browser } from 'playwright-core';
import { newPage, openBrowser, PHONE, slow, SLOWED, tap, the, workOf } from './pages';
import { ROOT, served } from './served';
import { whenDrawn } from './seen';

const LOADS = 7;
const KB = 1_000;

export const load: Part = async () => {
  const at = await served();
  const browser = await openBrowser();
  const drawn: number[] = [];
  const answered: number[] = [];
  const worked: number[] = [];
  for (let n = 0; n < LOADS; n++) {
    const page = await newPage(browser, PHONE);
    await slow(page);
    const work = await workOf(page);
    await whenDrawn(page, {
      door: '[data-testid=practise]',
      answer: '[data-testid=practise-sheet]',
    });
    await page.goto(at, { waitUntil: 'commit' });
    await tap(page, 'practise');
    const seen = await page.evaluate(() => window.bench?.seen(['door', 'answer']));
    drawn.push(seen?.['door'] ?? NaN);
    answered.push(seen?.['answer'] ?? NaN);
    worked.push(await work());
    await page.context().close();
  }
  const opened = await openings(browser, at);
  await browser.close();
  const rows: Row[] = [
    ...opened,
    { what: 'the first page drawn, median', value: quantile(drawn, 0.5) / KB, unit: 's' },
    { what: 'the first tap answered, median', value: quantile(answered, 0.5) / KB, unit: 's' },
    { what: '  of it work of the page itself', value: quantile(worked, 0.5) / KB, unit: 's' },
    { what: '  the slowest', value: Math.max(...answered) / KB, unit: 's' },
  ];
  return { title: `The app comes: ${LOADS} times, nothing kept, processor ÷ ${SLOWED}`, rows };
};

/**
 * Script loaded between the home page and the player's hand, for each game that can be practised.
 */
async function openings(browser: Browser, at: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const game of await gamesAt(browser, at)) {
    const page = await newPage(browser, PHONE);
    await page.goto(at);
    await the(page, 'practise').waitFor();
    const fetched: string[] = [];
    page.on('request', request => {
      if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname);
    });
    await tap(page, 'practise');
    await tap(page, game);
    await tap(page, 'start');
    await the(page, 'menu').waitFor();
    const value = fetched.map(name => packed(path.join(ROOT, 'dist', name))).reduce(sum, 0) / KB;
    const id = game.slice(PREFIX.length);
    const target = { most: MOST_KB[id] ?? USUAL_KB };
    rows.push({ what: `opening ${id}: script, gzipped`, value, unit: 'KB', target });
    await page.context().close();
  }
  return rows;
}

const USUAL_KB = 200;
/** A mission brings its texts, and the pictures of its first place. */
const MOST_KB: Readonly<Record<string, number>> = { 'time-stories': 350 };
const PREFIX = 'practise-';
const sum = (all: number, one: number): number => all + one;

/** The games on the practice sheet, by the ids of their buttons. */
async function gamesAt(browser: Browser, at: string): Promise<string[]> {
  const page = await newPage(browser, PHONE);
  await page.goto(at);
  await tap(page, 'practise');
  const offered = page.locator(`[data-testid^=${PREFIX}]:not([data-testid=practise-sheet])`);
  await offered.first().waitFor();
  const ids = await offered.evaluateAll(all => all.map(it => it.getAttribute('data-testid') ?? ''));
  await page.context().close();
  return ids;
}

const packed = (file: string): number => gzipSync(fs.readFileSync(file), { level: 9 }).length;
