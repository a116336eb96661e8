import { seededBytes } from '../testing/seededBytes';
import {
  makeTableKeys,
  readTableKeys,
  secretNumbered,
  tableIdOf,
  type TableKeys,
  withNextSecret,
  writeTableKeys,
} from './tableKeys';

const random = seededBytes(2);
const fresh = makeTableKeys(random);

const after = (times: number, keys: TableKeys = fresh): TableKeys =>
  times === 0 ? keys : after(times - 1, withNextSecret(keys, random));

test('[I5] the keys of a table are read as they were written', () => {
  for (const keys of [fresh, after(3), after(20), { ...fresh, guessesLeft: 0 }]) {
    expect(readTableKeys(writeTableKeys(keys))).toEqual(keys);
  }
});

test('[I5] keys of an older version have all guesses', () => {
  const text = writeTableKeys(fresh).replace(',"guessesLeft":3', '');
  expect(readTableKeys(text)).toEqual(fresh);
});

test.each([
  ['[I5] nothing', ''],
  ['[I5] something else', '{"kept":"door"}'],
  ['[I5] a key too short', writeTableKeys(fresh).replace(/"table":"../, '"table":"')],
  ['[I5] no hexadecimal digit', writeTableKeys(fresh).replace(/"table":"./, '"table":"x')],
  ['[I5] no epoch', writeTableKeys(fresh).replace('"epoch":1', '"epoch":0')],
])('%s is no key of a table', (_what, text) => {
  expect(readTableKeys(text)).toBeUndefined();
});

test('[J5] the present secret and eight earlier ones are known by their numbers', () => {
  const keys = after(10);
  expect(keys.secret.n).toBe(11);
  expect(keys.earlier.map(({ n }) => n)).toEqual([10, 9, 8, 7, 6, 5, 4, 3]);
  expect(secretNumbered(keys, 11)).toBe(keys.secret);
  expect(secretNumbered(keys, 3)).toBe(keys.earlier.at(-1));
  expect(secretNumbered(keys, 2)).toBeUndefined();
});

test('[J5] after two hundred and fifty-six secrets the numbers begin again', () => {
  const keys = after(300);
  expect([keys.secret.n, keys.earlier[0]!.n]).toEqual([(1 + 300) % 256, 44]);
  expect(after(255).secret.n).toBe(0);
});

test('[J5] sending somebody away keeps the key of the table, and so its place on the broker', () => {
  const keys = after(1);
  expect(tableIdOf(keys.pair.public)).toBe(tableIdOf(fresh.pair.public));
  expect(keys.secret.bytes).not.toEqual(fresh.secret.bytes);
  expect(tableIdOf(makeTableKeys(random).pair.public)).not.toBe(tableIdOf(fresh.pair.public));
});
