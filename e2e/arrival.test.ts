/** Arrival in numbers: taps, pixels and milliseconds, measured on real screens and printed. */
import type { Page } from 'playwright-core';
import { codeOn } from './drivers/camera';
import { openHouse } from './drivers/house';
import { bottomOf, resize, scrollsBy, settled, smallestText } from './drivers/layout';
import { PHONE, type Phone, SMALL_PHONE, TV } from './drivers/playwright';
import { callOneself, hostTable, joinByCode, showInvite, showOnTv } from './flows/gather';

const { address, phone, withScreenshots, complaints } = openHouse();

type Unit = 'taps' | 'px' | 'ms';
type Limit = readonly [is: 'most' | 'least', wanted: number];
const lines: string[] = [];

/** Wanted of a machine that does nothing else, so it is only printed. */
const SOON: Limit = ['most', 500];

function note(what: string, value: number, unit: Unit, [is, wanted]: Limit): void {
  const figure = `${Math.round(value)}`.padStart(6);
  lines.push(`${what.padEnd(56)} ${figure} ${unit.padEnd(4)} (at ${is} ${wanted})`);
  if (unit === 'ms') return;
  if (is === 'least') expect(value).toBeGreaterThanOrEqual(wanted);
  else expect(value).toBeLessThanOrEqual(wanted);
}

afterAll(() => void process.stdout.write(`${lines.join('\n')}\n`));

/** Counts what a finger does. */
function counted(it: Phone): Phone & { taps(): number } {
  let count = 0;
  const tap = (id: string) => ((count += 1), it.tap(id));
  return { ...it, tap, taps: () => count };
}

const PASTED = 'pasted';

/** The time from the last touch, or from a pasted link, until an element is there. */
const timed = (page: Page, touched: string, until: string, text = ''): Promise<number> =>
  page.evaluate(
    ([id, wanted, link, pasted]) =>
      new Promise<number>(resolve => {
        const find = (name: string | undefined) =>
          document.querySelector(`[data-testid="${name}"]`);
        const began = performance.now();
        const look = () =>
          find(wanted) ? resolve(performance.now() - began) : requestAnimationFrame(look);
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', link ?? '');
        if (id === pasted) document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
        else (find(id) as HTMLElement | null)?.click();
        look();
      }),
    [touched, until, text, PASTED],
  );

async function invited() {
  const ann = await phone();
  const code = await hostTable(ann, address(), { name: 'Ann', places: 4 });
  return { ann, code: code.replace(/\W/g, ''), link: await codeOn(ann.page, 'invitation') };
}

test(
  'a scanned link seats a guest: by no touch with a name, by one without',
  withScreenshots(async () => {
    const { link } = await invited();
    const known = counted(await phone());
    await known.open(address());
    await callOneself(known, 'Bo');
    const before = known.taps();
    await known.open(`${address()}/join`);
    await known.waitFor('key-C');
    const ms = await timed(known.page, PASTED, 'seated', link);
    note('link to seat in an open app, name remembered', ms, 'ms', SOON);
    note('link to seat, name remembered', known.taps() - before, 'taps', ['most', 0]);
    const fresh = counted(await phone());
    await fresh.open(link);
    await fresh.waitFor('new-seat');
    const end = await bottomOf(fresh.page, 'thats-me');
    note('first visit: the end of the button under the name', end, 'px', ['most', 490]);
    await fresh.tap('thats-me');
    await fresh.waitFor('seated');
    note('link to seat, first visit', fresh.taps(), 'taps', ['most', 1]);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'six keys seat a guest, and nobody else does anything',
  withScreenshots(async () => {
    const { ann, code } = await invited();
    const bo = counted(await phone());
    await bo.open(address());
    await callOneself(bo, 'Bo');
    const before = bo.taps();
    await bo.tap('join');
    for (const letter of code.slice(0, -1)) await bo.tap(`key-${letter}`);
    note('sixth key to seat', await timed(bo.page, `key-${code.slice(-1)}`, 'seated'), 'ms', SOON);
    note('home to seat by a typed code', bo.taps() - before + 1, 'taps', ['most', 7]);
    await ann.see('Bo');
    expect(await ann.page.getByRole('dialog').count()).toBe(0);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a wrong code is answered right under its boxes',
  withScreenshots(async () => {
    const { code } = await invited();
    const bo = await phone();
    await bo.open(`${address()}/join`);
    for (const letter of `${code.slice(0, -1)}${code.endsWith('C') ? 'D' : 'C'}`)
      await bo.tap(`key-${letter}`);
    await bo.waitFor('trouble-wrong-code');
    const trouble = await bo.page.getByTestId('trouble-wrong-code').last().boundingBox();
    const gap = (trouble?.y ?? Infinity) - (await bottomOf(bo.page, 'code-0'));
    note('from the boxes of the code to what is wrong with it', gap, 'px', ['most', 40]);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'the lobby with four players is one screen, and is read from the sofa',
  withScreenshots(async () => {
    const { ann, code } = await invited();
    const at = address();
    const tv = await phone(TV);
    await showOnTv(tv, at, ann);
    const text = 'smallest text of the TV';
    note(`${text} while somebody is expected`, await smallestText(tv.page), 'px', ['least', 32]);
    for (const name of ['Bo', 'Cleo', 'Dmitri'])
      await joinByCode(await phone(), { at, code, name });
    note(`${text} with everybody here`, await smallestText(tv.page), 'px', ['least', 32]);
    for (const size of [PHONE.viewport, SMALL_PHONE.viewport]) {
      await resize(ann.page, size);
      const height = size.height + (await scrollsBy(ann.page));
      const what = `the host’s lobby at ${size.width} × ${size.height}`;
      note(what, height, 'px', ['most', size.height]);
    }
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a touch on the code of the lobby fills the smallest phone with it',
  withScreenshots(async () => {
    const ann = await phone(SMALL_PHONE);
    await hostTable(ann, address(), { name: 'Ann' });
    await showInvite(ann);
    await settled(ann.page, 'sheet-code');
    const code = await ann.page.getByTestId('invite-sheet').getByRole('img').first().boundingBox();
    note('width of the QR code that is held out', code?.width ?? 0, 'px', ['least', 280]);
    const end = await bottomOf(ann.page, 'sheet-code');
    note('the end of the letters below it', end, 'px', ['most', SMALL_PHONE.viewport.height]);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'the first launch offers one thing',
  withScreenshots(async () => {
    const ann = counted(await phone());
    await ann.open(address());
    await ann.tap('learn-time-n-space');
    await ann.tap('lesson-first');
    await ann.waitFor('lesson');
    note('first launch to the lesson', ann.taps(), 'taps', ['most', 2]);
    expect(complaints()).toEqual([]);
  }),
);
