/** Firefox, as Android phones bring it: by WebDriver BiDi, touched by a finger. */
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { whereIs } from '../process/programs';
import { createComplaints, type Engine, type EnginePhone, type Size } from './enginePhone';
import { byHand, type Hands } from './hands';
import { complainOfViolations } from './inPage';

const FIREFOX = process.env['FIREFOX'] ?? whereIs('firefox-esr');
export const noFirefox = FIREFOX ? undefined : 'there is no Firefox: apt-get install firefox-esr';

const SETTINGS = {
  'dom.w3c_touch_events.enabled': 1, // touch events even where no touch screen is found
  'ui.useOverlayScrollbars': 1, // as on Android
  'intl.accept_languages': 'en',
  // Names of addresses are found by multicast, which a machine of tests may lack.
  'media.peerconnection.ice.obfuscate_host_addresses': false,
  'media.peerconnection.ice.loopback': true,
};

export async function openFirefox(): Promise<Engine> {
  if (!FIREFOX) throw new Error(noFirefox);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: SETTINGS,
  });
  return { phone: size => pickUp(browser, size), close: () => browser.close() };
}

async function pickUp(browser: Browser, size: Size): Promise<EnginePhone> {
  const context = await browser.createBrowserContext();
  // A tab in the background is hidden, so every phone has a window.
  const page = await context.newPage({ type: 'window' });
  await page.setViewport(size);
  await page.evaluateOnNewDocument(complainOfViolations);
  return {
    ...byHand(handsOn(page)),
    ...complaintsOf(page),
    photograph: async file => {
      await page.screenshot({ path: file });
    },
    putAway: () => context.close(),
  };
}

const STEPS = 10; // a finger that jumps carries nothing

const handsOn = (page: Page): Hands => ({
  goTo: async address => {
    await page.goto(address);
  },
  reload: async () => {
    await page.reload();
  },
  run: (script, given) => page.evaluate(script, given),
  press: ({ x, y }) => page.touchscreen.tap(x, y),
  carry: async (from, to) => {
    const finger = await page.touchscreen.touchStart(from.x, from.y);
    for (let step = 1; step <= STEPS; step += 1) {
      const part = step / STEPS;
      await finger.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    }
    await finger.end();
  },
  write: words => page.keyboard.type(words),
});

function complaintsOf(page: Page) {
  const { complaints, forgive, complain } = createComplaints();
  page.on('pageerror', error => complain(error instanceof Error ? error.message : String(error)));
  page.on('console', line => {
    if (['error', 'warn'].includes(line.type())) complain(line.text());
  });
  page.on('response', answer => {
    if (answer.status() >= 400) complain(`${answer.status()} ${answer.url()}`);
  });
  return { complaints, forgive };
}
