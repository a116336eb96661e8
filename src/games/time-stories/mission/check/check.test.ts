import fs from 'node:fs';
import path from 'node:path';
import type { CardEffect } from '../effect';
import type { Mission } from '../mission';
import { deadEnds } from './deadEnds';
import { decodeMission } from '../decodeMission';
import { MOST_STEPS } from '../own/faults';
import { missionFaults, missionNotes } from './checked';
import { whyNotParse } from './jsonText';
import { lineOf, linesOf } from './lines';
import { reachedBy } from './reach';
import { reachFaults } from './reachFaults';

const FOLDER = path.join(__dirname, '../../missions');
const read = (mission: string, file: string) =>
  fs.readFileSync(path.join(FOLDER, mission, file), 'utf8');
const filesOf = (mission: string) => ({
  'mission.json': read(mission, 'mission.json'),
  'en.json': read(mission, 'en.json'),
  'de.json': read(mission, 'de.json'),
});
const FILES = filesOf('first-hour');

const missions = fs
  .readdirSync(FOLDER)
  .filter(name => fs.existsSync(path.join(FOLDER, name, 'en.json')));

test.each(missions)('nothing is wrong with the mission %s', mission => {
  expect(missionFaults(filesOf(mission))).toEqual([]);
});

test.each(missions)('no mistake of a run shuts %s, and its codes can be simulated', mission => {
  expect(missionNotes(filesOf(mission))).toEqual([]);
});

/** The tiny mission with one line changed. */
const changed = (file: keyof typeof FILES, from: string, to: string) => {
  expect(FILES[file]).toContain(from);
  return missionFaults({ ...FILES, [file]: FILES[file].replace(from, to) });
};
const lineWith = (text: string, part: string): number =>
  text.split('\n').findIndex(line => line.includes(part)) + 1;

test('an unknown word is found by file and line', () => {
  const [fault] = changed('mission.json', '"do": "map"', '"do": "teleport"');
  const line = lineWith(FILES['mission.json'], '"do": "map"');
  expect(fault).toMatch(/^mission\.json:\d+ cards › 1D › explore › 0 › do: /);
  expect(fault).toContain(`mission.json:${line} `);
});

test.each<[what: string, from: string, to: string, says: RegExp]>([
  ['an item', '"item": "04"', '"item": "99"', /› item: there is no item “99”/],
  ['a place', '"place": "tower"\n', '"place": "tour"\n', /› place: there is no place “tour”/],
  ['an end', '["struck"]', '["stuck"]', /› of: there is no end “stuck”/],
  ['a skill', '"skill": "nimble"', '"skill": "nimbl"', /cards › 2C .*there is no skill “nimbl”/],
  ['a lender', '"free": "kling"', '"free": "klang"', /puzzles › dial › free: .*“klang”/],
  ['a token of the lock', '["green-circle", ', '[', /there is no token “green-circle”/],
  ['an act of the card', '"act": "test"', '"act": "duel"', /cards › 1C .*has no act “duel”/],
  ['a sign', '"▢▢♥"', '"▢▢x"', /cards › 2C › acts › test › shields: shields are written/],
])('a name that leads nowhere is found: %s', (_what, from, to, says) => {
  expect(changed('mission.json', from, to).join('\n')).toMatch(says);
});

test('a lock without a key is found, and every party it keeps from success', () => {
  const faults = changed('mission.json', '"token": "green-circle"', '"token": "blue-star"');
  expect(faults.join('\n')).toMatch(/cards › 2B: no agent can ever stand on this card/);
  expect(faults.filter(it => it.includes('cannot reach a success'))).toHaveLength(0);
  const shut = changed('mission.json', '"do": "map"', '"do": "red"');
  expect(shut.join('\n')).toMatch(/places › tower: nothing opens this place/);
  expect(shut.filter(it => it.includes('cannot reach a success'))).toHaveLength(11);
});

test('a text that is missing is found in its language', () => {
  expect(changed('de.json', '"won": "Der Zeiger', '"gone": "Der Zeiger')).toEqual([
    expect.stringMatching(/^de\.json:\d+ cards › 2B › won: there is no text$/),
  ]);
  expect(changed('en.json', '"label": "Clap your hands"', '"label": " "')).toEqual([
    expect.stringMatching(/^en\.json:\d+ cards › 1C › options › shoo › label: there is no text$/),
  ]);
});

test.each<[what: string, from: string, to: string, says: RegExp]>([
  [
    '91 words',
    '"A hundred and eight',
    `"${'step '.repeat(91)}A hundred and eight`,
    /2A › text: it has \d+ words/,
  ],
  [
    'a long title',
    '"back": "The clock tower"',
    `"back": "${'t'.repeat(20)} ${'t'.repeat(20)}"`,
    /2A › back: it has 41 characters, and 40 fit/,
  ],
  [
    'a long word',
    '"back": "The clock tower"',
    `"back": "${'t'.repeat(23)}"`,
    /“t{23}” is too long for a line/,
  ],
])('a text that does not fit is found: %s', (_what, from, to, says) => {
  expect(changed('en.json', from, to)).toEqual([expect.stringMatching(says)]);
});

