/** Translations by i18next, with typed keys, plurals and blanks to fill in. */
import i18next from 'i18next';
import { useComfort } from '../comfort';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Falls back to English for a language we have no texts in. */
export const spoken = (language: string): Language =>
  LANGUAGES.find(known => known === language) ?? 'en';

/** The same keys, with any text. */
type Like<T> = { readonly [K in keyof T]: T[K] extends string ? string : Like<T[K]> };

/** `cubes_one` and `cubes_other` share the key `cubes`, which needs a `count`. */
type Bare<K extends string> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K;
type Key<T> = {
  [K in keyof T & string]: T[K] extends string ? Bare<K> : `${K}.${Key<T[K]>}`;
}[keyof T & string];

type Blanks = Readonly<Record<string, string | number>>;
export type Say<T> = (key: Key<T>, blanks?: Blanks) => string;
export type Words<T> = {
  sayIn(language: string): Say<T>;
  useSay(): Say<T>;
  /** True if this catalogue has the key. A code from an older version may be missing. */
  has(key: string): key is Key<T>;
};

const book = i18next.createInstance();
void book.init({
  fallbackLng: 'en',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false }, // texts are never used as HTML
});

type InBoth<T> = { readonly en: T } & Readonly<Record<Exclude<Language, 'en'>, Like<T>>>;

/** A catalogue that is loaded at start, in all languages. */
export function createWords<T extends object>(name: string, languages: InBoth<T>): Words<T> {
  for (const language of LANGUAGES) book.addResourceBundle(language, name, languages[language]);
  return wordsOf(name, undefined, () => languages.en, spoken);
}

type Chapters = object;
type Fetch<T> = { en(): Promise<T>; de(): Promise<Like<T>> };
export type Catalogue = {
  isHere(language: Language): boolean;
  fetch(language: Language): Promise<unknown>;
};

/** The catalogues of all parts whose code has been loaded. */
const catalogues: Catalogue[] = [];

/** Several catalogues that are fetched together, only in the player's language. */
export function createTexts<T extends Record<string, Chapters>>(name: string, fetch: Fetch<T>) {
  const here = new Map<Language, T | Like<T>>();
  async function fetchIn(language: Language): Promise<void> {
    if (here.has(language)) return;
    const texts = await fetch[language]();
    book.addResourceBundle(language, name, texts);
    here.set(language, texts);
  }
  catalogues.push({ isHere: language => here.has(language), fetch: fetchIn });
  /** Until its own texts have been fetched, a language uses those of the other. */
  const known = (language: string): Language =>
    here.has(spoken(language)) ? spoken(language) : ([...here.keys()][0] ?? spoken(language));
  return {
    words: <K extends keyof T & string>(chapter: K): Words<T[K]> =>
      wordsOf(name, chapter, () => [...here.values()][0]?.[chapter] ?? {}, known),
  };
}

/** Fetches other texts, such as those of a mission, along with the catalogues. */
export const fetchAlong = (texts: Catalogue): void => void catalogues.push(texts);

let current: Language = 'en';

/** Later texts are fetched in this language. */
export function speak(language: Language): void {
  current = language;
}

export const areTextsHere = (language: Language): boolean =>
  catalogues.every(it => it.isHere(language));

/** Changes whenever there is more to fetch. */
export const catalogueCount = (): number => catalogues.length;

export const fetchTexts = async (language: Language): Promise<true> => {
  await Promise.all(catalogues.map(it => it.fetch(language)));
  return true;
};

/** Returns a part once its texts have been fetched, too. */
export async function withTexts<Part>(part: Part): Promise<Part> {
  while (!areTextsHere(current)) await fetchTexts(current);
  return part;
}

function wordsOf<T extends object>(
  name: string,
  chapter: string | undefined,
  any: () => object,
  known: (language: string) => Language,
): Words<T> {
  const voice = (language: Language): Say<T> => {
    const say = book.getFixedT(language, name, chapter) as (key: string, blanks: Blanks) => string;
    return remembered((key, blanks = {}) => say(key, blanks));
  };
  const voices: Record<Language, Say<T>> = { en: voice('en'), de: voice('de') };
  const sayIn = (language: string) => voices[known(language)];
  return {
    sayIn,
    useSay: () => sayIn(useComfort().language),
    has: (key): key is Key<T> => Object.keys(any()).includes(key),
  };
}

const MOST = 2_000;

/** Caches looked-up texts: without this, looking them up is most of the cost of a render. */
function remembered<K extends string>(say: (key: K, blanks?: Blanks) => string) {
  const cache = new Map<string, string>();
  return (key: K, blanks?: Blanks): string => {
    const asked = blanks ? key + JSON.stringify(blanks) : key;
    const known = cache.get(asked);
    if (known !== undefined) return known;
    const words = say(key, blanks);
    if (cache.size >= MOST) cache.clear();
    cache.set(asked, words);
    return words;
  };
}
