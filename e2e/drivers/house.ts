/**
 * The setting of stories: the real table server, a real browser, and phones that are closed after
 * each story.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { tableServer, type TableServer } from '../process/tableServer';
import { openBrowser, PHONE, type Phone, pickUpPhone } from './playwright';

type House = {
  address(): string;
  phone(kind?: BrowserContextOptions): Promise<Phone>;
  /** Everything that pages of this story have logged as errors. */
  complaints(): readonly string[];
  /** Wraps a story, so that it saves screenshots when it fails. */
  withScreenshots(story: () => Promise<void>): () => Promise<void>;
};

/** The time limit of a story, enough for a busy machine. */
const LONGEST_MS = 600_000;
const SEEN = path.join(__dirname, '..', '..', 'reports', 'e2e');

export function openHouse(): House {
  jest.setTimeout(LONGEST_MS);
  let server: TableServer;
  let browser: Browser;
  const phones: Phone[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([tableServer(), openBrowser()]);
  }, 60_000);
  afterEach(() => Promise.all(phones.splice(0).map(phone => phone.putAway())));
  afterAll(async () => {
    await browser?.close();
    server?.stop();
  });

  /** Screenshots show what was on the screens when a story failed. */
  async function photograph(): Promise<void> {
    fs.mkdirSync(SEEN, { recursive: true });
    const title = (expect.getState().currentTestName ?? '').replace(/\W+/g, '-');
    const file = (n: number) => path.join(SEEN, `${title}-${n}.png`);
    // A phone that a story has put away shows nothing any more.
    await Promise.allSettled(phones.map(({ page }, n) => page.screenshot({ path: file(n) })));
  }

  return {
    address: () => server.address,
    async phone(kind = PHONE) {
      const taken = await pickUpPhone(browser, { locale: 'en', ...kind });
      phones.push(taken);
      return taken;
    },
    complaints: () => phones.flatMap(it => it.complaints),
    withScreenshots: story => async () => {
      try {
        await story();
      } catch (problem) {
        await photograph();
        throw problem;
      }
    },
  };
}
