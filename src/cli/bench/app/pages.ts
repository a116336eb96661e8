/** A browser with several phones in it, and a way to slow one down to a cheap phone's speed. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

export const SLOWED = 4;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** The largest size that a processor without a GPU can draw within a frame. */
export const TV = { viewport: { width: 1280, height: 720 } };
/** For pages that are not measured, so that they take no power from those that are. */
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

/** Opens a page with separate storage and cache. */
export async function newPage(browser: Browser, kind: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', ...kind });
  return context.newPage();
}

export async function slow(page: Page, rate = SLOWED): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Milliseconds that the page's main thread has worked, independent of other load on the machine.
 */
export async function workOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
}

/** During a page transition two elements match; the new one is the last. */
export const the = (page: Page, id: string) => page.getByTestId(id).last();
/**
 * Uses touch where there is any: a mouse left over the page would cause hover work at each change.
 */
export async function tap(page: Page, id: string): Promise<void> {
  const hasFinger = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (hasFinger ? the(page, id).tap() : the(page, id).click());
}
