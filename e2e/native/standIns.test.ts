/** Checks that the README lists every stand-in, and that a missing one fails by name. */
import fs from 'node:fs';
import path from 'node:path';
import { installedPhones } from './house';

const MODULES = path.join(__dirname, '../../node_modules');
const README = fs.readFileSync(path.join(__dirname, 'README.md'), 'utf8');
const ROW = /^\| `(\w+)` \| (?:`([^`]+)`|–) \| (?:`([^`]+)`|–) \| .+ \|$/gm;

const rows = [...README.matchAll(ROW)].map(([, name = '', android, ios]) => ({
  name,
  files: { android, ios },
}));
const { phone } = installedPhones();

test.each(['android', 'ios'] as const)(
  'every stand-in of %s is listed with a file that it was read from',
  async platform => {
    const ann = await phone({ platform });
    await ann.open('http://the.table');
    await ann.waitFor('settings');
    const standIns = (await ann.evaluate('__standIns()')) as string[];
    const listed = rows.filter(({ files }) => files[platform] !== undefined);
    expect(listed.map(({ name }) => name).sort()).toEqual([...standIns].sort());
    const isMissing = (file = '') => !fs.existsSync(path.join(MODULES, file));
    expect(listed.filter(({ files }) => isMissing(files[platform]))).toEqual([]);
  },
);

test.each([
  ['a module', "nativeModuleProxy['Bluetooth']", 'the native side has no module Bluetooth'],
  ['an Expo module', 'expo.modules.ExpoBattery', 'the native side has no Expo module ExpoBattery'],
  ['a function', 'expo.modules.ExpoCrypto.digest()', 'the native side has no ExpoCrypto.digest'],
])('using %s, which is missing, fails with its name', async (_what, script, why) => {
  const ann = await phone();
  await ann.open('http://the.table');
  await expect(ann.evaluate(script)).rejects.toThrow(why);
});
