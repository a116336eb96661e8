import { bytesOf, zipOf } from '../../../../packs/testing/zip';
import type { OpenedFile } from '../../../../packs/openFile';
import type { PackFault } from '../../../../packs/packFile';
import { ownPackId } from '../../../packReader';
import { rulebook } from '../../rules/rulebook';
import type { Options } from '../../rules/state';
import { dealChances, seedOf } from '../../../../kit/chance';
import { countBySigns } from '../check/survey';
import { deckOf } from '../shelf';
import { MOST_CARDS } from './buildDeck';
import { decodeDeck } from './decodeDeck';
import { deckReader } from './deckReader';
import { readYear } from './year';

const YEAR = 2026;
const fileOf = (text: string, name = 'Unsere Familie.csv'): OpenedFile => ({
  name,
  files: [{ name, bytes: bytesOf(text) }],
});
/** So many good rows, and these after them. */
const rows = (count: number, ...more: string[]) =>
  [
    'Jahr;Titel;Tatsache;Sprache',
    ...Array.from({ length: count }, (_, n) => `${1900 + n};Karte ${n};Tatsache ${n}.;de`),
    ...more,
  ].join('\n');

const read = (text: string, name?: string) => deckReader.read(fileOf(text, name), YEAR);
const textOf = (text: string, name?: string): string => {
  const it = read(text, name);
  if (!it.ok) throw new Error(JSON.stringify(it.faults));
  return it.value;
};
const faultsOf = (text: string, name?: string): readonly PackFault[] => {
  const it = read(text, name);
  return it.ok ? [] : it.faults;
};
const deckIn = (text: string) => {
  const deck = decodeDeck(text);
  if (!deck.ok) throw new Error(deck.problem);
  return deck.value;
};

test.each(['en', 'de'])('the example can be opened as it is: %s', language => {
  const { name, text } = deckReader.example(language);
  const deck = deckIn(textOf(text, name));
  expect(deck.cards).toHaveLength(36);
  expect(deck.title[language === 'de' ? 'de' : 'en']).toMatch(/family|Familie/);
  expect(text).toMatch(language === 'de' ? /Jahr;Titel/ : /year,title/);
});

test('cards have their signs evenly, and the same on every phone', () => {
  const deck = deckIn(textOf(rows(50)));
  const counts = countBySigns({ ...deck, id: '' }).map(([, count]) => count);
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([4, 5]);
  expect(textOf(rows(50))).toBe(textOf(rows(50)));
  expect(deck.cards.every(({ front, back }) => front !== back)).toBe(true);
});

test('neither the names of cards nor their order betray their dates', () => {
  const { cards } = deckIn(textOf(rows(60)));
  const years = cards.map(({ date }) => ('year' in date ? date.year : 0));
  const rises = years.slice(1).filter((year, n) => year > (years[n] ?? 0)).length;
  expect(rises).toBeGreaterThan(15);
  expect(rises).toBeLessThan(45);
  expect(new Set(cards.map(({ id }) => id.length)).size).toBe(1);
});

test('the order of the rows does not matter, and every other change does', () => {
  const [head = '', ...lines] = rows(40).split('\n');
  expect(textOf([head, ...lines.reverse()].join('\n'))).toBe(textOf(rows(40)));
  expect(textOf(rows(40).replace('1905;', '1850;'))).not.toBe(textOf(rows(40)));
  expect(textOf(rows(40).replace('Tatsache 5.', 'Anderes.'))).not.toBe(textOf(rows(40)));
});

test('a card in one language has its words in the other, too', () => {
  const [card] = deckIn(textOf(rows(40))).cards;
  expect(card?.en).toEqual(card?.de);
});

test('rows of the same card are its languages', () => {
  const lines = Array.from({ length: 36 }, (_, n) => [
    `${n},${1900 + n},Card ${n},Fact ${n},en`,
    `${n},${1900 + n},Karte ${n},Tatsache ${n},de`,
  ]).flat();
  const deck = deckIn(textOf(['id,year,title,fact,language', ...lines].join('\n')));
  expect(deck.cards).toHaveLength(36);
  for (const { en, de } of deck.cards)
    expect([en.title, de.title].map(it => it.replace(/ \d+/, ''))).toEqual(['Card', 'Karte']);
});

test('a list in JSON is a deck, with its title and its language', () => {
  const cards = Array.from({ length: 40 }, (_, n) => ({ year: 1900 + n, title: `Card ${n}` }));
  const deck = deckIn(textOf(JSON.stringify({ title: 'Clubhouse', cards }), 'x.json'));
  expect(deck).toMatchObject({ title: { en: 'Clubhouse', de: 'Clubhouse' } });
  expect(deckIn(textOf(JSON.stringify(cards), 'x.json')).cards).toHaveLength(40);
});

