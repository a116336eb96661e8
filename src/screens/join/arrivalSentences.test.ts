/** The list of what else goes wrong on the way to a table. */
import fs from 'node:fs';
import path from 'node:path';
import { pairingDe } from '../../texts/pairing.de';
import { pairingEn } from '../../texts/pairing.en';
import { startDe } from '../../texts/start.de';
import { startEn } from '../../texts/start.en';
import { tableDe } from '../../texts/table.de';
import { tableEn } from '../../texts/table.en';
import { leaves } from '../../texts/testing/leaves';
import { arrivalSentences } from './testing/arrivalFailures';

const SRC = path.join(__dirname, '..', '..');

const sentencesOf = (texts: object): ReadonlyMap<string, string> =>
  new Map(Object.entries(texts).flatMap(([name, tree]) => leaves(name, tree)));

const en = sentencesOf({ start: startEn, pairing: pairingEn, table: tableEn });
const de = sentencesOf({ start: startDe, pairing: pairingDe, table: tableDe });

/** Groups of sentences that say what is wrong, and what they say besides. */
const GROUPS = [
  'start.scan.',
  'start.lostSeat.',
  'pairing.misread.',
  'pairing.noCode',
  'table.tv.no',
  'table.door.',
  'table.guess.',
  'table.people.own.full.',
  'table.people.own.elsewhere.',
  'table.line.',
];
const BESIDES =
  /^(start\.scan\.(photo|takePhoto|looking|again)|start\.lostSeat\.join|table\.door\.(opening|again|none|invite|typed|typedGo|keptOut)|table\.guess\.(allow|ignore)|table\.people\.own\.\w+\.do|table\.line\.(relay|unkept|unkeptDo|refused))$/;

const rows = arrivalSentences();

test('it has every sentence of its groups once', () => {
  const wanted = [...en.keys()].filter(
    key => GROUPS.some(group => key.startsWith(group)) && !BESIDES.test(key),
  );
  expect(rows.map(({ key }) => key).sort()).toEqual(wanted.sort());
});

test.each(rows)(
  '$key is as in the texts, and its test is there',
  ({ key, test: shown, ...row }) => {
    expect(row).toEqual({ en: en.get(key), de: de.get(key) });
    expect(fs.existsSync(path.join(SRC, `${shown}.test.tsx`))).toBe(true);
  },
);
