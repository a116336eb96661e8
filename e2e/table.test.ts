import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mqtt from 'mqtt';
import type { Browser } from 'playwright-core';
import { startEn as en } from '@/texts/start.en';
import { openBrowser, pickUpPhone } from './drivers/playwright';
import { home } from './flows/home';

jest.setTimeout(60_000);

const ROOT = path.join(__dirname, '..');

let server: ChildProcess;
let address: string;
let browser: Browser;

beforeAll(async () => {
  const flags = ['--no-build', '--host', '127.0.0.1', '--port', '0'];
  server = spawn('npm', ['run', '--silent', 'table', '--', ...flags], { cwd: ROOT });
  address = await addressOf(server);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  server.kill('SIGTERM');
});

function addressOf({ stdout }: ChildProcess): Promise<string> {
  let output = '';
  return new Promise(resolve =>
    stdout?.on('data', piece => {
      output += piece;
      const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(output);
      if (found) resolve(found[0]);
    }),
  );
}

test('a phone opens the page that npm run table serves without errors', async () => {
  const phone = await pickUpPhone(browser, { locale: 'en' });
  await home(phone, address, en.tagline);
  expect(phone.complaints).toEqual([]);
  await phone.putAway();
});

test.each(['br', 'gzip'])('the script is sent as %s, once', async coding => {
  const page = await (await fetch(address)).text();
  const script = new URL(/<script src="([^"]*\/entry-[^"]+)"/.exec(page)?.[1] ?? '', address);
  const answer = await fetch(script, { headers: { 'accept-encoding': coding } });
  expect(answer.headers.get('content-encoding')).toBe(coding);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const size = Number(answer.headers.get('content-length'));
  expect(size).toBeLessThan((await answer.text()).length / 3);
});

test('the page may speak MQTT with the address it came from', async () => {
  const broker = new URL('mqtt', address.replace('http', 'ws')).href;
  const topic = 'sandtable/join/AAAAAA';
  const host = await mqtt.connectAsync(broker);
  const page = await browser.newPage();
  await page.goto(address);
  const protocol = await page.evaluate(
    url =>
      new Promise<string>((resolve, reject) => {
        const socket = new WebSocket(url, 'mqtt');
        socket.addEventListener('open', () => resolve(socket.protocol));
        socket.addEventListener('error', () => reject(new Error('no way to the broker')));
      }),
    broker,
  );
  const guest = await mqtt.connectAsync(broker);
  const heard = new Promise<string>(resolve =>
    guest.on('message', (_topic, payload) => resolve(payload.toString())),
  );
  await guest.subscribeAsync(topic);
  await host.publishAsync(topic, 'one call', { qos: 1 });
  expect([protocol, await heard]).toEqual(['mqtt', 'one call']);
  await Promise.all([host.endAsync(), guest.endAsync(), page.close()]);
});

test('the server ends with the npm that started it, and nothing listens any more', async () => {
  server.kill('SIGTERM');
  while (await isOpen()) await sleep(50);
  expect(await isOpen()).toBe(false);
});

const isOpen = (): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  );