test.each(['Bild', 'Sprache'])('%s by a name that every object knows is as none', column => {
  const text = rows(40).replace('Sprache', column);
  expect(textOf(text.replaceAll(';de', ';constructor'))).toBe(textOf(text.replaceAll(';de', ';')));
});

test.each(['x.csv', 'x.json'])('a table that is far too large is refused unread: %s', name => {
  const [fault] = faultsOf(','.repeat(3 * 1024 * 1024), name);
  expect(fault).toMatchObject({ code: 'large-table', about: { most: '2 MB' } });
  expect(deckReader.why('de', fault!)).toMatch(/2 MB/);
});

test('a picture is one of ours, by its name', () => {
  const text = rows(40).replace('Sprache', 'Bild').replaceAll(';de', ';Weltraum');
  expect(deckIn(textOf(text)).cards[0]?.category).toBe('space');
  expect(deckIn(textOf(rows(40))).cards[0]?.category).toBe('everyday');
});

test.each<[string, object]>([
  ['1969', { shown: 'year', year: 1969 }],
  ['1969,0', { shown: 'year', year: 1969 }],
  ['1969.00', { shown: 'year', year: 1969 }],
  ['20.7.1969', { shown: 'year', year: 1969 }],
  ['1969-07-20', { shown: 'year', year: 1969 }],
  ['7/20/1969', { shown: 'year', year: 1969 }],
  ['-44', { shown: 'year', year: -44 }],
  ['−44', { shown: 'year', year: -44 }],
  ['44 v. Chr.', { shown: 'year', year: -44 }],
  ['44 v.Chr.', { shown: 'year', year: -44 }],
  ['44 vor Christus', { shown: 'year', year: -44 }],
  ['44 BC', { shown: 'year', year: -44 }],
  ['3,000 BCE', { shown: 'year', year: -3000 }],
  ['3.000 v. Chr.', { shown: 'year', year: -3000 }],
  ['800 n. Chr.', { shown: 'year', year: 800 }],
  ['79 AD', { shown: 'year', year: 79 }],
  ['1960s', { shown: 'decade', year: 1960 }],
  ['1960er Jahre', { shown: 'decade', year: 1960 }],
  ['um 1200 ± 20', { shown: 'about', year: 1200, give: 20 }],
  ['about 500 BC +/- 50', { shown: 'about', year: -500, give: 50 }],
])('%s is a year', (cell, date) => {
  expect(readYear(cell, YEAR)).toEqual({ ok: true, date });
});

test.each([
  ['', 'no-year'],
  ['long ago', 'no-year'],
  ['19x9', 'no-year'],
  ['-44 BC', 'no-year'],
  ['12345678901234567890', 'no-year'],
  ['-4000000000', 'no-year'],
  ['1969,5', 'part-of-year'],
  ['1969.25', 'part-of-year'],
  ['0', 'year-zero'],
  ['2027', 'future-year'],
  ['Infinity', 'no-year'],
  ['1e3', 'no-year'],
])('%s is no year: %s', (cell, code) => {
  expect(readYear(cell, YEAR)).toEqual({ ok: false, code });
});

