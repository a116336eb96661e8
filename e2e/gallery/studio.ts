import fs from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, PHONE as IN_HAND, type Phone, pickUpPhone } from '../drivers/playwright';
import { fillVault } from '../process/leftTable';
import { type Files, kept } from './keptTable';
import type { Look, Scene } from './scene';
import { type Language, nameOf, PHONE, type Size } from './sizes';
import type { Wanted } from './wanted';

/** Waits for entrances to finish. No event marks that, because glasses and stars never rest. */
const SETTLED_MS = 450;
/** Long, because other builds and tests slow the machine and few scenes wait in vain. */
const PATIENCE_MS = 60_000;
/** Longer than any scene, because a scene whose page has crashed would block the others. */
const LONGEST_MS = 600_000;
/** Both languages share one broker, so their codes differ. */
const CODES: Record<Language, string> = { en: 'CDFHJK', de: 'MNPRTW' };

export type Missed = { readonly scene: string; readonly language: Language; readonly why: string };
type Studio = {
  /** Returns the scenes that failed, and why; one failure does not stop the others. */
  shoot(language: Language): Promise<readonly Missed[]>;
  close(): Promise<void>;
};

export function openStudio(address: string, wanted: Wanted<Scene>, say: Say): Studio {
  const browser = everOpenBrowser();
  return {
    close: browser.close,
    async shoot(language) {
      const set = { address, wanted, language, browser };
      await fs.mkdir(path.join(wanted.into, language), { recursive: true });
      const missed: Missed[] = [];
      for (const scene of wanted.scenes) {
        const why = await shown(scene, set).catch(reasonOf);
        if (why !== undefined) missed.push({ scene: scene.name, language, why });
        say(`${language} ${scene.name}${why === undefined ? '' : `: ${why}`}`);
      }
      return missed;
    },
  };
}
type Say = (line: string) => void;

/** One line: what went wrong, and what it was waiting for. */
function reasonOf(problem: unknown): string {
  const words = stripVTControlCharacters(problem instanceof Error ? problem.message : `${problem}`);
  const [first = '', ...more] = words.split('\n');
  const [awaited = ''] = /waiting for .*/.exec(more.join('\n')) ?? [];
  return `${first} ${awaited}`.trim();
}

/** A crashed browser is reopened for the next scene. */
function everOpenBrowser() {
  let opened: Promise<Browser> | undefined;
  return {
    async get(): Promise<Browser> {
      if (opened && !(await opened).isConnected()) opened = undefined;
      opened ??= openBrowser();
      return opened;
    },
    close: async () => (await opened)?.close(),
  };
}

type Set = {
  readonly address: string;
  readonly wanted: Wanted<Scene>;
  readonly language: Language;
  readonly browser: ReturnType<typeof everOpenBrowser>;
};

async function shown(scene: Scene, set: Set): Promise<undefined> {
  const phones: Phone[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it never comes to an end')), LONGEST_MS);
  });
  try {
    await Promise.race([actOut(scene, set, phones), tooLong]);
  } catch (problem) {
    await lastSeen(scene, set, phones).catch(() => undefined);
    throw problem;
  } finally {
    clearTimeout(timer);
    await Promise.allSettled(phones.map(it => it.putAway()));
  }
}

/** Saves what was on the screen instead. */
async function lastSeen({ name }: Scene, { wanted, language }: Set, [phone]: readonly Phone[]) {
  const file = path.join(wanted.into, language, `missed-${name}.png`);
  await phone?.page.screenshot({ path: file, timeout: SETTLED_MS * 10 });
}

async function actOut({ name, kept: files, act }: Scene, set: Set, phones: Phone[]) {
  const { address, wanted, language } = set;
  const another = async (its?: Files) => {
    const phone = await pickUp(set, its ?? kept({}));
    phones.push(phone);
    return phone;
  };
  const phone = await another(files?.());
  const look = async (picture: string, how: Look = {}) => {
    await phone.waitGone('count-in');
    for (const size of wanted.sizes.filter(how.where ?? everywhere)) {
      await laidOut(phone.page, size, how);
      const file = `${name}-${picture}-${nameOf(size)}.png`;
      await phone.page.screenshot({ path: path.join(wanted.into, language, file) });
    }
    await phone.page.setViewportSize(PHONE);
  };
  await act({ phone, address, code: CODES[language], another, look });
}
const everywhere = () => true;

async function pickUp({ address, wanted, language, browser }: Set, files: Files): Promise<Phone> {
  const { sharpness: deviceScaleFactor } = wanted;
  const phone = await pickUpPhone(await browser.get(), {
    ...IN_HAND,
    locale: language,
    deviceScaleFactor,
    serviceWorkers: 'block',
  });
  phone.page.setDefaultTimeout(PATIENCE_MS);
  await phone.open(`${address}/sandtable.json`);
  await fillVault(phone.page, files);
  return phone;
}

async function laidOut(page: Page, size: Size, { at }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForTimeout(SETTLED_MS / 3);
  if (at) await scrollTo(page, at);
  await page.waitForTimeout(SETTLED_MS);
}

/** Tries twice, because a render may replace the element while it is scrolled to. */
async function scrollTo(page: Page, at: string): Promise<void> {
  const there = page.getByTestId(at).last();
  await there.scrollIntoViewIfNeeded().catch(() => there.scrollIntoViewIfNeeded());
}
