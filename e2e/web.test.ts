import type { Server } from 'node:http';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { startDe as de } from '@/texts/start.de';
import { startEn as en } from '@/texts/start.en';
import { openBrowser, PHONE, pickUpPhone, SMALL_PHONE, TABLET, TV } from './drivers/playwright';
import { home } from './flows/home';
import { serve } from './serve';

jest.setTimeout(60_000);

let browser: Browser;
let house: { server: Server; address: string };

beforeAll(async () => {
  house = await serve(path.join(__dirname, '..', 'dist'));
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  house.server.close();
});

test.each([
  ['a phone in English', { ...PHONE, locale: 'en' }, en],
  ['a phone in German', { ...PHONE, locale: 'de-AT' }, de],
  ['a small phone in German', { ...SMALL_PHONE, locale: 'de' }, de],
  ['a tablet in English', { ...TABLET, locale: 'en-GB' }, en],
  ['a TV in English', { ...TV, locale: 'en' }, en],
  ['a TV in German', { ...TV, locale: 'de' }, de],
])('the home screen opens on %s', async (_where, kind, { tagline }) => {
  const phone = await pickUpPhone(browser, kind);
  await home(phone, house.address, tagline);
  expect(phone.complaints).toEqual([]);
  await phone.putAway();
});