test.each<[string, string, string, object]>([
  [
    'few-dates',
    'en',
    rows(0, ...Array.from({ length: 40 }, (_, n) => `1950;K ${n};;de`)),
    { dates: 1 },
  ],
  ['too-few', 'en', rows(20), { count: 20, more: 16 }],
  ['twice', 'de', rows(40, '1800;Karte 3;x;de'), { first: 5, line: 42 }],
  ['unclear', 'de', rows(40, 'um 1910 ± 5;Etwas;x;de'), { title: 'Etwas' }],
  ['no-title', 'de', rows(40, '1800;;x;de'), { line: 42 }],
  ['no-year', 'de', rows(40, 'bald;Etwas;x;de'), { line: 42, year: 'bald' }],
  ['part-of-year', 'de', rows(40, '1800,5;Etwas;x;de'), { line: 42 }],
  ['year-zero', 'de', rows(40, '0;Etwas;x;de'), { line: 42 }],
  ['future-year', 'de', rows(40, '2099;Etwas;x;de'), { year: '2099' }],
  ['long-title', 'en', rows(40, `1800;${'x'.repeat(41)};y;de`), { length: 41, most: 40 }],
  ['long-fact', 'en', rows(40, `1800;x;${'y'.repeat(91)};de`), { length: 91, most: 90 }],
  ['no-columns', 'en', 'when?;who?\n1950;x', { line: 1 }],
  ['open-quote', 'en', 'Jahr;Titel\n1950;"x', { line: 2 }],
  ['too-many-cards', 'de', rows(MOST_CARDS + 1).replace(/^\d{4}/gm, '1900'), { most: MOST_CARDS }],
  ['empty', 'en', '\n\n', {}],
])('a fault is named: %s', (code, language, text, about) => {
  const [fault] = faultsOf(text);
  expect(fault).toMatchObject({ code, about });
  const sentence = fault && (deckReader.why(language, fault) ?? (code === 'empty' ? '.' : ''));
  expect(sentence).toMatch(/[.!?]$/);
  expect(sentence).not.toMatch(/\{\{|undefined/);
});

test('several faults are named at once, but not endlessly many', () => {
  const bad = Array.from({ length: 30 }, (_, n) => `bald;Etwas ${n};x;de`);
  expect(faultsOf(rows(40, ...bad))).toHaveLength(12);
});

test.each<[string, string]>([
  ['x.json', '{"cards": 7}'],
  ['x.json', '{"cards": [1, 2, null, []]}'],
  ['x.json', 'null'],
  ['x.json', '{"cards": [{"year": {}, "title": ["a"]}]}'],
  ['x.json', '{"__proto__": {"cards": []}}'],
  ['x.json', '{'],
  ['x.pdf', '%PDF'],
  ['x.csv', '\u0000\u0001\u0002'],
])('%s with “%s” is refused in words', (name, text) => {
  const [fault] = faultsOf(text, name);
  expect(fault && (deckReader.why('en', fault) ?? fault.code)).toBeTruthy();
});

test('10,000 cards are refused, as a table and as a list', () => {
  expect(faultsOf(rows(10_000))[0]?.code).toBe('too-many-rows');
  const cards = Array.from({ length: 10_000 }, (_, n) => ({ year: 1900, title: `${n}` }));
  expect(faultsOf(JSON.stringify(cards), 'x.json')[0]?.code).toBe('too-many-cards');
});

test('in a zip the one table counts, and two are one too many', async () => {
  const { openFile } = await import('../../../../packs/openFile');
  const open = async (files: Record<string, string>) => {
    const file = await openFile({ name: 'Familie.zip', bytes: zipOf(files) });
    return file.ok ? deckReader.read(file.value, YEAR) : file;
  };
  const one = await open({ 'a.csv': rows(40), 'readme.md': 'x' });
  expect(one.ok && deckIn(one.value).title.de).toBe('Familie');
  const two = await open({ 'a.csv': rows(40), 'b.csv': rows(40) });
  expect(two.ok || two.faults[0]?.code).toBe('two-tables');
});

const changed = (change: (deck: { cards: Record<string, unknown>[] }) => void): string => {
  const deck = JSON.parse(textOf(rows(40)));
  change(deck);
  return JSON.stringify(deck);
};
test.each<[string, string]>([
  ['no JSON', '{'],
  ['too few cards', changed(({ cards }) => cards.splice(5))],
  ['a name twice', changed(({ cards }) => (cards[0]!['id'] = cards[1]!['id']))],
  ['an unknown sign', changed(({ cards }) => (cards[0]!['front'] = 'heart'))],
  ['half a year', changed(({ cards }) => (cards[0]!['date'] = { shown: 'year', year: 1.5 }))],
  [
    'dates that overlap',
    changed(({ cards }) => (cards[0]!['date'] = { shown: 'about', year: 1920, give: 99 })),
  ],
  ['a field that nobody knows', changed(({ cards }) => (cards[0]!['script'] = 'x'))],
  [
    'a fact without end',
    changed(({ cards }) => (cards[0]!['en'] = { title: 'x', fact: 'x'.repeat(1e5) })),
  ],
])('a pack that arrives with %s is not put on the shelf', (_what, text) => {
  const id = ownPackId('a'.repeat(32));
  expect(deckReader.shelve(id, text).ok).toBe(false);
  expect(deckOf(id)).toBeUndefined();
});

const OPTIONS: Options = { way: 'versus', deck: '', first: null, daily: null, talkSeconds: null };

test('a table can be dealt from a family’s deck once it is on the shelf, and not before', () => {
  const id = ownPackId('b'.repeat(32));
  const options = { ...OPTIONS, deck: id };
  expect(rulebook.options(options)).toEqual({ ok: true, value: options });
  const seats = rulebook.places(3)!;
  expect(rulebook.misfit?.(seats, options)).toMatch(/no deck/);
  deckReader.shelve(id, textOf(rows(40)));
  expect(rulebook.misfit?.(seats, options)).toBeUndefined();
  for (const way of ['versus', 'together'] as const)
    for (const count of [2, 8]) {
      const deal = { seats: rulebook.places(count)!, options: { ...options, way } };
      const state = rulebook.setup({ ...deal, chances: dealChances(seedOf(3)) });
      expect(Object.values(state.hands).every(hand => hand.length === 4)).toBe(true);
    }
});

test.each(['own-', 'own-xyz', `own-${'A'.repeat(32)}`, `own-${'a'.repeat(33)}`, 'other', ''])(
  'options cannot name a deck “%s”',
  deck => {
    expect(rulebook.options({ ...OPTIONS, deck }).ok).toBe(false);
  },
);