test.each([
  ['a title', '"back": "The clock tower"', `"back": "${'t'.repeat(20)} ${'t'.repeat(19)}"`],
  ['a word', '"back": "The clock tower"', `"back": "${'t'.repeat(22)}"`],
])('a text that just fits is left alone: %s', (_what, from, to) => {
  expect(changed('en.json', from, to)).toEqual([]);
});

const notesWith = (from: string, to: string) => {
  expect(FILES['mission.json']).toContain(from);
  return missionNotes({
    ...FILES,
    'mission.json': FILES['mission.json'].replace(from, to),
  }).join('\n');
};

test('a code that nothing helps to work out is found', () => {
  const faults = changed(
    'mission.json',
    '"card": "1D", "in": "ever"',
    '"card": "2D", "in": "ever"',
  );
  expect(faults.join('\n')).toMatch(/2B › acts › code: nobody can ever work this code out/);
  expect(notesWith('"solvable": { "is": "read", "card": "1D", "in": "ever" },', '')).toMatch(
    /2B › acts › code: without “solvable”/,
  );
});

test.each<[what: string, from: string, to: string, says: RegExp]>([
  ['a card missed', '"slot": "D"', '"slot": "D", "fleeting": true', /1D: it is discarded/],
  ['no attempt left', '"kind": "code",', '"kind": "code", "attempts": 2,', /no attempt is left/],
  [
    'an item lost',
    '"12": {',
    '"12": { "uses": { "burn": { "spends": true, "effects": [] } },',
    /^$/,
  ],
  [
    'a key lost',
    '"04": {',
    '"04": { "uses": { "burn": { "spends": true, "effects": [] } }',
    /04: it can be spent, and no success is left/,
  ],
])('a dead end is found: %s', (_what, from, to, says) => {
  expect(notesWith(from, to)).toMatch(says);
});

test('a choice that rules out success is found, and its other options are not', () => {
  const { '1C': goose } = MISSION.cards;
  const shut = (effects: readonly CardEffect[]): readonly CardEffect[] =>
    effects.map(it => (it.do === 'once' ? { ...it, per: 'run' as const } : it));
  const cards = {
    ...MISSION.cards,
    '1C': { ...goose!, acts: {}, explore: shut(winningByChoice(goose!.explore)) },
  };
  expect(deadEnds({ ...MISSION, cards }).map(({ says }) => says)).toEqual([
    '“shoo” is chosen, and no success is left in this run',
  ]);
});

test('an item that can be spent is missed wherever it came from', () => {
  const key = { do: 'gain', goods: { kind: 'item', item: '04' }, who: 'me' } as const;
  const ways: CardEffect[] = [
    { do: 'when', when: { is: 'at-layout' }, effects: [], otherwise: [key] },
    { do: 'choice', of: [{ option: 'feed', when: null, effects: [key] }] },
    { do: 'roll', dice: 1, table: [{ hits: 0, effects: [key] }] },
  ];
  const spent = { limit: null, when: null, spends: true, effects: [] };
  const items = { ...MISSION.items, '04': { ...MISSION.items['04']!, uses: { burn: spent } } };
  const notes = ways.map(way => {
    const goose = { ...MISSION.cards['1C']!, explore: [way], acts: {} };
    return deadEnds({ ...MISSION, items, cards: { ...MISSION.cards, '1C': goose } });
  });
  expect(notes.map(it => it.map(({ says }) => says))).toEqual(
    ways.map(() => ['it can be spent, and no success is left in this run']),
  );
});

test('a text that no price tells is noted', () => {
  const files = filesOf('day-before');
  const told = /"do": "tell",\s+"text": "(coin|listen)"/g;
  const silent = files['mission.json'].replace(told, '"do": "rule", "rule": "coins"');
  const says = (text: string) => missionNotes({ ...files, 'mission.json': text }).join('\n');
  expect(says(silent)).toMatch(/cards › 1G: nobody reads the text of “listen”: “tell” it/);
  expect(says(silent)).toMatch(/lenders › inacio › triggers: nobody reads the text of “coin”/);
});

test('an option that is asked when no end holds needs its texts', () => {
  const asks = '"of": ["struck"], "otherwise": [{ "do": "choice", "of": [{ "option": "wait" }] }]';
  const faults = changed('mission.json', '"of": ["struck"]', asks);
  expect(faults.filter(it => it.includes('2D › options › wait › label'))).toHaveLength(2);
});

test('a place that opens late opens within a run', () => {
  const late = (units: number) =>
    changed('mission.json', '"open": false', `"open": false, "notBefore": ${units}`);
  expect(late(11)).toEqual([]);
  expect(late(12)).toEqual([
    expect.stringMatching(/places › tower › notBefore: a run has 12 units, so nobody waits there/),
  ]);
});

const MISSION: Mission = (() => {
  const found = decodeMission(JSON.parse(FILES['mission.json']));
  if (!found.ok) throw new Error(found.problem);
  return found.value;
})();

