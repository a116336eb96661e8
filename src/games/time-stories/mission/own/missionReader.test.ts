import { dealChances, seedOf } from '../../../../kit/chance';
import { openFile } from '../../../../packs/openFile';
import type { PackFault } from '../../../../packs/packFile';
import { webpOf } from '../../../../packs/testing/webp';
import { bytesOf, zipOf } from '../../../../packs/testing/zip';
import { ownPackId, type PackReader } from '../../../packReader';
import firstHour from '../../missions/first-hour/mission.json';
import de from '../../missions/first-hour/de.json';
import en from '../../missions/first-hour/en.json';
import { rulebook } from '../../rules/rulebook';
import { isShelved, missionOf } from '../shelf';
import { wordsOf } from '../words';
import { fetchMissionReader } from './fetchReader';
import { ownPicture } from './ownPictures';

const [EN, DE] = [JSON.stringify(en), JSON.stringify(de)];
const DATA = JSON.stringify(firstHour, null, 2);
const GOOD = { 'mission.json': DATA, 'en.json': EN, 'de.json': DE };
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';

let reader: PackReader;
beforeAll(async () => {
  reader = await fetchMissionReader();
});

async function read(files: Record<string, string | Uint8Array>, name = 'town.zip') {
  const file = await openFile({ name, bytes: zipOf(files) });
  return file.ok ? reader.read(file.value, 2026) : file;
}
async function readJson(json: unknown) {
  const text = typeof json === 'string' ? json : JSON.stringify(json);
  const file = await openFile({ name: 'town.json', bytes: bytesOf(text) });
  return file.ok ? reader.read(file.value, 2026) : file;
}
const textOf = async (files: Parameters<typeof read>[0]): Promise<string> => {
  const it = await read(files);
  if (!it.ok) throw new Error(JSON.stringify(it.faults));
  return it.value;
};
const codesOf = (it: Awaited<ReturnType<typeof read>>) =>
  it.ok ? ['ok'] : it.faults.map(({ code }) => code);

/** The same JSON with another value at this path. */
function withValue(text: string, path: string, value: unknown): string {
  const whole: unknown = JSON.parse(text);
  const keys = path.split('/');
  const last = keys.pop() ?? '';
  const inside = keys.reduce((it, key) => Object(it)[key], whole);
  Object(inside)[last] = value;
  return JSON.stringify(whole, null, 2);
}
/** Our smallest mission, changed as somebody else might. */
const changed = (path: string, value: unknown): string => withValue(DATA, path, value);
const [CARD] = Object.keys(firstHour.cards);

test('a mission in a zip is put on the shelf with its words and pictures', async () => {
  const id = ownPackId('1'.repeat(32));
  const text = await textOf({ ...GOOD, 'pictures/station.svg': DRAWING });
  expect(reader.shelve(id, text)).toEqual({
    ok: true,
    value: { en: en.title, de: de.title },
  });
  expect(missionOf(id)).toMatchObject({ id, start: 'station' });
  expect(wordsOf(id, 'de')?.title).toBe(de.title);
  expect(ownPicture(id, 'station')).toBe(DRAWING);
  expect(ownPicture(id, 'tower')).toBeUndefined();
});

