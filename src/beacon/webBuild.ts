import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSite, type Site } from './site';
import { ServerTrouble } from './trouble';

type Build = (into: string, signal: AbortSignal) => Promise<void>;

const SOURCES =
  'app app.json assets package.json package-lock.json src .env babel.config.js metro.config.js'.split(
    ' ',
  );
const NOT_SHIPPED = /(^|[\\/])(node_modules|src[\\/](beacon|cli))$|\.test\.tsx?$/;

/** Retries, because another process may be putting its build in place. */
const TRIES = 10;
const PAUSE_MS = 100;

export async function builtSite(root: string): Promise<Site> {
  const folder = path.join(root, 'dist');
  for (let tries = 0; tries < TRIES; tries += 1) {
    const site = await readSite(folder).catch(() => undefined);
    if (site) return site;
    await sleep(PAUSE_MS);
  }
  throw new ServerTrouble({ code: 'no-build', folder });
}

/**
 * Builds beside dist/, reads the result, and only then swaps, so that two builds at once never
 * leave half an app.
 */
export async function buildSite(root: string, build: Build, signal: AbortSignal): Promise<Site> {
  const began = new Date();
  const fresh = await mkdtemp(path.join(root, 'dist-new-'));
  try {
    await build(fresh, signal);
    const site = await readSite(fresh);
    if (!site) throw new ServerTrouble({ code: 'build-failed' });
    // Dated to the start, so that a source changed during the build is newer.
    await utimes(path.join(fresh, 'index.html'), began, began);
    await putInPlace(fresh, path.join(root, 'dist'));
    return site;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** A folder cannot replace another one that is not empty. */
async function putInPlace(fresh: string, place: string): Promise<void> {
  const aside = `${fresh}-old`;
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      await rename(place, aside).catch(() => undefined);
      if (await isDone(rename(fresh, place))) return;
      await rm(aside, { recursive: true, force: true });
    }
    throw new ServerTrouble({ code: 'build-failed' });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

const isDone = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

export async function isFresh(root: string): Promise<boolean> {
  const built = await ageMark(path.join(root, 'dist', 'index.html'));
  if (built === undefined) return false;
  for (const source of SOURCES) if (await hasNewer(path.join(root, source), built)) return false;
  return true;
}

async function hasNewer(place: string, than: number): Promise<boolean> {
  if (NOT_SHIPPED.test(place)) return false;
  const entries = await readdir(place).catch(() => undefined);
  if (!entries) return ((await ageMark(place)) ?? 0) > than;
  for (const entry of entries) if (await hasNewer(path.join(place, entry), than)) return true;
  return false;
}

const ageMark = (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );

const QUIET = { EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', CI: '1' };

const KILL_MS = 1_000;

/**
 * The web app has about 1,800, as device/web/bundled.js counts; writing them takes as long as
 * finding 200 more.
 */
export const MODULES = 2_000;

/** The builder's output is shown only if it fails. */
export const expoExport =
  (root: string, found: (modules: number) => void = () => undefined): Build =>
  (into, signal) =>
    new Promise((resolve, reject) => {
      const expo = path.join(root, 'node_modules', 'expo', 'bin', 'cli');
      const args = [expo, 'export', '--platform', 'web', '--output-dir', path.relative(root, into)];
      const child = spawn(process.execPath, args, {
        cwd: root,
        env: { ...process.env, ...QUIET },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      child.on('message', message => {
        if (typeof message === 'object' && 'modules' in message) found(Number(message.modules));
      });
      endWith(child, signal);
      let said = '';
      const listen = (piece: Buffer) => (said = (said + piece.toString()).slice(-4_000));
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.on('error', reject);
      child.on('close', code => {
        if (code === 0) return resolve();
        if (!signal.aborted) process.stderr.write(said);
        reject(new ServerTrouble({ code: 'build-failed' }));
      });
    });

/** Ends the builder too, whether we are asked to stop or exit otherwise. */
function endWith(child: ChildProcess, signal: AbortSignal): void {
  let last: ReturnType<typeof setTimeout> | undefined;
  const kill = () => child.kill('SIGKILL');
  const ask = () => {
    child.kill('SIGTERM');
    last = setTimeout(kill, KILL_MS);
  };
  process.once('exit', kill);
  signal.addEventListener('abort', ask);
  child.once('close', () => {
    clearTimeout(last);
    process.off('exit', kill);
    signal.removeEventListener('abort', ask);
  });
}
