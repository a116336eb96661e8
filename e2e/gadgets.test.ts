/** What a phone's browser can still do by plain http, where it may do little. */
import { build } from 'esbuild';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { toBuffer } from 'qrcode';
import { openBrowser } from './drivers/playwright';
import type { Gadgets } from './pages/gadgets';

jest.setTimeout(60_000);

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'pages/gadgets.ts')],
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
  });
  browser = await openBrowser();
  page = await browser.newPage();
  // Any name that is not localhost: no secure context, as for a phone on the LAN.
  await page.route('http://table.test/', route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><input>' }),
  );
  await page.goto('http://table.test/');
  await page.addScriptTag({ content: outputFiles[0]!.text });
});
afterAll(() => browser?.close());

const here = <T>(act: (window: Gadgets) => T) =>
  page.evaluate(`(${act.toString()})(window)`) as Promise<Awaited<T>>;

test('it knows what it cannot do', async () => {
  expect(await here(({ limits }) => limits())).toEqual(
    expect.arrayContaining(['not-secure', 'no-camera-stream', 'no-wake-lock', 'no-clipboard']),
  );
});

test('the screen stays on by a film that goes on and on, and is gone when released', async () => {
  expect(await here(({ awake }) => awake.keep())).toBe('video');
  await page.waitForFunction('document.querySelector("video").currentTime > 1');
  await here(({ awake }) => awake.release());
  expect(await page.locator('video').count()).toBe(0);
});

test('words are copied all the same, and the hand stays where it was', async () => {
  await page.focus('input');
  expect(await here(({ copy }) => copy('an invite'))).toBe(true);
  await page.keyboard.press('Control+V');
  expect(await page.inputValue('input')).toBe('an invite');
});

test('what cannot be shared is copied', async () => {
  expect(
    await here(({ share }) => share({ title: 'Table', text: 'Come', url: 'http://table.test/#x' })),
  ).toBe('copied');
});

test('a code is read from a photo', async () => {
  expect(await here(({ canScan }) => canScan())).toBe('photo');
  const chooser = page.waitForEvent('filechooser');
  const found = here(({ photographed }) => photographed());
  const buffer = await toBuffer('HTTP://TABLE.TEST/#ABC', { scale: 14 });
  await (await chooser).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  expect(await found).toEqual({ ok: true, text: 'HTTP://TABLE.TEST/#ABC' });
});

test('a photo of something else is no code', async () => {
  const chooser = page.waitForEvent('filechooser');
  const found = here(({ photographed }) => photographed());
  const buffer = await page.screenshot();
  await (await chooser).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  expect(await found).toEqual({ ok: false, why: 'no-code' });
});