test('a photograph in a zip is put on the shelf inside a drawing', async () => {
  const id = ownPackId('5'.repeat(32));
  const photograph = webpOf('VP8 ', 1600, 900, 40_000);
  expect(reader.shelve(id, await textOf({ ...GOOD, 'pictures/station.webp': photograph })).ok).toBe(
    true,
  );
  const [, data = ''] = /base64,([^"]*)"/.exec(ownPicture(id, 'station') ?? '') ?? [];
  expect(data).toBe(Buffer.from(photograph).toString('base64'));
});

test('a match is dealt from it, and not before it is on the shelf', async () => {
  const id = ownPackId('2'.repeat(32));
  expect(rulebook.options({ mission: id }).ok).toBe(false);
  reader.shelve(id, await textOf(GOOD));
  const options = rulebook.options({ mission: id });
  if (!options.ok) throw new Error(options.problem);
  const seats = rulebook.places(3)!;
  const chances = dealChances(seedOf(1));
  const state = rulebook.setup({ seats, options: options.value, chances });
  const offers = seats.flatMap(seat => rulebook.offers(rulebook.view(state, seat), seat, 0));
  expect(offers.length).toBeGreaterThan(0);
});

test.each(['en', 'de'] as const)('one language is enough: %s', async language => {
  const id = ownPackId((language === 'en' ? '3' : '4').repeat(32));
  const { 'mission.json': mission } = GOOD;
  const words = language === 'en' ? { 'en.json': EN } : { 'de.json': DE };
  expect(reader.shelve(id, await textOf({ 'mission.json': mission, ...words })).ok).toBe(true);
  const title = (language === 'en' ? en : de).title;
  expect([wordsOf(id, 'en')?.title, wordsOf(id, 'de')?.title]).toEqual([title, title]);
});

test('the example is a mission in one file, and can be opened as it is, whatever its name', async () => {
  const { text } = reader.example('de');
  expect(codesOf(await readJson(text))).toEqual(['ok']);
  const files = [{ name: 'mission.json', bytes: bytesOf(text) }];
  expect(codesOf(reader.read({ name: 'mission.json', files }, 2026))).toEqual(['ok']);
});

test('the same files give the same text', async () => {
  expect(await textOf(GOOD)).toBe(
    await textOf({ 'town/mission.json': DATA, 'town/de.json': DE, 'town/en.json': EN }),
  );
});

test.each<[string, string, object, RegExp, RegExp]>([
  [
    'an unknown effect',
    changed('lenders/otto/gear/0/do', 'explode'),
    { file: 'mission.json', line: 99 },
    /lenders › otto › gear › 0/,
    /Zeile 99/,
  ],
  [
    'a place that does not exist',
    changed('start', 'moon'),
    { file: 'mission.json', line: 5 },
    /there is no place “moon”/,
    /„moon“ gibt es nicht/,
  ],
  [
    'a card that nobody reaches',
    changed(`cards/${CARD}/locks`, [{ lock: 'forbidden' }]),
    { file: 'mission.json' },
    /no agent can ever stand on this card/,
    /kann nie jemand kommen/,
  ],
])('%s is named with file, card and line', async (_what, mission, about, english, german) => {
  const it = await read({ ...GOOD, 'mission.json': mission });
  const [fault] = it.ok ? [] : it.faults;
  expect(fault).toMatchObject({ code: 'at', about });
  expect(reader.why('en', fault!)).toMatch(english);
  expect(reader.why('de', fault!)).toMatch(german);
});

test.each<[string, Parameters<typeof read>[0], RegExp]>([
  [
    'a puzzle that does not exist',
    { 'mission.json': changed('cards/2B/acts/code/puzzle', 'x') },
    /„x“ gibt es nicht/,
  ],
  [
    'a code that nobody can solve',
    { 'mission.json': changed('cards/2B/acts/code/solvable', { is: 'read', card: '2D' }) },
    /Code kann nie jemand lösen/,
  ],
  [
    'a sign that is none',
    { 'mission.json': changed('cards/2C/acts/test/shields', '▢x') },
    /Zeichen ▢/,
  ],
  [
    'four kinds of shields',
    { 'mission.json': changed('cards/2C/acts/test/shields', '▢☠⧗♥') },
    /höchstens 3 Arten/,
  ],
  [
    'a long word',
    { 'en.json': withValue(EN, 'cards/2A/back', 'x'.repeat(23)) },
    /zu lang für eine Zeile/,
  ],
  [
    'a long title',
    { 'en.json': withValue(EN, 'cards/2A/back', 'x '.repeat(21)) },
    /42 Zeichen, und 40 passen/,
  ],
  [
    'a long text',
    { 'en.json': withValue(EN, 'cards/2A/text', 'x '.repeat(91)) },
    /91 Wörter, und 90 passen/,
  ],
])('%s is named in German, too', async (_what, files, german) => {
  const it = await read({ ...GOOD, ...files });
  const says = it.ok ? [] : it.faults.map(fault => reader.why('de', fault));
  expect(says).toContainEqual(expect.stringMatching(german));
});

test('a missing text is named in the file of its language', async () => {
  const { title: _, ...rest } = de;
  const it = await read({ ...GOOD, 'de.json': JSON.stringify(rest) });
  const [fault] = it.ok ? [] : it.faults;
  expect(fault).toMatchObject({ code: 'at', about: { file: 'de.json', where: 'title' } });
  expect(reader.why('de', fault!)).toMatch(/fehlt ein Text/);
});

/** Each act is won only after the next one, so that each round of trying wins just one. */
const chainOf = (cards: number) => {
  const named = (n: number) => ({ card: `c${Math.floor(n / 20)}`, act: `a${n % 20}` });
  const deed = (n: number) => {
    const when = n + 1 < cards * 20 && { when: { is: 'won', ...named(n + 1) } };
    return [named(n).act, { kind: 'deed', ...when }];
  };
  const card = (at: number) => {
    const acts = Object.fromEntries(Array.from({ length: 20 }, (_, n) => deed(20 * at + n)));
    return [`c${at}`, { place: 'station', slot: 'B', acts }];
  };
  return changed('cards', {
    ...firstHour.cards,
    ...Object.fromEntries(Array.from({ length: cards }, (_, at) => card(at))),
  });
};

test('a mission in which everything depends on everything else is given up, and says so', async () => {
  const it = await read({ ...GOOD, 'mission.json': chainOf(250) });
  const [fault] = it.ok ? [] : it.faults;
  expect(fault).toMatchObject({ code: 'at', about: { file: 'mission.json' } });
  expect(reader.why('en', fault!)).toMatch(/depend on each other that it cannot be tried/);
  expect(reader.why('de', fault!)).toMatch(/voneinander ab/);
  const short = await read({ ...GOOD, 'mission.json': chainOf(2) });
  expect(JSON.stringify(short)).not.toMatch(/cannot be tried/);
});

test('a card for the last of nine receptacles can be reached', async () => {
  const names = ['k5', 'k6', 'k7', 'k8', 'k9'];
  const nine = <T>(lenders: { readonly hanne: T }) => ({
    ...lenders,
    ...Object.fromEntries(names.map(name => [name, lenders.hanne])),
  });
  const mission = withValue(changed('lenders', nine(firstHour.lenders)), 'cards/1B/locks', [
    { lock: 'only', lenders: ['k9'] },
  ]);
  const words = JSON.stringify({ ...en, lenders: nine(en.lenders) });
  expect(codesOf(await read({ 'mission.json': mission, 'en.json': words }))).toEqual(['ok']);
});

const many = (count: number, thing: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`c${n}`, thing]));
const WEBP_LIE = bytesOf('<script>alert(1)</script>');

