import { setTimeout as delay } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  errors,
  type Locator,
  type Page,
} from 'playwright-core';
import type { NativeDriver } from './driver';
import { complainOfViolations, nameOf, showPage, textOf } from './inPage';

/** A browser that talks only to our own server. */
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

export type Phone = NativeDriver & {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** Ignores such complaints from now on. */
  forgive(complaint: RegExp): void;
  /**
   * Opens an address in a second page, as the phone's camera app does, until this element is
   * visible there.
   */
  openBeside(address: string, until: string): Promise<void>;
  /** Another window of the same browser: it shares what the browser keeps. */
  newWindow(): Promise<Phone>;
  /** Stops all script of the page. Call the result to wake it. */
  fallAsleep(): Promise<() => Promise<void>>;
  putAway(): Promise<void>;
};

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const SMALL_PHONE = { ...PHONE, viewport: { width: 320, height: 568 } };
export const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true };
export const TV = { viewport: { width: 1920, height: 1080 } };

/** Long enough for a machine that is busy with something else. */
const PATIENCE_MS = 120_000;
const STEPS = 10; // a finger that jumps carries nothing

/** One player's phone: a page with its own storage. */
export async function pickUpPhone(browser: Browser, kind: BrowserContextOptions): Promise<Phone> {
  const context = await browser.newContext(kind);
  await context.addInitScript(complainOfViolations);
  return windowIn(context);
}

async function windowIn(context: BrowserContext): Promise<Phone> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  // During a page transition two elements match; the new one is the last.
  const thing = (id: string) => page.getByTestId(id).last();
  const { complaints, forgive } = complaintsOf(page);
  return {
    page,
    complaints,
    forgive,
    open: async address => {
      await page.goto(address);
    },
    follow: async link => {
      await page.goto(link);
    },
    restart: async () => {
      await page.reload();
    },
    tap: id => tapped(page, thing(id)),
    tapIfThere: async id => (await thing(id).isVisible()) && tappedSoon(thing(id)),
    type: (id, words) => thing(id).fill(words),
    drag: (from, to) => thing(from).dragTo(thing(to), { steps: STEPS }),
    see: words => seeIn(page, words),
    waitFor: id => thing(id).waitFor(),
    waitGone: id => thing(id).waitFor({ state: 'hidden' }),
    isThere: id => thing(id).isVisible(),
    read: id => thing(id).innerText(),
    nameOf: async id => (await thing(id).getAttribute('aria-label')) ?? thing(id).innerText(),
    nameIfThere: async id =>
      (await page.evaluate(nameOf, id)) ?? (await page.evaluate(textOf, id)) ?? '',
    waitName: (id, name) => named(page, id, name),
    waitText: async (id, words) => {
      await thing(id).filter({ hasText: words }).waitFor();
    },
    newWindow: () => windowIn(context),
    openBeside: async (address, until) => {
      const beside = await context.newPage();
      await beside.goto(address);
      await beside.getByTestId(until).waitFor();
      await beside.close();
    },
    leave: () => page.evaluate(showPage, 'hidden'),
    comeBack: () => page.evaluate(showPage, 'visible'),
    fallAsleep: () => stopped(page),
    putAway: () => context.close(),
  };
}

/**
 * A busy machine, or one of our checks, may block the host's page for three seconds, which counts
 * as an absence and pauses the match. A person would resume and tap again, and so does this.
 */
async function tapped(page: Page, wanted: Locator): Promise<void> {
  const tapping = wanted.click();
  const why = page.getByTestId('paused-why').filter({ hasText: /away|weg/ });
  const isHeldUp = () =>
    Promise.race([tapping.then(() => false), delay(HELD_UP_MS, true, { ref: false })]);
  while (await isHeldUp()) if (await why.isVisible()) await page.getByTestId('resume').click();
}
const HELD_UP_MS = 5_000;

/** False if it has gone before the finger arrives, or stays covered. */
async function tappedSoon(wanted: Locator): Promise<boolean> {
  try {
    await wanted.click({ timeout: SOON_GONE_MS });
    return true;
  } catch (problem) {
    if (problem instanceof errors.TimeoutError) return false;
    throw problem;
  }
}
const SOON_GONE_MS = 3_000;

/** Pauses the script as at a breakpoint: timers and messages wait while the clock goes on. */
async function stopped(page: Page): Promise<() => Promise<void>> {
  const debug = await page.context().newCDPSession(page);
  const isStopped = new Promise<void>(resolve => debug.once('Debugger.paused', () => resolve()));
  await debug.send('Debugger.enable');
  await debug.send('Debugger.pause');
  await isStopped;
  return async () => {
    await debug.send('Debugger.resume');
    await debug.detach();
  };
}

const SOON_MS = 1_500;

/** Taps on two phones at the same moment, however long a busy machine takes for each. */
export async function tapTogether(phones: readonly Phone[], id: string): Promise<void> {
  const at = Date.now() + SOON_MS;
  const tap = async (page: Page) => {
    const button = await page.getByTestId(id).last().elementHandle();
    await page.evaluate(
      async ([it, when]) => {
        await new Promise(resolve => setTimeout(resolve, when - Date.now()));
        (it as HTMLElement | null)?.click();
      },
      [button, at] as const,
    );
  };
  await Promise.all(phones.map(({ page }) => tap(page)));
}

async function named(page: Page, id: string, name: RegExp): Promise<void> {
  await page.waitForFunction(
    ([test, words]) => {
      const all = document.querySelectorAll(`[data-testid="${test}"]`);
      return new RegExp(words).test(all[all.length - 1]?.getAttribute('aria-label') ?? '');
    },
    [id, name.source] as const,
  );
}

async function seeIn(page: Page, words: string): Promise<void> {
  const place = page.getByText(words).first();
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

/** On a busy machine a page gives up a slow connection and tries again. */
const GAVE_UP_CONNECTING = /WebSocket is closed before the connection is established/;

function complaintsOf(page: Page): Pick<Phone, 'complaints' | 'forgive'> {
  const complaints: string[] = [];
  const forgiven: RegExp[] = [GAVE_UP_CONNECTING];
  const complain = (words: string) => {
    if (!forgiven.some(kind => kind.test(words))) complaints.push(words);
  };
  page.on('pageerror', error => complain(error.message));
  page.on('console', line => {
    if (['error', 'warning'].includes(line.type())) complain(line.text());
  });
  page.on('response', answer => {
    if (answer.status() >= 400) complain(`${answer.status()} ${answer.url()}`);
  });
  return { complaints, forgive: kind => void forgiven.push(kind) };
}
