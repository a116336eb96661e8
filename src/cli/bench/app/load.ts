/** What has to be fetched and read before a finger is answered. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Part, Row } from '../report';
import { quantile } from '../rounds';
import { newPage, openBrowser, PHONE, slow, SLOWED, tap, workOf } from './pages';
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
  await browser.close();
  const rows: Row[] = [
    ...sizes(),
    { what: 'the first page drawn, median', value: quantile(drawn, 0.5) / KB, unit: 's' },
    { what: 'the first tap answered, median', value: quantile(answered, 0.5) / KB, unit: 's' },
    { what: '  of it work of the page itself', value: quantile(worked, 0.5) / KB, unit: 's' },
    { what: '  the slowest', value: Math.max(...answered) / KB, unit: 's' },
  ];
  return { title: `The app comes: ${LOADS} times, nothing kept, processor ÷ ${SLOWED}`, rows };
};

function sizes(): Row[] {
  const dist = path.join(ROOT, 'dist');
  const page = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
  const first = [...page.matchAll(/<script src="([^"]+)"/g)].map(([, name = '']) => name);
  const folder = path.join('_expo', 'static', 'js', 'web');
  const later = fs
    .readdirSync(path.join(dist, folder))
    .filter(name => /^(board|mqtt)-.*\.js$/.test(name))
    .map(name => path.join(folder, name));
  const of = (names: readonly string[]) =>
    names.map(name => packed(path.join(dist, name))).reduce((sum, size) => sum + size, 0) / KB;
  return [
    {
      what: 'script of the first page, gzipped',
      value: of(first),
      unit: 'KB',
      target: { most: 650 },
    },
    { what: '  all that a guest at a table has', value: of([...first, ...later]), unit: 'KB' },
  ];
}

const packed = (file: string): number => gzipSync(fs.readFileSync(file), { level: 9 }).length;