test.each<[string, string, Record<string, string | Uint8Array>]>([
  ['10,000 cards', 'many-cards', { 'mission.json': changed('cards', many(10_000, {})) }],
  ['500 receptacles', 'many-lenders', { 'mission.json': changed('lenders', many(500, {})) }],
  ['a thousand places', 'many-places', { 'mission.json': changed('places', many(1_000, {})) }],
  [
    '25 acts on a card',
    'many-acts',
    { 'mission.json': changed(`cards/${CARD}/acts`, many(25, {})) },
  ],
  ['25 uses of an item', 'many-uses', { 'mission.json': changed('items/04/uses', many(25, {})) }],
  [
    '25 uses of a lender',
    'many-uses',
    { 'mission.json': changed('lenders/otto/uses', many(25, {})) },
  ],
  ['endless data', 'many-parts', { 'mission.json': changed('rubbish', Array(50_000).fill(0)) }],
  [
    'a text without end',
    'long-text',
    { 'en.json': JSON.stringify({ ...en, intro: 'x'.repeat(5_000) }) },
  ],
  [
    'a name without end',
    'long-text',
    { 'en.json': JSON.stringify({ ...en, loose: { ['x'.repeat(5_000)]: '' } }) },
  ],
  ['bottomless nesting', 'too-deep', { 'mission.json': '['.repeat(9_000) + ']'.repeat(9_000) }],
  [
    'nesting that a later value hides',
    'too-deep',
    { 'mission.json': DATA.replace('{', `{"start":${'['.repeat(9_000)}${']'.repeat(9_000)},`) },
  ],
  [
    'a million lists that a later value hides',
    'many-parts',
    { 'mission.json': DATA.replace('{', `{"start":[${'[],'.repeat(1_000_000)}0],`) },
  ],
  ['no JSON', 'not-json', { 'mission.json': DATA.slice(0, 900) }],
  [
    'a script in a drawing',
    'svg-hostile',
    { 'pictures/station.svg': DRAWING.replace('<path', '<script/><path') },
  ],
  [
    'a drawing that calls home',
    'svg-hostile',
    { 'pictures/station.svg': DRAWING.replace('d=', 'fill="url(http://x)" d=') },
  ],
  ['a picture that is none', 'picture-not-webp', { 'pictures/station.webp': WEBP_LIE }],
  ['a picture of nowhere', 'picture-nowhere', { 'pictures/moon.svg': DRAWING }],
])('a mission with %s harms nothing and says why: %s', async (_what, code, files) => {
  const it = await read({ ...GOOD, ...files });
  expect(codesOf(it)[0]).toBe(code);
  const fault: PackFault = it.ok ? { code: '', about: {} } : it.faults[0]!;
  const isOfGame = !/^(svg|picture-not)/.test(code);
  expect(reader.why('de', fault) !== undefined).toBe(isOfGame);
});

