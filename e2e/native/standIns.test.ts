/** The native side is what its README says, and says what it lacks. */
import fs from 'node:fs';
import path from 'node:path';
import { installedPhones } from './house';

const MODULES = path.join(__dirname, '../../node_modules');
const README = fs.readFileSync(path.join(__dirname, 'README.md'), 'utf8');
const ROW = /^\| `(\w+)` \| `([^`]+)` \| .+ \|$/gm;

const rows = [...README.matchAll(ROW)].map(([, name = '', file = '']) => ({ name, file }));
const { phone } = installedPhones();

test('every stand-in is listed with a file that it was read from', async () => {
  const ann = await phone();
  await ann.open('http://the.table');
  await ann.waitFor('settings');
  const standIns = (await ann.evaluate('__standIns()')) as string[];
  expect(rows.map(({ name }) => name).sort()).toEqual([...standIns].sort());
  expect(rows.filter(({ file }) => !fs.existsSync(path.join(MODULES, file)))).toEqual([]);
});

test.each([
  ['a module', "nativeModuleProxy['Bluetooth']", 'the native side has no module Bluetooth'],
  ['an Expo module', 'expo.modules.ExpoBattery', 'the native side has no Expo module ExpoBattery'],
  ['a function', 'expo.modules.ExpoCrypto.digest()', 'the native side has no ExpoCrypto.digest'],
])('%s that is missing is missed by its name', async (_what, script, why) => {
  const ann = await phone();
  await ann.open('http://the.table');
  await expect(ann.evaluate(script)).rejects.toThrow(why);
});
