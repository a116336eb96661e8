import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileVault } from './fileVault';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vault-'));
const vault = fileVault(folder);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('what was never written is not there', async () => {
  expect(await vault.read('nothing')).toBeUndefined();
});

test('what is written is there, instead of what was before', async () => {
  await vault.write('one', 'first');
  await vault.write('one', 'second ⏳');
  expect(await vault.read('one')).toBe('second ⏳');
  expect(await fileVault(folder).read('one')).toBe('second ⏳');
});

test('what is added stands behind it, in order', async () => {
  await vault.append('log', 'a\n');
  await vault.append('log', 'b\n');
  expect(await vault.read('log')).toBe('a\nb\n');
});

test('what is forgotten is gone, and may be forgotten twice', async () => {
  await vault.write('short', 'x');
  await vault.forget('short');
  await vault.forget('short');
  expect(await vault.read('short')).toBeUndefined();
});

test('a writing that was broken off leaves what was before', async () => {
  await vault.write('whole', 'all of it');
  fs.writeFileSync(path.join(folder, 'whole.new'), 'half of');
  expect(await vault.read('whole')).toBe('all of it');
});

test('what cannot be kept says so', async () => {
  await expect(fileVault(path.join(folder, 'nowhere')).write('x', 'y')).rejects.toThrow('ENOENT');
});
