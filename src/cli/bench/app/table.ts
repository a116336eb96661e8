/** A table over WebRTC: a host that only serves it, one phone with four seats, and a TV. */
import type { Browser, Page } from 'playwright-core';
import { CALM, newPage, openBrowser, PHONE, tap, the, TV } from './pages';
import { whenDrawn } from './seen';
import { served } from './served';

export const SEATS = ['red', 'green', 'blue', 'purple'] as const;
export type Seat = (typeof SEATS)[number];
export type Table = { readonly browser: Browser; readonly guest: Page; readonly tv: Page };

/** Slow enough that the sand outlasts the measurement. */
const SPEED = 0.4;

export async function layTable(): Promise<Table> {
  const at = await served();
  const browser = await openBrowser();
  const host = await newPage(browser, { ...PHONE, ...CALM });
  const [guest, tv] = [await newPage(browser, PHONE), await newPage(browser, TV)];
  for (const page of [guest, tv]) await whenDrawn(page, {});
  const code = await open(host, at);
  await join(guest, at, code);
  await show(tv, at, host);
  for (const seat of SEATS) await sit(guest, seat);
  await tap(host, 'start');
  for (const seat of SEATS) await ready(guest, seat);
  await the(guest, 'dock').waitFor();
  await the(tv, 'watch').waitFor();
  return { browser, guest, tv };
}

async function open(host: Page, at: string): Promise<string> {
  await host.goto(`${at}/?speed=${SPEED}&seed=5`);
  await tap(host, 'host-time-n-space');
  await the(host, 'name').fill('Ann');
  await tap(host, 'host-places-4');
  await tap(host, 'host-open');
  await the(host, 'table-code').waitFor();
  await tap(host, 'option-level-beginner');
  return the(host, 'table-code').innerText();
}

async function join(guest: Page, at: string, code: string): Promise<void> {
  await guest.goto(`${at}/join`);
  await the(guest, 'code').fill(code);
  await the(guest, 'name').fill('Bo');
  await tap(guest, 'join-go');
}

/** The host types the code that the TV shows. */
async function show(tv: Page, at: string, host: Page): Promise<void> {
  await tv.goto(`${at}/tv`);
  await tap(host, 'show-on-tv');
  await the(host, 'tv-typed').fill(await the(tv, 'tv-code').innerText());
  await tap(host, 'tv-show');
  await the(tv, 'tv-lobby').waitFor();
  await tap(host, 'sheet-close');
}

async function sit(guest: Page, seat: Seat): Promise<void> {
  await tap(guest, `sit-${seat}`);
  await the(guest, `rise-${seat}`).waitFor();
}

async function ready(guest: Page, seat: Seat): Promise<void> {
  await the(guest, 'ready').or(the(guest, 'is-ready')).first().waitFor();
  await takeHand(guest, seat);
  await tap(guest, 'ready');
}

export const takeHand = (guest: Page, seat: Seat): Promise<void> =>
  tap(guest, `whose-hand-${seat}`);
