import { rmSync } from 'node:fs';
import path from 'node:path';
import { readSite } from './site';
import { emptyFolder, SCRIPT, writeApp } from './testing/webFolder';

test('a folder that does not exist has no app', async () => {
  expect(await readSite('/no/such/folder')).toBeUndefined();
});

test('a folder without a page has no app', async () => {
  const folder = emptyFolder();
  writeApp(folder);
  rmSync(path.join(folder, 'index.html'));
  expect(await readSite(folder)).toBeUndefined();
});

test('a page without its script is not an app', async () => {
  const folder = emptyFolder();
  writeApp(folder);
  rmSync(path.join(folder, SCRIPT));
  expect(await readSite(folder)).toBeUndefined();
});
