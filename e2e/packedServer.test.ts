/** The package `sandtable`: packed, installed into an empty folder, started, and played on. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { codeOn } from './drivers/camera';
import { openHouse } from './drivers/house';
import { hostTable, sit } from './flows/gather';
import { comeByLink } from './flows/invited';
import { ROOT } from './process/prebuilt';
import { endAll, start } from './process/programs';

const { phone, withScreenshots, complaints } = openHouse();
const LARGEST = 10_000_000;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'packed-'));
const installed = path.join(folder, 'node_modules', 'sandtable');
const bin = path.join(folder, 'node_modules', '.bin', 'sandtable');

beforeAll(() => {
  const npm = (cwd: string, ...args: string[]) => execFileSync('npm', args, { cwd, stdio: 'pipe' });
  npm(ROOT, 'run', 'pack:server');
  const [archive = ''] = fs.readdirSync(path.join(ROOT, 'dist-server')).filter(isArchive);
  fs.writeFileSync(path.join(folder, 'package.json'), '{}');
  npm(folder, 'install', '--offline', '--no-audit', path.join(ROOT, 'dist-server', archive));
});

afterAll(async () => {
  await endAll();
  fs.rmSync(folder, { recursive: true });
});

const isArchive = (name: string) => name.endsWith('.tgz');

test('needs nothing but Node, and is small', () => {
  const sizes = fs.readdirSync(installed).map(name => fs.statSync(path.join(installed, name)).size);
  expect(fs.readdirSync(path.join(folder, 'node_modules')).sort()).toEqual([
    '.bin',
    '.package-lock.json',
    'sandtable',
  ]);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LARGEST);
  expect(fs.readFileSync(path.join(installed, 'licences.txt'), 'utf8')).toMatch(/^aedes \d/m);
});

test(
  'serves a table that a phone joins',
  withScreenshots(async () => {
    const address = await opened('--port', '0', '--host', '127.0.0.1');
    const ann = await phone();
    await hostTable(ann, address, { name: 'Ann' });
    const bo = await phone();
    await comeByLink(bo, await codeOn(ann.page, 'invitation'), 'Bo');
    await sit(bo, 'green');
    expect(complaints()).toEqual([]);
  }),
);

test('reports a taken port in one sentence, after its first line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { lines, code } = await run('--port', `${port}`, '--host', '127.0.0.1');
  other.close();
  expect(lines).toEqual([
    'Sandtable: opening the table server.',
    expect.stringContaining(`is using port ${port}`),
  ]);
  expect(code).toBe(2);
});

test('its first line comes before the web app is read, whose damage is named', async () => {
  const app = path.join(installed, 'web.pack');
  const whole = fs.readFileSync(app);
  fs.writeFileSync(app, whole.subarray(0, 1_000_000));
  const { lines, code } = await run('--port', '0');
  fs.writeFileSync(app, whole);
  expect(lines).toEqual([
    'Sandtable: opening the table server.',
    expect.stringMatching(/web\.pack cannot be read \(cut-off\): install sandtable again\.$/),
  ]);
  expect(code).toBe(2);
  await printTimes();
});

async function printTimes(): Promise<void> {
  const [bare, first] = [await firstLine('-p', '0'), await firstLine(bin, '--port', '0')];
  const shown = (ms: number) => `${Math.round(ms)} ms`;
  process.stdout.write(`first line after ${shown(first)}; a bare Node’s: ${shown(bare)}\n`);
}

const ENV = { LC_ALL: 'C.UTF-8' };

async function firstLine(...args: string[]): Promise<number> {
  const began = performance.now();
  const child = start([process.execPath, ...args], { env: ENV });
  await once(child.stdout, 'data');
  return performance.now() - began;
}

async function opened(...args: string[]): Promise<string> {
  const child = start([bin, ...args], { env: ENV });
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\/\/[\d.]+:\d+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('the packed server does not open');
}

async function run(...args: string[]): Promise<{ lines: readonly string[]; code: unknown }> {
  const child = start([bin, ...args], { env: ENV });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', piece => (text += piece));
  const [code] = await once(child, 'close');
  return { lines: text.trim().split('\n'), code };
}
