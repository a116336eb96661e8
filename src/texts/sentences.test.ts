/** Checks every sentence of the app and of its games, in both languages. */
import fs from 'node:fs';
import path from 'node:path';
import { catalogueFolders } from './testing/catalogues';
import { leaves } from './testing/leaves';

const SRC = path.join(__dirname, '..');

type Language = 'en' | 'de';
type Sentences = ReadonlyMap<string, string>;

/** Maps every sentence of a folder to its key, such as `table.menu.pause`. */
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

/** A game's sentences are checked apart; only the app's own belong together. */
const CATALOGUES = catalogueFolders().map(
  folder => [folder, { en: sentencesIn(folder, 'en'), de: sentencesIn(folder, 'de') }] as const,
);

const QUOTED: Record<Language, RegExp> = { en: /“([^”]+)”/g, de: /„([^“]+)“/g };
const quotesIn = (language: Language, words: string): string[] =>
  [...words.matchAll(QUOTED[language])].flatMap(([, it = '']) => (it.includes('{{') ? [] : [it]));

/** Quotes a word printed on cards, which is no button. */
const NO_BUTTON = ['short.facts.text'];

describe.each(CATALOGUES)('in %s', (_folder, catalogue) => {
  test('the two languages have the same keys', () => {
    expect([...catalogue.de.keys()].sort()).toEqual([...catalogue.en.keys()].sort());
  });

  test('only the settings name a server', () => {
    const all = [...catalogue.en, ...catalogue.de];
    const named = all.filter(
      ([key, words]) => !key.startsWith('settings.') && /server|broker/i.test(words),
    );
    expect(named).toEqual([]);
  });

  test("a quoted button has the button's exact title, the same one in both languages", () => {
    const keysOf = (language: Language, title: string | undefined): string[] =>
      [...catalogue[language]].filter(([, it]) => it === title).map(([key]) => key);
    const isButton = (en: string, de: string | undefined): boolean => {
      const german = keysOf('de', de);
      return keysOf('en', en).some(key => german.includes(key));
    };
    const wrong = [...catalogue.en].flatMap(([key, words]) => {
      const [en, de] = [quotesIn('en', words), quotesIn('de', catalogue.de.get(key) ?? '')];
      const isRight = en.length === de.length && en.every((title, n) => isButton(title, de[n]));
      return isRight || NO_BUTTON.includes(key) ? [] : [{ key, en, de }];
    });
    expect(wrong).toEqual([]);
  });

  test.each(['en', 'de'] as const)(
    'a number beside a noun has a singular form, in %s',
    language => {
      const sentences = catalogue[language];
      expect([...sentences.keys()].flatMap(key => missing(sentences, key))).toEqual([]);
      const bare = [...sentences].filter(([key]) => !NEVER_ONE.test(key));
      expect(bare.flatMap(([key, words]) => bareNumbers(language, key, words))).toEqual([]);
    },
  );
});

/** `_one` does not work without `_other`. */
function missing(sentences: Sentences, key: string): string[] {
  const stem = /^(.*)_(?:one|other)$/.exec(key)?.[1];
  if (stem === undefined) return [];
  return [`${stem}_one`, `${stem}_other`].filter(it => !sentences.has(it));
}

/** Numbers of the rules and times set in steps are never 1. */
const NEVER_ONE =
  /^short\.|^hand\.(sendHomeName|anyName)$|^pieces\.reward\.(time|points)$|^options\.(aboutBeginner|aboutNormal|allAlike|alike)$|^centre\.alarm\.soon$|^coach\.why\.(stepThird|stepTaken|recall)$|^start\.home\.facts|^table\.lobby\.minutes$/;
const NUMBERS =
  /^(count|points|minutes|seconds|symbols|values|counters|left|more|fewer|need|most)$/;
/**
 * Matches plurals such as `{{count}} grey cubes` and `{{count}} graue Würfel`, which are wrong for
 * 1.
 */
