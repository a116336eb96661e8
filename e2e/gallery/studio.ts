import fs from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { PHONE as IN_HAND, type Phone, pickUpPhone } from '../drivers/playwright';
import { fillVault } from '../process/leftTable';
import { type Files, kept } from './keptTable';
import type { Look, Scene } from './scene';
import { type Language, nameOf, PHONE, type Size, SIZES } from './sizes';
import type { Wanted } from './wanted';

/** Until what comes in has come in. Nothing says when: glasses and stars are never at rest. */
const SETTLED_MS = 450;
const PATIENCE_MS = 10_000;
/** Both languages are at one broker. */
const CODES: Record<Language, string> = { en: 'CDFHJK', de: 'MNPRTW' };

export function openStudio(browser: Browser, address: string, folder: string, wanted: Wanted) {
  async function pickUp(locale: Language, files: Files): Promise<Phone> {
    const { sharpness: deviceScaleFactor } = wanted;
    const kind = { ...IN_HAND, locale, deviceScaleFactor, serviceWorkers: 'block' } as const;
    const phone = await pickUpPhone(browser, kind);
    phone.page.setDefaultTimeout(PATIENCE_MS);
    await phone.open(`${address}/sandtable.json`);
    await fillVault(phone.page, files);
    return phone;
  }

  async function actOut({ name, kept: files, act }: Scene, language: Language): Promise<void> {
    const phones: Phone[] = [];
    const another = async (its?: Files) => {
      const phone = await pickUp(language, its ?? kept({}));
      phones.push(phone);
      return phone;
    };
    const phone = await another(files?.());
    const into = path.join(folder, language);
    const look = async (picture: string, how: Look = {}) => {
      for (const size of seenIn(wanted.sizes, how.sizes)) {
        await laidOut(phone.page, size, how);
        await phone.page.screenshot({ path: path.join(into, `${picture}-${nameOf(size)}.png`) });
      }
      await phone.page.setViewportSize(PHONE);
    };
    try {
      const code = CODES[language];
      await act({ phone, address, code, another, look: (it, how) => look(`${name}-${it}`, how) });
    } finally {
      await Promise.all(phones.map(it => it.putAway()));
    }
  }

  /** What could not be shown, and why: one scene that fails does not keep the others back. */
  async function shoot(scenes: readonly Scene[], language: Language): Promise<string[]> {
    await fs.mkdir(path.join(folder, language), { recursive: true });
    const missed: string[] = [];
    for (const scene of scenes)
      await actOut(scene, language).catch((problem: unknown) =>
        missed.push(`${language} ${scene.name}: ${String(problem)}`),
      );
    return missed;
  }

  return { shoot };
}

const seenIn = (wanted: readonly Size[], sizes: readonly Size[] = SIZES): readonly Size[] =>
  wanted.filter(size => sizes === SIZES || sizes.some(it => nameOf(it) === nameOf(size)));

async function laidOut(page: Page, size: Size, { at }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForTimeout(SETTLED_MS / 3);
  if (at) await page.getByTestId(at).last().scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLED_MS);
}
