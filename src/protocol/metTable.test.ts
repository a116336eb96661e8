import { readMetTable, writeMetTable } from './metTable';
import type { Token } from './token';

const TABLE = { kept: 'met', table: 'ab12', epoch: 3, tokens: { red: 'token' as Token } } as const;
const text = writeMetTable(TABLE);

test('what a phone knows of a table is read as it was written', () => {
  expect(readMetTable(text)).toEqual(TABLE);
});

test('a changed text is not read', () => {
  for (let at = 0; at < text.length; at++)
    expect(readMetTable(text.slice(0, at) + '~' + text.slice(at + 1))).toBeUndefined();
});