const MANY: Record<Language, RegExp> = {
  en: /\{\{(\w+)\}\} (?:\p{Ll}+ )?(?!times\b|has\b|is\b)\p{Ll}{2,}s\b/gu,
  de: /\{\{(\w+)\}\} (?:\p{Ll}+e[rn]? )?\p{Lu}/gu,
};

function bareNumbers(language: Language, key: string, words: string): string[] {
  if (/_(one|other)$/.test(key)) return [];
  return [...words.matchAll(MANY[language])].flatMap(([found, name = '']) =>
    NUMBERS.test(name) ? [`${key}: ${found}`] : [],
  );
}

/** Words that must not be used, and the word that replaces them. */
const OTHERWISE: readonly (readonly [Language, RegExp, string])[] = [
  ['en', /\bevenings?\b/i, 'match'],
  ['en', /\bacts? of\b|\blast act\b/i, 'move'],
  ['en', /(?<!Sound and )\btouch\b/i, 'tap'],
  ['en', /\banew\b/i, 'again'],
  ['en', /\b(the|its) sand is through\b/i, 'the sand has run out'],
  ['en', /\bstage [123]\b/, 'stage I, II, III'],
  ['de', /\bAbende?s?\b/, 'Partie'],
  ['de', /\b(Bonusm|M)arkern?\b/, 'Marke'],
  ['de', /\boberhalb\b/, 'oben, über dem Zentrum'],
  ['de', /\bherunter(ge)?nehmen|\bnimm\b.*\bherunter\b/i, 'wegnehmen'],
  ['de', /\bStufe [123]\b/, 'Stufe I, II, III'],
];

const sentencesOf = (language: Language, catalogues = CATALOGUES): string[] =>
  catalogues.flatMap(([, catalogue]) => [...catalogue[language].values()]);
const ALL = { en: sentencesOf('en'), de: sentencesOf('de') };

test.each(OTHERWISE)('in %s no sentence says %s instead of “%s”', (language, other) => {
  expect(ALL[language].filter(words => other.test(words))).toEqual([]);
});

/** Units are what its time is made of. */
const TIME_STORIES = 'games/time-stories/texts';

test('only in T.I.M.E Stories a sentence speaks of units; elsewhere they are fields', () => {
  const others = CATALOGUES.filter(([folder]) => folder !== TIME_STORIES);
  expect(others).toHaveLength(CATALOGUES.length - 1);
  expect(sentencesOf('en', others).filter(words => /\bunits?\b/i.test(words))).toEqual([]);
});

/** Bots are pieces of this game. */
const AQUASPHERE = 'games/aquasphere/texts';

test.each([
  ['en', /\bbots?\b/i],
  ['de', /\bBots?\b/],
] as const)('only in AquaSphere a sentence speaks of bots, in %s', (language, bot) => {
  const others = CATALOGUES.filter(([folder]) => folder !== AQUASPHERE);
  expect(others).toHaveLength(CATALOGUES.length - 1);
  expect(sentencesOf(language, others).filter(words => bot.test(words))).toEqual([]);
});

test('no English sentence begins with “Who” or takes a player for a man', () => {
  expect(ALL.en.filter(words => /(^|[.!?:] )Who(ever)?\b/.test(words))).toEqual([]);
  expect(ALL.en.filter(words => /\b(he|him|his)\b/i.test(words))).toEqual([]);
});

test.each(['en', 'de'] as const)(
  "the table's texts mention no hourglass and no control centre, in %s",
  language => {
    const atTable = [...sentencesIn('texts', language)].flatMap(([key, words]) =>
      /^table\.(?!cue\.|lobby\.turnGlass$)/.test(key) ? [words] : [],
    );
    expect(atTable.length).toBeGreaterThan(0);
    expect(
      atTable.filter(words => /hourglass|centre|Sanduhr|Zentrale|zentrum/i.test(words)),
    ).toEqual([]);
  },
);
