import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type { Driver } from './driver';

/** A browser that speaks to nobody but our own server. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

type Phone = Driver & { complaints: readonly string[]; putAway(): Promise<void> };

/** One player's phone: a page of its own, with its own memory. */
export async function pickUpPhone(browser: Browser, kind: BrowserContextOptions): Promise<Phone> {
  const context = await browser.newContext(kind);
  const page = await context.newPage();
  return {
    complaints: complaintsOf(page),
    open: async address => {
      await page.goto(address);
    },
    see: words => seeIn(page, words),
    putAway: () => context.close(),
  };
}

async function seeIn(page: Page, words: string): Promise<void> {
  const place = page.getByText(words);
  await place.waitFor();
  const box = await place.boundingBox();
  const screen = page.viewportSize();
  if (!box || !screen) throw new Error(`“${words}” has no place on the screen`);
  const isInside =
    Math.min(box.x, box.y) >= 0 &&
    box.x + box.width <= screen.width &&
    box.y + box.height <= screen.height;
  if (!isInside)
    throw new Error(`“${words}” hangs over the edge: ${JSON.stringify({ box, screen })}`);
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', line => {
    if (['error', 'warning'].includes(line.type())) complaints.push(line.text());
  });
  page.on('response', answer => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`);
  });
  return complaints;
}