test.each<[string, Record<string, string>, string]>([
  ['no mission', { 'en.json': EN }, 'no-mission'],
  ['no words', { 'mission.json': DATA }, 'no-words'],
])('a zip with %s says what is missing', async (_what, files, code) => {
  const two = { 'readme.txt': 'x', ...files };
  expect(codesOf(await read(two))).toEqual([code]);
});

test.each<unknown>([null, 7, [], {}, { mission: 7 }, { mission: {}, en: [] }, '{'])(
  'one file that says %j is refused in words',
  async json => {
    const it = await readJson(json);
    expect(it.ok).toBe(false);
    if (!it.ok) expect(reader.why('en', it.faults[0]!)).toMatch(/\.$/);
  },
);

test.each<[string, string, unknown]>([
  ['a text', `cards/${CARD}/explore`, [{ do: 'tell', text: 'constructor' }]],
  ['an act', `cards/${CARD}/acts`, { constructor: { kind: 'deed' } }],
  [
    'a variant',
    'places/station/variants',
    [{ when: { is: 'at-layout' }, cards: { valueOf: CARD } }],
  ],
])('%s with a name that every object knows is refused', async (_what, path, value) => {
  const it = await read({ ...GOOD, 'mission.json': changed(path, value) });
  expect(codesOf(it)).toContain('at');
});

test('a variant may name a card by any word of the vocabulary', async () => {
  const variants = [{ when: { is: 'at-layout' }, cards: { item: CARD, [CARD!]: 'item' } }];
  const it = await read({ ...GOOD, 'mission.json': changed('places/station/variants', variants) });
  expect(JSON.stringify(it)).not.toMatch(/there is no item/);
});

test('acts that defeat each other are followed once each', async () => {
  const deed = (n: number) => ({
    kind: 'deed',
    won: Array.from({ length: 24 }, () => ({ do: 'defeat', act: `d${(n + 1) % 12}` })),
  });
  const acts = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`d${n}`, deed(n)]));
  const it = await read({ ...GOOD, 'mission.json': changed(`cards/${CARD}/acts`, acts) });
  expect(codesOf(it)).toContain('at');
});

test('a card may have 24 acts', async () => {
  const mission = changed(`cards/${CARD}/acts`, many(24, { kind: 'deed' }));
  expect(codesOf(await read({ ...GOOD, 'mission.json': mission }))).not.toContain('many-acts');
});

test('a card may have 24 effects, even such as discard it, and not one more', async () => {
  const circle = changed(
    `cards/${CARD}/explore`,
    Array.from({ length: 24 }, () => ({ do: 'discard', card: CARD })),
  );
  expect(codesOf(await read({ ...GOOD, 'mission.json': circle }))).toEqual(['ok']);
  const tooMany = changed(
    `cards/${CARD}/explore`,
    Array.from({ length: 25 }, () => ({ do: 'discard', card: CARD })),
  );
  expect(codesOf(await read({ ...GOOD, 'mission.json': tooMany }))).toContain('at');
});

test.each<[string, string, unknown]>([
  ['a script in a picture', 'pictures', { station: { svg: '<svg><script/></svg>' } }],
  ['a picture of nowhere', 'pictures', { moon: { svg: DRAWING } }],
  ['a picture that is no base64', 'pictures', { station: { webp: '"/><script/>' } }],
  ['a picture of half a byte', 'pictures', { station: { webp: 'A' } }],
  ['a page in place of a picture', 'pictures', { station: { webp: 'PGh0bWw+' } }],
  [
    'a picture that is too wide',
    'pictures',
    { station: { webp: Buffer.from(webpOf('VP8L', 9_000, 9_000)).toString('base64') } },
  ],
  ['a place that does not exist', 'mission/start', 'moon'],
  ['a mission that is none', 'mission', { id: 'x' }],
  ['words that are none', 'words', { en: 7 }],
  ['10,000 cards', 'mission/cards', many(10_000, {})],
  ['something more', 'script', 'x'],
])('a pack that arrives with %s is not put on the shelf', async (_what, path, value) => {
  const id = ownPackId('9'.repeat(32));
  expect(reader.shelve(id, withValue(await textOf(GOOD), path, value)).ok).toBe(false);
  expect(isShelved(id)).toBe(false);
});
