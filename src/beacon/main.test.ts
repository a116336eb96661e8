import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connected, HOST, until } from './phones';
import { emptyFolder, PAGE, SCRIPT, writeFiles, writeApp } from './testing/webFolder';

jest.setTimeout(30_000);

const MAIN = path.join(__dirname, 'main.ts');
const TSX = require.resolve('tsx');

type Run = { child: ChildProcessWithoutNullStreams; said(): string; complained(): string };

const started: Run[] = [];

afterEach(() => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL');
});

function start(root: string, args: readonly string[] = [], env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, ['--import', TSX, MAIN, '--host', HOST, ...args], {
    cwd: root,
    env: { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: '', ...env },
  });
  const heard = { out: '', err: '' };
  child.stdout.on('data', piece => (heard.out += piece));
  child.stderr.on('data', piece => (heard.err += piece));
  const run = { child, said: () => heard.out, complained: () => heard.err };
  started.push(run);
  return run;
}

async function opened(run: Run): Promise<number> {
  const port = () => Number(/http:\/\/[^/]*:(\d+)\//.exec(run.said())?.[1] ?? 0);
  await until(() => port() > 0 || run.child.exitCode !== null);
  if (port() === 0) throw new Error(run.complained());
  return port();
}

async function ended({ child }: Run): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

function project({ isBuilt }: { isBuilt: boolean }): string {
  const root = emptyFolder();
  writeFiles(root, { 'package.json': '{"version":"1.2.3"}' });
  if (isBuilt) writeApp(path.join(root, 'dist'));
  return root;
}

test.each(['SIGINT', 'SIGTERM'] as const)('%s closes every connection and ends', async signal => {
  const run = start(project({ isBuilt: true }), ['--port', '0']);
  const guest = await connected(await opened(run));
  run.child.kill(signal);
  expect(await ended(run)).toBe(0);
  await until(() => !guest.connected);
  expect(run.said()).toContain('closed');
});

test('the same signal received twice at once counts as one', async () => {
  const run = start(project({ isBuilt: true }), ['--port', '0']);
  await opened(run);
  run.child.kill('SIGINT');
  await sleep(20);
  run.child.kill('SIGINT');
  expect(await ended(run)).toBe(0);
});

const BUILDS = 'is-building';
/** Builders that never finish; the stubborn one ignores a signal. */
const SLOW = `require('node:fs').writeFileSync('${BUILDS}', ''); setInterval(() => {}, 1000);`;
const STUBBORN = `process.on('SIGTERM', () => {}); ${SLOW}`;

async function building(builder: string): Promise<{ root: string; run: Run }> {
  const root = project({ isBuilt: false });
  writeFiles(root, { 'node_modules/expo/bin/cli': builder });
  const run = start(root, ['--port', '0']);
  await until(() => existsSync(path.join(root, BUILDS)));
  return { root, run };
}

const halfBuilt = (root: string) => readdirSync(root).filter(name => name.startsWith('dist'));

test('a signal during the build ends it, and removes the half-built app', async () => {
  const { root, run } = await building(SLOW);
  run.child.kill('SIGINT');
  expect(await ended(run)).toBe(0);
  expect(halfBuilt(root)).toEqual([]);
});

test('a builder that ignores the signal is ended all the same', async () => {
  const { root, run } = await building(STUBBORN);
  run.child.kill('SIGTERM');
  expect(await ended(run)).toBe(0);
  expect(halfBuilt(root)).toEqual([]);
});

test('a second signal ends the process at once', async () => {
  const { run } = await building(STUBBORN);
  run.child.kill('SIGINT');
  // A second signal too soon after the first counts as its echo.
  const again = setInterval(() => run.child.kill('SIGINT'), 400);
  expect(await ended(run).finally(() => clearInterval(again))).toBe(130);
});

const BUILDER = `
const fs = require('node:fs'), path = require('node:path');
const into = process.argv[process.argv.indexOf('--output-dir') + 1];
const put = (name, text) => {
  fs.mkdirSync(path.dirname(path.join(into, name)), { recursive: true });
  fs.writeFileSync(path.join(into, name), text);
};
put('index.html', ${JSON.stringify(PAGE)});
setTimeout(() => put(${JSON.stringify(SCRIPT)}, 'built by ' + process.pid), 300);
`;

test('two servers started at once on a fresh machine both build, and both serve a whole app', async () => {
  const root = project({ isBuilt: false });
  writeFiles(root, { 'node_modules/expo/bin/cli': BUILDER });
  const runs = [start(root, ['--port', '0']), start(root, ['--port', '0'])];
  const ports = await Promise.all(runs.map(opened));
  const scripts = await Promise.all(ports.map(port => fetch(`http://${HOST}:${port}${SCRIPT}`)));
  expect(scripts.map(it => it.status)).toEqual([200, 200]);
  expect(readdirSync(root).filter(name => name.startsWith('dist'))).toEqual(['dist']);
  const third = start(root, ['--port', '0']);
  await opened(third);
  expect(third.said()).not.toContain('Building');
});

test('an outside broker is named to the phones, and none is started here', async () => {
  const args = ['--port', '0', '--broker', 'wss://b.example/mqtt'];
  const port = await opened(start(project({ isBuilt: true }), args));
  const signpost = await fetch(`http://${HOST}:${port}/sandtable.json`);
  expect(await signpost.json()).toEqual({
    version: '1.2.3',
    broker: 'wss://b.example/mqtt',
    addresses: [],
  });
  expect((await fetch(`http://${HOST}:${port}/mqtt`)).status).toBe(426);
});

test.each([
  ['a bad flag', ['--prot', '1'], 'is not a flag'],
  ['no build', ['--no-build'], 'no finished web app'],
  ['a certificate file that does not exist', ['--cert', 'x', '--key', 'y'], 'ENOENT'],
])('%s is reported in one sentence', async (_what, args, words) => {
  const run = start(project({ isBuilt: false }), args);
  expect(await ended(run)).toBe(2);
  await until(() => run.complained() !== '');
  expect(run.complained()).toContain(words);
  expect(run.complained().trim().split('\n')).toHaveLength(1);
});

test('a busy port is reported in one sentence, in German too', async () => {
  const other = createServer().listen(0, HOST);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const args = ['--no-build', '--port', `${port}`];
  const run = start(project({ isBuilt: true }), args, { LANG: 'de_DE.UTF-8' });
  expect(await ended(run)).toBe(2);
  other.close();
  expect(run.complained()).toBe(
    `Port ${port} ist belegt, vielleicht von einem anderen Tischserver: schließt ihn, oder wählt mit --port N einen anderen.\n`,
  );
});

test('--help prints the help', async () => {
  const run = start(project({ isBuilt: false }), ['--help']);
  expect(await ended(run)).toBe(0);
  expect(run.said()).toContain('mkcert');
});
