/** Whole matches among pages of a real browser that meet over what `npm run table` serves. */
import { build } from 'esbuild';
import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { seedOf } from '@/kit/chance';
import { openBrowser } from './drivers/playwright';
import { tableServer, type TableServer } from './process/tableServer';

jest.setTimeout(600_000);

const ROOT = path.join(__dirname, '..');
type Fact = Record<string, unknown>;
let server: TableServer;
let browser: Browser;
let script: string;

beforeAll(async () => {
  [server, browser, script] = await Promise.all([tableServer(), openBrowser(), bundled()]);
});
afterAll(async () => {
  await browser?.close();
  server?.stop();
});

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'pages/phone.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    external: ['./board/*'], // a phone without a screen plays by the rules alone
    tsconfig: path.join(ROOT, 'tsconfig.json'),
  });
  return outputFiles[0]!.text;
}

/** A page with its own storage, which a restart keeps. */
class Phone {
  facts: Fact[] = [];
  #news = () => {};
  #context: BrowserContext | undefined;
  constructor(readonly config: Fact) {}

  async start(): Promise<void> {
    this.#context ??= await browser.newContext();
    const page = this.#context.pages()[0] ?? (await this.#open(this.#context));
    await page.goto(server.address);
    await page.addScriptTag({ url: '/phone.js' });
    const config = { vault: '', speed: 60, ...this.config };
    await page.evaluate(([it, broker]) => window.startPhone(it as never, [broker as string]), [
      config,
      server.broker,
    ] as const);
  }

  async #open(context: BrowserContext) {
    const page = await context.newPage();
    // Served as if by the table server, because the page's policy allows no other script.
    await page.route('**/phone.js', route =>
      route.fulfill({ body: script, contentType: 'text/javascript' }),
    );
    await page.exposeFunction('say', (fact: Fact) => {
      this.facts.push(fact);
      this.#news();
    });
    return page;
  }

  async until(name: string, count = 1): Promise<Fact> {
    const all = () => this.facts.filter(fact => name in fact);
    while (all().length < count) await new Promise<void>(resolve => (this.#news = resolve));
    return all()[count - 1]!;
  }

  putAway = () => this.#context?.close();
}

async function startMatch() {
  const options = { level: 'beginner' };
  const host = new Phone({
    role: 'host',
    game: 'time-n-space',
    brokers: [server.broker],
    places: 4,
    players: 3,
    seed: seedOf(5),
    options,
  });
  await host.start();
  const { invite } = await host.until('invite');
  const guests = ['red', 'green', 'blue'].map(seat => new Phone({ role: 'guest', seat, invite }));
  const tv = new Phone({ role: 'watch', invite });
  for (const phone of [...guests, tv]) await phone.start();
  const all = [host, ...guests, tv];
  return { host, guests, tv, putAway: () => Promise.all(all.map(phone => phone.putAway())) };
}

/** All have reached the end and see there what the host sees. */
async function allSeeTheSame(host: Phone, phones: readonly Phone[]): Promise<void> {
  const { over } = (await host.until('over')) as { over: Record<string, string> };
  const seen = await Promise.all(phones.map(phone => phone.until('over')));
  expect(seen.map(fact => fact.over)).toEqual(seen.map(fact => over[fact.viewer as string]));
}

test("four pages and a screen play a whole beginners' match over data channels", async () => {
  const { host, guests, tv, putAway } = await startMatch();
  await allSeeTheSame(host, [...guests, tv]);
  const ways = [...guests, tv].map(({ facts }) => facts.find(({ met }) => met)?.met);
  expect(ways).toEqual(['direct', 'direct', 'direct', 'direct']);
  await putAway();
});

test("a guest's page is reloaded in the middle of a match, and so is the host's", async () => {
  const { host, guests, tv, putAway } = await startMatch();
  const [red] = guests as [Phone];
  await red.until('accepted', 8);
  await red.start();
  await red.until('met', 2);
  await red.until('accepted', 16);
  await host.start();
  expect(await tv.until('met', 2)).toEqual({ met: 'direct' });
  await allSeeTheSame(host, [...guests, tv]);
  await putAway();
});
