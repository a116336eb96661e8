/** What a phone's browser can still do over plain http, where it may do little. */
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
  // Any name but localhost gives an insecure context, as a phone on the LAN has.
  await page.route('http://table.test/', route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><input>' }),
  );
  await page.goto('http://table.test/');
  await page.addScriptTag({ content: outputFiles[0]!.text });
});
afterAll(() => browser?.close());

const here = <T>(act: (window: Gadgets) => T) =>
  page.evaluate(`(${act.toString()})(window)`) as Promise<Awaited<T>>;

test('the limits name what this page cannot do', async () => {
  expect(await here(({ limits }) => limits())).toEqual(
    expect.arrayContaining(['not-secure', 'no-camera-stream', 'no-wake-lock', 'no-clipboard']),
  );
});

test('an endless video keeps the screen on and disappears when released', async () => {
  expect(await here(({ awake }) => awake.keep())).toBe('video');
  await page.waitForFunction('document.querySelector("video").currentTime > 1');
  await here(({ awake }) => awake.release());
  expect(await page.locator('video').count()).toBe(0);
});

test('copying works without a clipboard, and the focus stays where it was', async () => {
  await page.focus('input');
  expect(await here(({ copy }) => copy('an invite'))).toBe(true);
  await page.keyboard.press('Control+V');
  expect(await page.inputValue('input')).toBe('an invite');
});

test('text that cannot be shared is copied', async () => {
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

test('a photo without a code yields none', async () => {
  const chooser = page.waitForEvent('filechooser');
  const found = here(({ photographed }) => photographed());
  const buffer = await page.screenshot();
  await (await chooser).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  expect(await found).toEqual({ ok: false, why: 'no-code' });
});
