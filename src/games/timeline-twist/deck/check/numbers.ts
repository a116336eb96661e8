/** Finds the numbers in a text, as figures or words, so that two languages can be compared. */
import type { Language } from '../card';

/** Sorted, and without 1, because “ein” is the article in German. */
export function numbersIn(language: Language, text: string): number[] {
  const plain = text.toLowerCase();
  const figures = [...plain.matchAll(/\d+/g)].map(([figure]) => Number(figure));
  const words = plain.split(/[^\p{L}-]+/u);
  const spelt = language === 'en' ? inEnglish(words) : inGerman(words);
  return [...figures, ...spelt].filter(number => number > 1).sort((one, other) => one - other);
}

type Names = ReadonlyMap<string, number>;

const counted = (words: string, from: number, step: number): [string, number][] =>
  words.split(' ').map((word, n) => [word, from + n * step]);

// English: word by word --------------------------------------------------------------------------

const TEEN = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const UNITS: Names = new Map([
  ...counted(`one two three four five six seven eight nine ${TEEN}`, 1, 1),
  ...counted('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ...counted('fourth fifth sixth seventh eighth ninth tenth', 4, 1),
  ...counted('eleventh twelfth thirteenth fourteenth fifteenth', 11, 1),
  ['twice', 2],
]);
const SCALES: Names = new Map(counted('hundred thousand', 100, 900))
  .set('million', 1e6)
  .set('billion', 1e9);

/** “Twenty-seven” is a number, “five-eyed” is not. */
const parted = (word: string): string[] => {
  const parts = word.split('-');
  return parts.every(part => UNITS.has(part)) ? parts : [word];
};

function inEnglish(words: readonly string[]): number[] {
  const found: number[] = [];
  let read = NOTHING;
  for (const word of [...words.flatMap(parted), '']) {
    const more = extended(read, word);
    if (!more) found.push(read.whole + read.part);
    read = more ?? extended(NOTHING, word) ?? NOTHING;
  }
  return found;
}

/**
 * `whole` holds finished thousands, `part` the number being read, `last` the value of the last
 * word.
 */
type Read = { readonly whole: number; readonly part: number; readonly last: number };
const NOTHING: Read = { whole: 0, part: 0, last: Infinity };

/** Adds one word to the number; undefined if the word does not continue it. */
function extended({ whole, part, last }: Read, word: string): Read | undefined {
  const [unit, scale] = [UNITS.get(word), SCALES.get(word)];
  if (word === 'and' && last === 100) return { whole, part, last };
  if (scale === 100) return { whole, part: Math.max(part, 1) * scale, last: scale };
  if (scale !== undefined)
    return { whole: whole + Math.max(part, 1) * scale, part: 0, last: scale };
  const fits = unit !== undefined && unit < last && last >= 20;
  return fits ? { whole, part: part + unit, last: unit } : undefined;
}

// German: one compound word ----------------------------------------------------------------------

const ZEHN = 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn';
const SMALL: Names = new Map([
  ...counted(`eins zwei drei vier fünf sechs sieben acht neun ${ZEHN}`, 1, 1),
  ...counted('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 20, 10),
  ['ein', 1],
]);
const LARGE: Names = new Map([
  ...counted('million milliarde', 1e6, 999e6),
  ...counted('millionen milliarden', 1e6, 999e6),
]);
/** As in vierzehnjähriger, zweimal, vierzehnten. */
const ENDING = /(jährige[nrsm]?|mal|(?<!zwei)te[nrsm]?)$/;

/** Millions and hundreds without a count before them are no number. */
function inGerman(words: readonly string[]): number[] {
  return words.map((word, n) => {
    const scale = LARGE.get(word);
    const count = german(words[n - 1] ?? '');
    if (scale !== undefined) return (count ?? (word.endsWith('en') ? 0 : 1)) * scale;
    return LARGE.has(words[n + 1] ?? '') ? 0 : (german(word.replace(ENDING, '')) ?? 0);
  });
}

/** Splits at the thousand first, then at the hundred, then reads “siebenundzwanzig”. */
const german = (word: string): number | undefined =>
  SMALL.get(word) ?? scaled(word, 'tausend', 1000) ?? scaled(word, 'hundert', 100) ?? turned(word);

function scaled(word: string, scale: string, size: number): number | undefined {
  const [before = '', after] = word.split(scale);
  if (after === undefined) return undefined;
  const many = before === '' ? 1 : german(before);
  const rest = after === '' ? 0 : german(after);
  return many === undefined || rest === undefined ? undefined : many * size + rest;
}

function turned(word: string): number | undefined {
  const [unit, ten] = word.split('und').map(part => SMALL.get(part));
  return unit === undefined || ten === undefined ? undefined : unit + ten;
}
