/** Every sound in a real browser over plain http, as a phone on the LAN gets it. */
import { build } from 'esbuild';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './drivers/playwright';
import type { Listener } from './pages/listener';

jest.setTimeout(60_000);
const PAGE = '<!doctype html><link rel="icon" href="data:,"><button>Ready</button>';

let browser: Browser;
let server: http.Server;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  const files = await bundled();
  server = http.createServer(({ url = '' }, answer) => {
    const file = files.get(url);
    answer.setHeader('content-type', url.endsWith('.js') ? 'text/javascript' : 'text/html');
    answer.end(file ?? `${PAGE}<script src="/listener.js"></script>`);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  browser = await openBrowser();
  page = await browser.newPage();
  page.on('console', line => complaints.push(line.text()));
  page.on('pageerror', error => complaints.push(error.message));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

async function bundled(): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'pages/listener.ts')],
    bundle: true,
    write: false,
    outdir: '/',
    publicPath: '/',
    assetNames: '[name]',
    loader: { '.wav': 'file', '.flac': 'file' },
  });
  return new Map(outputFiles.map(file => [file.path, file.contents]));
}

const here = <T>(act: (window: Listener) => T) =>
  page.evaluate(`(${act.toString()})(window)`) as Promise<Awaited<T>>;

/** Waits until the peak is that loud or that quiet. */
const untilPeak = (is: string) => page.waitForFunction(`window.peak() ${is}`);

test('the browser can decode every file, and each has its full length', async () => {
  const seconds = await here(({ seconds }) => seconds());
  expect(Object.keys(seconds)).toHaveLength(54);
  for (const length of Object.values(seconds)) expect(length).toBeGreaterThan(1.1);
  expect(seconds).toMatchObject({ over: 3.8, pad: 32, hurry: 32, deep: 32 });
});

test('before the first tap nothing plays and nothing fails', async () => {
  await here(({ sound, musicLevels }) => {
    sound.play('glass-left', 1);
    sound.music(musicLevels({ soundtrack: 'glass', share: 0, isTense: true }), 1);
  });
  expect(await here(({ peak }) => peak())).toBe(0);
  await here(({ sound }) => sound.stop());
  expect(complaints).toEqual([]);
});

test('after it a glass rings, and another alongside it, and the two are not too loud', async () => {
  await page.click('button');
  await here(({ sound }) => sound.unlock());
  await here(({ sound }) => {
    sound.play('glass-left', 1);
    sound.play('glass-right', 1);
  });
  await untilPeak('> 0.2');
  await page.waitForTimeout(500);
  expect(await here(({ peak }) => peak())).toBeLessThan(1);
});

test.each(['glass', 'sea', 'story'] as const)(
  'the soundtrack %s fades in, and stops on request',
  async soundtrack => {
    await untilPeak('< 0.001');
    const play = ({ sound, musicLevels }: Listener, name: typeof soundtrack) =>
      sound.music(musicLevels({ soundtrack: name, share: 0.9, isTense: false }), 0.8);
    await page.evaluate(`(${play.toString()})(window, '${soundtrack}')`);
    await untilPeak('> 0.02');
    await here(({ sound }) => sound.stop());
    await untilPeak('< 0.001');
    expect(complaints).toEqual([]);
  },
);

test('a sound of one game is fetched and heard when it is first played', async () => {
  await here(({ sound }) => sound.play('sea-turn', 1));
  await untilPeak('> 0.05');
  expect(complaints).toEqual([]);
});
