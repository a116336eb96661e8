/** The vault of a browser in a real one: the app is a worker that can be ended at any call. */
import { build } from 'esbuild';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { VaultChange } from '@/table/ports';
import { vaultAcceptance, type VaultWorld } from '@/table/testing/vaultAcceptance';
import { vaultOf } from '@/table/vaultOf';
import { openBrowser } from './drivers/playwright';
import type { Answered, Told } from './pages/vaultWorker';

jest.setTimeout(600_000);

let browser: Browser;
let server: Server;
let address: string;

beforeAll(async () => {
  const script = await bundled();
  server = createServer(({ url }, answer) => {
    const isScript = url === '/worker.js';
    answer.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    answer.end(isScript ? script : '<!doctype html><title>vault</title>');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'pages/vaultWorker.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    tsconfig: path.join(__dirname, '../tsconfig.json'),
  });
  return outputFiles[0]?.text ?? '';
}

declare global {
  interface Window {
    startApp(): void;
    endApp(): void;
    tellApp(told: unknown): void;
    askApp(told: object): Promise<unknown>;
    death: Promise<void>;
  }
}

/** Runs in the page. */
function prepare(): void {
  let worker: Worker | undefined;
  let last = 0;
  window.startApp = () => {
    worker?.terminate();
    const waiting = new Map<number, (answer: unknown) => void>();
    const started = new Worker('/worker.js');
    worker = started;
    window.death = new Promise(resolve =>
      started.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
        if (data !== 'dying') return waiting.get(data.id)?.(data);
        started.terminate();
        return resolve();
      }),
    );
    window.tellApp = told => started.postMessage(told, { transfer: [] });
    window.askApp = told =>
      new Promise(resolve => {
        last += 1;
        waiting.set(last, resolve);
        started.postMessage({ ...told, id: last }, { transfer: [] });
      });
  };
  window.endApp = () => worker?.terminate();
}

class BrowserWorld implements VaultWorld {
  constructor(readonly page: Page) {}

  async open() {
    await this.page.evaluate(() => window.startApp());
    const ask = async (told: object): Promise<string | undefined> => {
      const answer = (await this.#inPage(told)) as Exclude<Answered, 'dying'>;
      if ('problem' in answer) throw new Error(answer.problem);
      return answer.text;
    };
    return vaultOf({
      read: name => ask({ do: 'read', name }),
      change: async (changes: readonly VaultChange[]) =>
        void (await ask({ do: 'change', changes })),
    });
  }

  /** A dead app never answers, even after its page is closed. */
  #inPage(told: object): Promise<unknown> {
    return this.page
      .evaluate(it => window.askApp(it), told)
      .catch(() => new Promise(() => undefined));
  }

  async dieBefore(call: number): Promise<void> {
    const told: Told = { do: 'dieBefore', call };
    await this.page.evaluate(it => window.tellApp(it), told);
    await this.page.evaluate(() => window.death).catch(() => new Promise(() => undefined));
  }

  failAfter(well: number, failing: number): void {
    const told: Told = { do: 'failAfter', well, failing };
    void this.page.evaluate(it => window.tellApp(it), told);
  }

  tidy = (): Promise<void> => this.page.evaluate(() => window.endApp());
}

/** Reuses one page, because a new one for each test would take most of the time. */
async function emptied(): Promise<Page> {
  const [page = await browser.newPage()] = browser.contexts().flatMap(it => it.pages());
  if (page.url() === 'about:blank') {
    await page.goto(address);
    await page.evaluate(prepare);
  }
  await page.evaluate(
    () =>
      new Promise(resolve =>
        indexedDB.deleteDatabase('sandtable').addEventListener('success', resolve),
      ),
  );
  return page;
}

vaultAcceptance('IndexedDB', async () => new BrowserWorld(await emptied()));

/** Another user of the vault, who does not end their transaction before the page is called so. */
function holdOn(): void {
  indexedDB.open('sandtable').addEventListener('success', function (this: IDBOpenDBRequest) {
    const base = this.result;
    const pieces = base.transaction('pieces', 'readwrite').objectStore('pieces');
    const goOn = () =>
      document.title === 'let go' ? base.close() : pieces.count().addEventListener('success', goOn);
    goOn();
  });
}

test('a change that is held up fails, and can be made later', async () => {
  const world = new BrowserWorld(await emptied());
  const vault = await world.open();
  await vault.write('a', 'one');
  await world.page.evaluate(holdOn);
  await expect(vault.append('a', ' two')).rejects.toThrow('nothing was kept');
  await world.page.evaluate(() => void (document.title = 'let go'));
  await vault.append('a', ' three');
  expect(await vault.read('a')).toBe('one three');
  await world.tidy();
});