/** The big hand comes by feeding the goose alone. */
const winningByChoice = (effects: readonly CardEffect[]): readonly CardEffect[] =>
  effects.map(it => {
    if (it.do === 'once') return { ...it, effects: winningByChoice(it.effects) };
    if (it.do !== 'choice') return it;
    const hand = { do: 'gain', goods: { kind: 'item', item: '04' }, who: 'me' } as const;
    return {
      ...it,
      of: it.of.map(one => ({ ...one, effects: one.option === 'feed' ? [hand] : [] })),
    };
  });

test('a file that is no JSON is named', () => {
  expect(missionFaults({ ...FILES, 'mission.json': '{' })).toEqual([
    expect.stringMatching(/^mission\.json: /),
  ]);
});

test('a file that is nested without end is refused', () => {
  const deep = `${'{"not":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  expect(missionFaults({ ...FILES, 'mission.json': deep })).toEqual([
    'mission.json: it is nested too deeply',
  ]);
  expect(decodeMission(JSON.parse(deep)).ok).toBe(false);
});

test('nesting without end is refused in words, and where a later value with the same key hides it', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const hidden = (text: string) => text.replace('{', `{"title":${deep},`);
  expect(missionFaults({ ...FILES, 'en.json': hidden(FILES['en.json']) })).toEqual([
    'en.json: it is nested too deeply',
  ]);
  const mission = hidden(FILES['mission.json']).replace('"title"', '"start"');
  expect(missionFaults({ ...FILES, 'mission.json': mission })).toEqual([
    'mission.json: it is nested too deeply',
  ]);
});

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
test.each<[what: string, text: string, most: number, why: string | undefined]>([
  ['sixty lists', nested(60), 99, undefined],
  ['a list more', nested(61), 99, 'too-deep'],
  ['three values', '[1, 2]', 3, undefined],
  ['a value more', '[1, 2, 3]', 3, 'too-many'],
  ['signs in a string', `"[{,,,\\"[{,,, \\\\"`, 1, undefined],
  ['a value behind a string', `["\\\\", 2]`, 2, 'too-many'],
  ['a string without an end', '"[[[[', 1, undefined],
  ['more ends than beginnings', ']]]][[[[', 1, undefined],
])('a text with %s is looked at before it is parsed', (_what, text, most, why) => {
  expect(whyNotParse(text, most)).toBe(why);
});

test('a string of megabytes is one string', () => {
  const text = `{"a": "${'\\\\'.repeat(4_000_000)}",\n"b": 1}`;
  expect(whyNotParse(text, 3)).toBeUndefined();
  expect(lineOf(linesOf(text), ['b'])).toBe(2);
});

test('of two values with the same key, the line of the one that counts is named', () => {
  expect(lineOf(linesOf('{"a": 1,\n"a": 2}'), ['a'])).toBe(2);
});

test('lines are counted through strings, lists and nested values', () => {
  const text = '{\n  "a": "{ \\" [\\n",\n  "b": [1,\n    { "c": true }\n  ]\n}';
  const lines = linesOf(text);
  expect(
    [['a'], ['b'], ['b', '0'], ['b', '1', 'c'], ['b', '1', 'd'], ['z']].map(it =>
      lineOf(lines, it),
    ),
  ).toEqual([2, 3, 3, 4, 4, 1]);
});

const dayBefore = (): Mission => {
  const found = decodeMission(JSON.parse(read('day-before', 'mission.json')));
  if (!found.ok) throw new Error(found.problem);
  return found.value;
};

test('each of the 50 parties of two to four lenders can win The Day Before', () => {
  const { lenders } = dayBefore();
  const names = Object.keys(lenders);
  const parties = Array.from({ length: 2 ** names.length }, (_, bits) =>
    names.filter((_name, n) => bits & (1 << n)),
  ).filter(({ length }) => length >= 2 && length <= 4);
  const without = (end: string) =>
    parties.filter(party => !reachedBy(dayBefore(), party).has(`end ${end}`));
  expect(parties).toHaveLength(50);
  expect(without('cold')).toEqual([]);
  // Neither has any learning for the English ledger, so their boats can only be cut loose.
  expect(without('warm')).toEqual([['brasia', 'xan']]);
});

test('with too few steps a mission cannot be tried, and the parties that could are not blamed', () => {
  const tried = (left: number) => {
    const steps = { left };
    const faults = reachFaults(dayBefore(), { steps, triesParties: true });
    return { says: faults.map(({ says }) => says), spent: left - steps.left };
  };
  const whole = tried(1e9);
  expect(whole.says).toEqual([]);
  // The largest of our missions takes about a twentieth of what is allowed.
  expect(whole.spent).toBeLessThan(MOST_STEPS / 15);
  expect(tried(10).says).toEqual([expect.stringMatching(/cannot be tried/)]);
  const some = tried(Math.floor(whole.spent / 2));
  expect(some.says).toEqual([]);
  expect(some.spent).toBeLessThan(whole.spent * 0.6);
});
