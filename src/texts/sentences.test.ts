/** What holds for every sentence of the app and of its games, in both languages. */
import fs from 'node:fs';
import path from 'node:path';

const SRC = path.join(__dirname, '..');
const GAMES = fs
  .readdirSync(path.join(SRC, 'games'), { withFileTypes: true })
  .filter(it => it.isDirectory())
  .map(({ name }) => name);

type Language = 'en' | 'de';
type Sentences = ReadonlyMap<string, string>;

/** Every sentence of one folder by its key, such as `table.menu.pause`. */
function sentencesIn(folder: string, language: Language): Sentences {
  const at = path.join(SRC, folder);
  const files = fs.readdirSync(at).filter(file => file.endsWith(`.${language}.ts`));
  return new Map(
    files.flatMap(file => {
      const [name = ''] = file.split('.');
      return Object.values(require(path.join(at, file)) as object).flatMap(tree =>
        leaves(name, tree),
      );
    }),
  );
}

function leaves(key: string, tree: unknown): [string, string][] {
  if (typeof tree === 'string') return [[key, tree]];
  return Object.entries(tree as object).flatMap(([name, it]) => leaves(`${key}.${name}`, it));
}

/** A game speaks for itself; only the app's own sentences stand together. */
const FOLDERS = ['texts', ...GAMES.map(name => `games/${name}/texts`)];
const CATALOGUES = FOLDERS.map(
  folder => [folder, { en: sentencesIn(folder, 'en'), de: sentencesIn(folder, 'de') }] as const,
);

const QUOTED: Record<Language, RegExp> = { en: /“([^”]+)”/g, de: /„([^“]+)“/g };
const quotesIn = (language: Language, words: string): string[] =>
  [...words.matchAll(QUOTED[language])].flatMap(([, it = '']) => (it.includes('{{') ? [] : [it]));

/** Quotes a word that is printed on cards, and no button. */
const NO_BUTTON = ['short.facts.text'];

describe.each(CATALOGUES)('in %s', (_folder, catalogue) => {
  test('the two languages have the same keys', () => {
    expect([...catalogue.de.keys()].sort()).toEqual([...catalogue.en.keys()].sort());
  });

  test('a quoted button is called what it says on it, and is the same in both languages', () => {
    const keysOf = (language: Language, title: string): string[] =>
      [...catalogue[language]].filter(([, it]) => it === title).map(([key]) => key);
    for (const key of catalogue.en.keys()) {
      if (NO_BUTTON.includes(key)) continue;
      const [en = [], de = []] = (['en', 'de'] as const).map(language =>
        quotesIn(language, catalogue[language].get(key) ?? ''),
      );
      expect([key, de.length]).toEqual([key, en.length]);
      en.forEach((title, n) => {
        const german = keysOf('de', de[n] ?? '');
        const both = keysOf('en', title).filter(it => german.includes(it));
        expect([key, title, de[n], both.length > 0]).toEqual([key, title, de[n], true]);
      });
    }
  });

  test('a number beside a noun has its singular', () => {
    for (const language of ['en', 'de'] as const)
      for (const [key, words] of catalogue[language]) {
        expect([key, missing(catalogue[language], key)]).toEqual([key, []]);
        const bare = NEVER_ONE.test(key) ? [] : bareNumbers(language, key, words);
        expect([key, bare]).toEqual([key, []]);
      }
  });
});

/** `_one` is of no use without `_other`. */
function missing(sentences: Sentences, key: string): string[] {
  const stem = /^(.*)_(?:one|other)$/.exec(key)?.[1];
  if (stem === undefined) return [];
  return [`${stem}_one`, `${stem}_other`].filter(it => !sentences.has(it));
}

/** Numbers of the rules, and times that are set in steps: none of them is ever 1. */
const NEVER_ONE =
  /^short\.|^options\.(aboutBeginner|aboutNormal|allAlike|alike)$|^centre\.alarm\.soon$/;
const NUMBERS =
  /^(count|points|minutes|seconds|symbols|values|counters|left|more|fewer|need|most)$/;
/** `{{count}} grey cubes` and `{{count}} graue Würfel`: many things, where it may be one. */
const MANY: Record<Language, RegExp> = {
  en: /\{\{(\w+)\}\} (?:\p{Ll}+ )?(?!times\b|has\b|is\b)\p{Ll}{2,}s\b/gu,
  de: /\{\{(\w+)\}\} (?:\p{Ll}+e[rn]? )?\p{Lu}/gu,
};

function bareNumbers(language: Language, key: string, words: string): string[] {
  if (/_(one|other)$/.test(key)) return [];
  return [...words.matchAll(MANY[language])].flatMap(([found, name = '']) =>
    NUMBERS.test(name) ? [found] : [],
  );
}

test('no English sentence begins with “Who” or takes a player for a man', () => {
  for (const [, { en }] of CATALOGUES)
    for (const words of en.values()) {
      expect(words).not.toMatch(/(^|[.!?:] )Who(ever)?\b/);
      expect(words).not.toMatch(/\b(he|him|his)\b/i);
    }
});

test('the table takes no hourglass and no control centre for granted', () => {
  const assumes = /hourglass|centre|Sanduhr|Zentrale|zentrum/i;
  for (const language of ['en', 'de'] as const) {
    const ofTheTable = [...sentencesIn('texts', language)].filter(([key]) =>
      /^table\.(?!cue\.)/.test(key),
    );
    expect(ofTheTable.filter(([, words]) => assumes.test(words))).toEqual([]);
  }
});
