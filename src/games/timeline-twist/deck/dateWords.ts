/** Writes a date as a card prints it. */
import type { Language } from './card';
import type { CardDate, Year } from './date';

const MILLION = 1_000_000;
const BILLION = 1_000 * MILLION;
/** A smaller number could be taken for something other than a year. */
const FIRST_BARE_YEAR = 1000;

/** For example “about 3000 BC”, „um 3000 v. Chr.“. */
export function dateWords(language: Language, date: CardDate): string {
  const say = SAY[language];
  switch (date.shown) {
    case 'year':
      return say.year(date.year);
    case 'about':
      return say.about(say.year(date.year));
    case 'decade':
      return say.decade(date.year);
    case 'century':
      return say.century(centuryOf(date.year), date.year < 0);
    case 'ago':
      return say.ago(date.years);
  }
}

const centuryOf = (year: Year): number =>
  year < 0 ? Math.floor((-year - 1) / 100) + 1 : Math.floor((year - 1) / 100) + 1;

type Say = {
  readonly year: (year: Year) => string;
  readonly about: (year: string) => string;
  readonly decade: (year: Year) => string;
  readonly century: (nth: number, before: boolean) => string;
  readonly ago: (years: number) => string;
};

const en: Say = {
  year: year =>
    year < 0 ? `${grouped(-year, ',')} BC` : year < FIRST_BARE_YEAR ? `${year} AD` : `${year}`,
  about: year => `about ${year}`,
  decade: year => `${year}s`,
  century: (nth, before) => `${nth}${ordinal(nth)} century${before ? ' BC' : ''}`,
  ago: years => {
    if (years >= BILLION) return `${years / BILLION} billion years ago`;
    if (years >= MILLION) return `${years / MILLION} million years ago`;
    return `about ${grouped(years, ',')} years ago`;
  },
};

const de: Say = {
  year: year =>
    year < 0
      ? `${grouped(-year, '.')} v. Chr.`
      : year < FIRST_BARE_YEAR
        ? `${year} n. Chr.`
        : `${year}`,
  about: year => `um ${year}`,
  decade: year => `${year}er`,
  century: (nth, before) => `${nth}. Jahrhundert${before ? ' v. Chr.' : ''}`,
  ago: years => {
    if (years >= BILLION) return `vor ${comma(years / BILLION)} Mrd. Jahren`;
    if (years >= MILLION) return `vor ${comma(years / MILLION)} Mio. Jahren`;
    return `vor etwa ${grouped(years, '.')} Jahren`;
  },
};

const SAY: Readonly<Record<Language, Say>> = { en, de };

/** Four digits stay together; from five on they are grouped. */
const grouped = (count: number, mark: string): string =>
  count < 10_000 ? `${count}` : `${count}`.replace(/\B(?=(\d{3})+$)/g, mark);

const comma = (count: number): string => `${count}`.replace('.', ',');

function ordinal(nth: number): string {
  if (nth % 100 >= 11 && nth % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][nth % 10] ?? 'th';
}
