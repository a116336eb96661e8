/** Reports the faults of a single card. */
import {
  type Card,
  CATEGORIES,
  LONGEST_FACT,
  LONGEST_TITLE,
  type Language,
  LANGUAGES,
  type Sign,
  SIGNS,
  type CardText,
} from '../card';
import { type CardDate, spanOf, type Year } from '../date';
import { numbersIn } from './numbers';

export function cardFaults(card: Card, today: Year): string[] {
  const faults = [
    ...faceFaults(card),
    ...datingFaults(card.date, today),
    ...LANGUAGES.flatMap(language => wordFaults(language, card[language], card.date)),
    ...numberFaults(card),
  ];
  return faults.map(fault => `${card.id}: ${fault}`);
}

function faceFaults({ id, category, front, back, source, en, de }: Card): string[] {
  const isSign = (sign: Sign) => SIGNS.includes(sign);
  return found([
    [/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id), 'an id is small words joined by hyphens.'],
    [CATEGORIES.includes(category), `there is no category “${category}”.`],
    [isSign(front) && isSign(back), 'one of its signs does not exist.'],
    [front !== back, `it has the same sign, ${front}, on both sides.`],
    [
      /^(en\.wikipedia|de\.wikipedia|[A-Z][^:]*): \S/.test(source),
      'its source wants a name and a place in it.',
    ],
    [en.fact !== de.fact, 'its fact has not been translated.'],
  ]);
}

/** Returns the fault of every claim that does not hold. */
const found = (claims: readonly (readonly [holds: boolean, fault: string])[]): string[] =>
  claims.filter(([holds]) => !holds).map(([, fault]) => fault);

function datingFaults(date: CardDate, today: Year): string[] {
  const { from, to } = spanOf(date);
  return found([
    [isWhole(date), 'its date is not in whole years.'],
    [!('year' in date) || date.year !== 0, 'there is no year 0.'],
    [!('give' in date) || date.give > 0, 'a rough date wants some years to give.'],
    [date.shown !== 'decade' || date.year % 10 === 0, 'a decade begins with its 0.'],
    [
      date.shown !== 'century' || isCentury(date.year),
      'a century begins with its 1, before Christ with its 00.',
    ],
    [date.shown !== 'ago' || date.years > 0, 'so many years ago wants a number above 0.'],
    [from > 0 || to < 0 || from < -1000, 'its span runs through the turn of the era.'],
    [to <= today, `it lies in the future, after ${today}.`],
  ]);
}

const isWhole = (date: CardDate): boolean =>
  Object.values(date).every(part => part === date.shown || Number.isInteger(part));

const isCentury = (year: Year): boolean => (year > 0 ? year % 100 === 1 : year % 100 === 0);

function wordFaults(language: Language, { title, fact }: CardText, date: CardDate): string[] {
  const said = (what: string) => `its ${language} ${what}`;
  return [
    ...textFaults(said('title'), title, LONGEST_TITLE, language),
    ...textFaults(said('fact'), fact, LONGEST_FACT, language),
    ...found([
      [/[.!?][”“)]?$/.test(fact), `${said('fact')} does not end as a sentence does.`],
      [!/[^.]\.$/.test(title), `${said('title')} ends with a full stop.`],
      [!ORDER[language].test(title), `${said('title')} says what came before it.`],
      [!names(`${title} ${fact}`, date), `its ${language} words name the year of its own date.`],
    ]),
  ];
}

/** Words in a title that give away its place before or behind another card. */
const ORDER: Readonly<Record<Language, RegExp>> = {
  en: /\b(first|again|earlier|later|no longer)\b/iu,
  de: /\b(erste[nrsm]?|erstmals|wieder|erneut|früher|später)\b/iu,
};

/** Both languages must name the same numbers, in figures or in words. */
function numberFaults(card: Card): string[] {
  const [en, de] = LANGUAGES.map(language => {
    const { title, fact } = card[language];
    return numbersIn(language, `${title}. ${fact}`).join(', ') || 'none';
  });
  return found([[en === de, `its numbers differ: ${en} in English, ${de} in German.`]]);
}

/** Two figures look like any number, so a card may not name its own year in them. */
const names = (text: string, date: CardDate): boolean =>
  'year' in date && new RegExp(`\\b${Math.abs(date.year)}\\b`).test(text);

function textFaults(what: string, text: string, longest: number, language: Language): string[] {
  const hint = HINTS.exec(text)?.[0];
  return found([
    [
      text.trim() !== '' && text === text.trim() && !/\s\s/.test(text),
      `${what} is empty or has loose spaces.`,
    ],
    [[...text].length <= longest, `${what} has ${[...text].length} letters; ${longest} fit.`],
    [hint === undefined, `${what} gives the date away with “${hint}”.`],
    [!/["']|\.\.\.| - /.test(text), `${what} has typewriter marks.`],
    [QUOTED[language].test(text), `${what} has quotation marks of another language, or lone ones.`],
  ]);
}

/** Everything that reads like a date or counts from one. */
const HINTS =
  /\b\d{3,4}\b|\b\d0(s|er)\b|\b(century|centuries|decades?|millennium|millennia|BC|BCE|AD|CE|years ago)\b|Jahrhundert|Jahrzehnt|Jahrtausend|\b[vn]\. ?Chr|\bvor \S+ Jahren/iu;

/** Only words and complete quotations in that language's quotation marks. */
const QUOTED: Readonly<Record<Language, RegExp>> = {
  en: /^[^“”„‚]*(“[^“”„]*”[^“”„]*)*$/u,
  de: /^[^“”„]*(„[^“”„]*“[^“”„]*)*$/u,
};
