/** Shortens a date for cards with room for little more than a number. */
import type { Language } from '../../deck/card';
import type { CardDate } from '../../deck/date';
import { dateWords } from '../../deck/dateWords';

const SHORTER: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/^about /, '~'],
    [/ century/, ' c.'],
    [/ million years ago$/, ' M yrs'],
    [/ billion years ago$/, ' B yrs'],
    [/ years ago$/, ' yrs'],
  ],
  de: [
    [/^(um|vor etwa) /, '~'],
    [/^vor /, ''],
    [/ Jahrhundert/, ' Jh.'],
    [/ Jahren$/, ' J.'],
  ],
};

export const shortDate = (language: Language, date: CardDate): string =>
  SHORTER[language].reduce(
    (words, [long, short]) => words.replace(long, short),
    dateWords(language, date),
  );

/** Keeps a number and its unit on one line. */
export const inOnePiece = (words: string): string =>
  words.replace(/ (BC|AD|M yrs|B yrs|J\.)$/, '\u00a0$1').replace(/(v\.|n\.) Chr\./, '$1\u00a0Chr.');
