/** A browser with people’s phones in it, and how one of them is slowed down to what a cheap phone can. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

export const SLOWED = 4;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** As large as a processor without graphics can draw at all in the time of a frame. */
export const TV = { viewport: { width: 1280, height: 720 } };
/** For a page that is not measured: it takes no power from those that are. */
export const CALM = { reducedMotion: 'reduce' } as const;

export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: FLAGS,
  });

/** With a memory and a cache of its own. */
export async function newPage(browser: Browser, kind: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', ...kind });
  return context.newPage();
}

export async function slow(page: Page, rate = SLOWED): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** How many ms the thread of the page has worked, whatever else the machine does. */
export async function workOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
}

/** Of two pages in motion the one that is coming lies above. */
export const the = (page: Page, id: string) => page.getByTestId(id).last();
/** By a finger where there is one: a mouse that stays over the page would cost it work at each change. */
export async function tap(page: Page, id: string): Promise<void> {
  const hasFinger = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (hasFinger ? the(page, id).tap() : the(page, id).click());
}
