import de from './de.json';
import en from './en.json';

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };
type Words = ReadonlyMap<string, string>;

const flat = (tree: Tree, path: string): [string, string][] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(tree).flatMap(([key, below]) => flat(below, path ? `${path}.${key}` : key));

const ENGLISH: Words = new Map(flat(en as Tree, ''));
const GERMAN: Words = new Map(flat(de as Tree, ''));
const LANGUAGES: [string, Words][] = [
  ['English', ENGLISH],
  ['German', GERMAN],
];

const read = (words: Words, key: string): string => {
  const text = words.get(key);
  if (text === undefined) throw new Error(`there is no text ${key}`);
  return text;
};

const isRow = (line: string) => line.includes(' · ') && line.length < 45;
const countWords = (text: string) =>
  text.split(/\s+/).filter(it => /[\p{L}\p{N}]/u.test(it)).length;
const countProse = (text: string) =>
  countWords(
    text
      .split('\n')
      .filter(line => !isRow(line))
      .join('\n'),
  );
const isItem = (key: string) => key.startsWith('items.');

const LENGTHS: readonly [RegExp, number, number][] = [
  [/^cards\.[\w-]+\.(text|later|third|fourth|instead|byHeart)$/, 40, 90],
  [/\.options\.\w+\.text$/, 8, 60],
  [
    /^cards\..+\.won$|^cards\.[\w-]+\.(again|wonAgain|toldAgain|silent|without|withJosefa|home)$/,
    10,
    45,
  ],
  [/^items\.\d+\.text$/, 15, 70],
  [/^ends\.\w+\.text$/, 90, 180],
  [/^loose\.|^cards\.base[CE]\.(saw|unseen|eyes)-/, 5, 35],
  [/^lenders\.\w+\.(who|gift|flaw|dream)$/, 3, 40],
  [/^places\.[\w-]+\.air$/, 3, 12],
  [/\.(label|test)$|\.uses\./, 1, 7],
  [/^hints\./, 3, 16],
  [/^codes\./, 2, 24],
];

test('both languages have the same texts', () => {
  expect([...GERMAN.keys()].sort()).toEqual([...ENGLISH.keys()].sort());
});

test('there are 107 cards', () => {
  const ids = Object.keys(en.cards);
  const number = (form: RegExp) => ids.filter(it => form.test(it)).length;
  expect([number(/^base[A-G]$/), number(/^map-/), number(/^[1-8][A-H](-night)?$/)]).toEqual([
    7, 4, 61,
  ]);
  expect(Object.keys(en.items)).toHaveLength(24);
  expect(Object.keys(en.lenders)).toHaveLength(6);
  expect(Object.keys(en.ends)).toHaveLength(5);
});

