import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSite, builtSite, expoExport, isFresh } from './webBuild';
import { CODE, emptyFolder, PAGE, SCRIPT, writeFiles, writeApp } from './testing/webFolder';

const never = new AbortController().signal;
const YESTERDAY = new Date(Date.now() - 86_400_000);
const LAST_WEEK = new Date(Date.now() - 7 * 86_400_000);

const SOURCES = {
  'app/index.tsx': '',
  'app.json': '{}',
  'assets/icon.png': '',
  'package.json': '{}',
  'package-lock.json': '{}',
  'src/screens/Home.tsx': '',
  '.env': '',
};

function project(): string {
  const root = emptyFolder();
  writeApp(path.join(root, 'dist'));
  age(root, 'dist/index.html', YESTERDAY);
  writeFiles(root, SOURCES);
  for (const name of Object.keys(SOURCES)) age(root, name, LAST_WEEK);
  return root;
}

const age = (root: string, name: string, when: Date) =>
  utimesSync(path.join(root, name), when, when);

test('a build newer than all sources is fresh', async () => {
  expect(await isFresh(project())).toBe(true);
});

test('a missing build is not fresh', async () => {
  expect(await isFresh(emptyFolder())).toBe(false);
});

test.each(Object.keys(SOURCES))('a change of %s requires a new build', async name => {
  const root = project();
  age(root, name, new Date());
  expect(await isFresh(root)).toBe(false);
});

test.each([
  'src/kit/sand.test.ts',
  'src/beacon/main.ts',
  'src/cli/headless.ts',
  'src/node_modules/x/index.js',
  'README.md',
])('a change of %s requires no new build', async name => {
  const root = project();
  writeFiles(root, { [name]: 'new' });
  expect(await isFresh(root)).toBe(true);
});

test('a build replaces the old one, and leaves nothing beside it', async () => {
  const root = project();
  const site = await buildSite(root, async into => writeApp(into, 'new'), never);
  expect(site.files.get(SCRIPT)?.bytes.toString()).toBe('new');
  expect(readFileSync(path.join(root, 'dist', SCRIPT), 'utf8')).toBe('new');
  expect(foldersOf(root)).toEqual(['dist']);
});

test('a change during the build requires another', async () => {
  const root = project();
  const build = async (into: string) => {
    await sleep(20);
    writeFiles(root, { 'src/screens/Home.tsx': 'changed' });
    await sleep(20);
    writeApp(into);
  };
  await buildSite(root, build, never);
  expect(await isFresh(root)).toBe(false);
});

test.each([
  ['makes nothing', async () => undefined],
  ['makes half an app', async (into: string) => writeFiles(into, { 'index.html': PAGE })],
  ['breaks', () => Promise.reject(new Error('no'))],
])('a build that %s leaves the old one in place', async (_what, build) => {
  const root = project();
  await expect(buildSite(root, build, never)).rejects.toBeInstanceOf(Error);
  expect(readFileSync(path.join(root, 'dist', SCRIPT), 'utf8')).toBe(CODE);
  expect(foldersOf(root)).toEqual(['dist']);
});

test('with many builds at once everybody gets a whole app at any moment', async () => {
  const root = project();
  const looks = Array.from({ length: 20 }, async (_, n) => {
    await sleep(n * 2);
    return (await builtSite(root)).files.size;
  });
  const builds = [1, 2, 3, 4, 5, 6].map(n =>
    buildSite(root, async into => writeApp(into, `build ${n}`), never),
  );
  const codes = (await Promise.all(builds)).map(it => it.files.get(SCRIPT)?.bytes.toString());
  expect(codes).toEqual([1, 2, 3, 4, 5, 6].map(n => `build ${n}`));
  expect(new Set(await Promise.all(looks))).toEqual(new Set([5]));
  expect(foldersOf(root)).toEqual(['dist']);
});

test('without a build there is nothing to serve', async () => {
  await expect(builtSite(emptyFolder())).rejects.toMatchObject({ problem: { code: 'no-build' } });
});

test("a failed builder's output is shown", async () => {
  const root = project();
  writeFiles(root, {
    'node_modules/expo/bin/cli': 'console.error("no such screen"); process.exit(1)',
  });
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await expect(expoExport(root)(path.join(root, 'x'), never)).rejects.toMatchObject({
    problem: { code: 'build-failed' },
  });
  expect(said).toHaveBeenCalledWith('no such screen\n');
  said.mockRestore();
});

test('a builder reports how many modules it has found', async () => {
  const root = project();
  const cli = `const { countingModules } = require(${JSON.stringify(path.resolve('src/device/web/bundled.js'))});
    const resolve = countingModules(name => ({ type: 'sourceFile', filePath: name }));
    for (let n = 0; n < 45; n += 1) { resolve('module ' + n); resolve('module 0'); }
    setTimeout(() => process.exit(0), 100);`;
  writeFiles(root, { 'node_modules/expo/bin/cli': cli });
  const found: number[] = [];
  await expoExport(root, modules => found.push(modules))(path.join(root, 'x'), never);
  expect(found).toEqual([20, 40]);
});

const foldersOf = (root: string) => readdirSync(root).filter(name => name.startsWith('dist'));
