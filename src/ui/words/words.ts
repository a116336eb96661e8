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
type Words<T> = { sayIn(language: string): Say<T>; useSay(): Say<T> };

const book = i18next.createInstance();
void book.init({
  fallbackLng: 'en',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false }, // texts are never used as HTML
});

/** One catalogue of texts: the app's own, or a game's. */
export function createWords<T>(
  name: string,
  languages: { readonly en: T } & Readonly<Record<Exclude<Language, 'en'>, Like<T>>>,
): Words<T> {
  for (const language of LANGUAGES) book.addResourceBundle(language, name, languages[language]);
  const voice = (language: Language): Say<T> => {
    const say = book.getFixedT(language, name) as (key: string, blanks: Blanks) => string;
    return remembered((key, blanks = {}) => say(key, blanks));
  };
  const voices: Record<Language, Say<T>> = { en: voice('en'), de: voice('de') };
  const sayIn = (language: string) => voices[spoken(language)];
  return { sayIn, useSay: () => sayIn(useComfort().language) };
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
