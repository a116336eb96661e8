/** Where stories happen: the real table server, a real browser, and phones that are put away after each. */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { servedApp, type ServedApp } from '../process/servedApp';
import { openBrowser, PHONE, type Phone, pickUpPhone } from './playwright';

export type House = {
  address(): string;
  phone(kind?: BrowserContextOptions): Promise<Phone>;
  /** At the end nothing may have been complained of, by any page. */
  story(title: string, tell: () => Promise<void>): void;
};

/** How long a story may take on a machine that is busy with others of them. */
const LONGEST_MS = 240_000;
const SEEN = path.join(__dirname, '..', '..', 'reports', 'e2e');

export function openHouse(): House {
  let server: ServedApp;
  let browser: Browser;
  const phones: Phone[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([servedApp(), openBrowser()]);
  }, 60_000);
  afterEach(() => Promise.all(phones.splice(0).map(phone => phone.putAway())));
  afterAll(async () => {
    await browser?.close();
    server?.stop();
  });

  async function photograph(title: string): Promise<void> {
    fs.mkdirSync(SEEN, { recursive: true });
    const file = (n: number) => path.join(SEEN, `${title.replace(/[^\w]+/g, '-')}-${n}.png`);
    await Promise.all(phones.map(({ page }, n) => page.screenshot({ path: file(n) })));
  }

  return {
    address: () => server.address,
    async phone(kind = PHONE) {
      const taken = await pickUpPhone(browser, { locale: 'en', ...kind });
      phones.push(taken);
      return taken;
    },
    story: (title, tell) =>
      test(
        title,
        async () => {
          try {
            await tell();
          } catch (problem) {
            await photograph(title).catch(() => undefined);
            throw problem;
          }
          expect(phones.flatMap(({ complaints }) => complaints)).toEqual([]);
        },
        LONGEST_MS,
      ),
  };
}
