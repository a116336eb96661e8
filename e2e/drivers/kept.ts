import type { Page } from 'playwright-core';

const NEEDED = [
  '/entry-',
  '/board-',
  '/PairScreen-',
  '/connector-',
  '/nunito-500',
  '/glass_left',
  '/hurry',
];
const PATIENCE_MS = 30_000;

/** Waits until the page has cached all it needs to open and deal a match without its server. */
export async function keptBy(page: Page): Promise<void> {
  const last = Date.now() + PATIENCE_MS;
  for (let kept: string[] = []; !NEEDED.every(part => kept.some(url => url.includes(part)));) {
    if (Date.now() > last) throw new Error(`all that is kept: ${kept.join(' ')}`);
    await new Promise(resolve => setTimeout(resolve, 100));
    kept = await page.evaluate(keptUrls);
  }
}

async function keptUrls(): Promise<string[]> {
  const shelves = await Promise.all((await caches.keys()).map(name => caches.open(name)));
  return (await Promise.all(shelves.map(shelf => shelf.keys()))).flat().map(({ url }) => url);
}
