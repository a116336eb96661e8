/** The lobby on real screens: everybody fits, nothing moves, and a dragged disc changes seats. */
import type { Page } from 'playwright-core';
import { openHouse } from './drivers/house';
import { resize, scrollsBy } from './drivers/layout';
import { PHONE, type Phone, SMALL_PHONE, TV } from './drivers/playwright';
import { hostTable, joinByCode, showOnTv } from './flows/gather';

const { address, phone, withScreenshots, complaints } = openHouse();
const SIZES = [PHONE.viewport, SMALL_PHONE.viewport];
const TOUCH = 44;
const RULES = 4;

async function gathered(names: readonly string[]) {
  const host = await phone(PHONE);
  const code = await hostTable(host, address(), { name: 'Ann', places: 4 });
  const guests: Phone[] = [];
  for (const name of names) guests.push(await joins(code, name));
  return { host, code, guests };
}

async function joins(code: string, name: string): Promise<Phone> {
  const guest = await phone(PHONE);
  await joinByCode(guest, { at: address(), code, name });
  return guest;
}

type Target = { readonly id: string; readonly box: readonly number[] };

/** What a finger can touch: x, y, width and height. */
const targetsOn = (page: Page): Promise<Target[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('button, a[href], [role=button], [role=link]'))
      .filter(it => it.checkVisibility({ visibilityProperty: true }))
      .map(it => {
        const { x, y, width, height } = it.getBoundingClientRect();
        const box = [x, y, width, height].map(Math.round);
        return { id: it.getAttribute('data-testid') ?? it.textContent, box };
      }),
  );

const tooSmall = (targets: readonly Target[]): readonly Target[] =>
  targets.filter(({ box: [, , width = 0, height = 0] }) => Math.min(width, height) < TOUCH);

test(
  'four players fit on the smallest phone, and no target moves when somebody comes',
  withScreenshots(async () => {
    const { host, code, guests } = await gathered(['Bo', 'Cleo']);
    const [bo] = guests;
    await host.waitGone('lobby-news');
    const before = await targetsOn(host.page);
    await joins(code, 'Dmitri');
    await host.waitFor('lobby-news');
    const idsOf = (targets: readonly Target[]) => targets.map(({ id }) => id);
    const after = await targetsOn(host.page);
    expect(idsOf(after)).toEqual(idsOf(before));
    expect(after).toEqual(before);
    await host.waitGone('lobby-news');
    expect(await targetsOn(host.page)).toEqual(before);
    for (const { page } of [host, bo!])
      for (const size of SIZES) {
        await resize(page, size);
        expect(await scrollsBy(page)).toBe(0);
        expect(tooSmall(await targetsOn(page))).toEqual([]);
      }
    expect(complaints()).toEqual([]);
  }),
);

test.each(['en', 'de'])(
  'a guest reads all rules on the smallest phone, and nothing moves: %s',
  language =>
    withScreenshots(async () => {
      const { code } = await gathered(['Bo', 'Cleo']);
      const guest = await phone({ ...SMALL_PHONE, locale: language });
      await joinByCode(guest, { at: address(), code, name: 'Dmitri' });
      await guest.waitFor('rule-card');
      const before = await targetsOn(guest.page);
      for (let rule = 0; rule < RULES; rule++) {
        await guest.tap('rule-card');
        expect(await scrollsBy(guest.page)).toBe(0);
        expect(await targetsOn(guest.page)).toEqual(before);
      }
      expect(complaints()).toEqual([]);
    })(),
);

test(
  'the host drags a disc onto another, and every screen shows who sits where',
  withScreenshots(async () => {
    const { host, code, guests } = await gathered(['Bo']);
    const tv = await phone(TV);
    await showOnTv(tv, address(), host);
    expect(await tv.read('tv-table-code')).toBe(code);
    expect(await tv.nameOf('seat-green')).toMatch(/^Bo/);
    await host.drag('seat-green', 'seat-purple');
    await guests[0]!.waitFor('mine-purple');
    await tv.page.getByTestId('seat-purple').and(tv.page.getByLabel(/^Bo/)).waitFor();
    await joins(code, 'Cleo');
    await tv.see('Cleo is here!');
    expect(complaints()).toEqual([]);
  }),
);