describe.each(LANGUAGES)('%s', (_language, words) => {
  test.each(LENGTHS)('texts %s have %i to %i words', (form, least, most) => {
    const lengths = [...words]
      .filter(([key]) => form.test(key))
      .map(([key, text]) => [key, isItem(key) ? countWords(text) : countProse(text)] as const);
    expect(lengths.length).toBeGreaterThan(0);
    expect(lengths.filter(([, count]) => count < least || count > most)).toEqual([]);
  });

  test('no text is empty or has signs of a typewriter', () => {
    const faulty = [...words].filter(
      ([, text]) => !text.trim() || /["—]|\w'\w|\.\.\.| {2}/.test(text),
    );
    expect(faulty).toEqual([]);
  });

  test('no word and no title is too long for a phone of 320 pixels', () => {
    const long = [...words.values()].flatMap(it => it.match(/\p{L}{23,}/gu) ?? []);
    expect(long).toEqual([]);
    const titles = [...words].filter(
      ([key, text]) => /\.(back|label|test|name|title)$/.test(key) && text.length > 40,
    );
    expect(titles).toEqual([]);
  });

  test('quotation marks open and close', () => {
    const [open, close] = words === ENGLISH ? ['“', '”'] : ['„', '“'];
    const count = (text: string, sign: string | undefined) => text.split(sign ?? '').length;
    expect([...words].filter(([, it]) => count(it, open) !== count(it, close))).toEqual([]);
  });

  test('bold words of a place lead to cards of that place', () => {
    const pointers = [...words].filter(([key]) => key.includes('.pointers.'));
    const lost = pointers.filter(([key, phrase]) => {
      const [, card = '', , letter = ''] = key.split('.');
      const target = `cards.${card.replace('A', letter)}.text`;
      return !words.has(target) || !read(words, `cards.${card}.text`).includes(`**${phrase}**`);
    });
    expect(pointers.length).toBeGreaterThan(50);
    expect(lost).toEqual([]);
  });

  test('every place has a card A that points to all cards that lie there by day', () => {
    const isCard = (key: string) => /^cards\.[1-8][B-H]\.text$/.test(key);
    const unnamed = [...words.keys()].filter(isCard).filter(key => {
      const [place, letter] = key.slice('cards.'.length);
      return !words.has(`cards.${place}A.pointers.${letter}`);
    });
    expect(unnamed).toEqual([]);
  });
});

type Trace = [key: string, en: RegExp, de: RegExp];
/** Each is kept from one run to the next or planted in the first, and means more in the second. */
const TRACES: readonly Trace[] = [
  ['cards.baseA.text', /leaves the room/, /geht hinaus/],
  ['cards.baseA.text', /hums/, /summt/],
  ['cards.baseA.text', /Has she drunk her tea\?/, /Hat sie ihren Tee getrunken\?/],
  ['cards.baseA.text', /orange peel and clove/, /Orangenschale und Nelke/],
  ['cards.baseA.text', /\b304\b/, /\b304\b/],
  ['cards.baseA.later', /chair is empty.*steams/, /Stuhl ist leer.*dampft/],
  ['cards.baseB.text', /seal is unbroken/, /Siegel ist heil/],
  ['cards.baseC.later', /Of the river there is not a word/, /Vom Fluss kein Wort/],
  ['cards.baseF.text', /214.*Cause unknown/, /214.*Ursache unbekannt/],
  ['cards.baseF.later', /half a swallow/i, /halbe Schwalbe/],
  ...['text', 'later', 'third', 'fourth'].map((text): Trace => [
    `cards.baseG.${text}`,
    /It is a Friday\. Nobody here knows/,
    /Es ist Freitag\. Hier weiß es niemand/,
  ]),
  ['cards.baseA.third', /chair is empty.*steams.*\b304\b/, /Stuhl ist leer.*dampft.*\b304\b/],
  ['cards.baseC.third', /Of the river.*not a word/, /Vom Fluss.*nichts/],
  ['cards.1B.text', /Close the file/, /Akte schließen/],
  ['cards.1B.won', /Has she drunk her tea\?/, /Hat sie ihren Tee getrunken\?/],
  ['cards.1D.text', /Has she drunk her tea\?/, /Hat sie ihren Tee getrunken\?/],
  ['cards.1E.text', /Orange and clove.*\b221\b.*\b305\b/, /Orange und Nelke.*\b221\b.*\b305\b/],
  ['cards.4F.text', /where she comes from/, /Da komme sie her/],
  ['cards.5B.text', /whole/, /heil/],
  ['cards.7D.text', /orange peel, a clove/, /Orangenschale.*Nelke/],
  ['cards.7D-night.text', /They sent kind ones/, /Sie haben Freundliche geschickt/],
  ['cards.8G.options.seize.won', /back under the roofs/, /zurück unter die Dächer/],
  [
    'ends.warm.text',
    /hill of Cotovia, at nine.*Cause unknown/s,
    /Hügel von Cotovia, um neun.*Ursache unbekannt/s,
  ],
  ['ends.cold.text', /Nobody was there/, /Da war niemand/],
];

test.each(TRACES)('the trace in %s is laid in both languages', (key, english, german) => {
  expect(read(ENGLISH, key)).toMatch(english);
  expect(read(GERMAN, key)).toMatch(german);
});

test.each(LANGUAGES)('no text of the base is read twice in four runs: %s', (_language, words) => {
  const base = [...words].filter(([key]) =>
    /^cards\.base[A-G]\.(text|later|third|fourth)$/.test(key),
  );
  expect(base).toHaveLength(28);
  expect(new Set(base.map(([, text]) => text)).size).toBe(28);
});

test('figures are the same in both languages', () => {
  const figures = (text: string) => (text.match(/\d+[½¼¾]?/g) ?? []).sort().join();
  const differing = [...ENGLISH].filter(
    ([key, text]) => figures(read(GERMAN, key)) !== figures(text),
  );
  expect(differing).toEqual([]);
});
