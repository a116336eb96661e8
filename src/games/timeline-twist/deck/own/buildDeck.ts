/** Makes cards of a family's rows, or says what is wrong with them, line by line. */
import { dealChances, seedOf } from '../../../../kit/chance';
import { shuffled } from '../../../../kit/random';
import { shownText } from '../../../../kit/shownText';
import { faulty, type OrFaults, type PackFault, packFault } from '../../../../packs/packFile';
import {
  type Card,
  type CardText,
  type Deck,
  type Language,
  LANGUAGES,
  LONGEST_FACT,
  LONGEST_TITLE,
} from '../card';
import { SIGN_PAIRS } from '../check/survey';
import { compareDates, spanOf } from '../date';
import type { DeckRow, DeckRows } from './rows';
import { readYear } from './year';

/** As many as a match together takes, which is enough for eight against each other, too. */
export const FEWEST_CARDS = 36;
export const MOST_CARDS = 500;
/** With fewer dates, too many gaps are right. */
export const FEWEST_DATES = 12;
export const LONGEST_DECK_TITLE = 40;
/** More would not be read. */
const MOST_FAULTS = 12;

type Draft = { readonly row: DeckRow; readonly card: Omit<Card, 'front' | 'back'> };

export function builtDeck({ title, rows }: DeckRows, thisYear: number): OrFaults<Omit<Deck, 'id'>> {
  if (rows.length > MOST_CARDS * LANGUAGES.length)
    return faulty(packFault('too-many-cards', { count: rows.length, most: MOST_CARDS }));
  const faults = rows.flatMap(row => rowFaults(row, thisYear));
  if (faults.length > 0) return faulty(...faults.slice(0, MOST_FAULTS));
  const drafts = draftsOf(rows, thisYear);
  const together = [...twice(drafts), ...unclear(drafts), ...counted(drafts)];
  if (together.length > 0) return faulty(...together.slice(0, MOST_FAULTS));
  const name = shownText(title).slice(0, LONGEST_DECK_TITLE) || '?';
  return { ok: true, value: { title: { en: name, de: name }, cards: signed(drafts) } };
}

function rowFaults(row: DeckRow, thisYear: number): PackFault[] {
  const { line, title, fact } = row;
  const about = { line, title: title.length > LONGEST_TITLE ? `${title.slice(0, 30)} …` : title };
  if (title === '') return [packFault('no-title', { line })];
  const year = readYear(row.year, thisYear);
  return [
    ...(year.ok ? [] : [packFault(year.code, { ...about, year: row.year.slice(0, 30), thisYear })]),
    ...(title.length > LONGEST_TITLE
      ? [packFault('long-title', { ...about, length: title.length, most: LONGEST_TITLE })]
      : []),
    ...(fact.length > LONGEST_FACT
      ? [packFault('long-fact', { ...about, length: fact.length, most: LONGEST_FACT })]
      : []),
  ];
}

/** Rows that name the same card are its languages; a card in one language has it twice. */
function draftsOf(rows: readonly DeckRow[], thisYear: number): Draft[] {
  const groups = new Map<string, DeckRow[]>();
  for (const row of rows) {
    const key = row.card === '' ? `line ${row.line}` : `card ${row.card}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap(group => {
    const [row] = group;
    const year = row && readYear(row.year, thisYear);
    if (!row || !year?.ok) return [];
    const words = (language: Language): CardText => {
      const { title, fact } = group.find(it => it.language === language) ?? row;
      return { title: shownText(title), fact: shownText(fact) };
    };
    const [en, de] = [words('en'), words('de')];
    const category = row.picture ?? 'everyday';
    return [{ row, card: { id: idOf(de), category, date: year.date, source: '', en, de } }];
  });
}

/** Says nothing about the place of a card in the table, which may be sorted by dates. */
const idOf = ({ title }: CardText): string => `c-${seedOf(title.toLowerCase()).slice(0, 12)}`;

function twice(drafts: readonly Draft[]): PackFault[] {
  const first = new Map<string, Draft>();
  return drafts.flatMap(draft => {
    const before = first.get(draft.card.id);
    first.set(draft.card.id, before ?? draft);
    const { line, title } = draft.row;
    return before ? [packFault('twice', { title, first: before.row.line, line })] : [];
  });
}

/** Two dates that overlap are neither equal nor in order. */
function unclear(drafts: readonly Draft[]): PackFault[] {
  const row = [...drafts].sort((one, other) => compareDates(one.card.date, other.card.date));
  return row.slice(1).flatMap((later, n) => {
    const earlier = row[n];
    if (!earlier || compareDates(earlier.card.date, later.card.date) === 0) return [];
    if (spanOf(earlier.card.date).to < spanOf(later.card.date).from) return [];
    const about = { first: earlier.row.line, firstTitle: earlier.row.title };
    return [packFault('unclear', { ...about, line: later.row.line, title: later.row.title })];
  });
}

function counted(drafts: readonly Draft[]): PackFault[] {
  const count = drafts.length;
  if (count < FEWEST_CARDS)
    return [packFault('too-few', { count, least: FEWEST_CARDS, more: FEWEST_CARDS - count })];
  if (count > MOST_CARDS) return [packFault('too-many-cards', { count, most: MOST_CARDS })];
  const dates = new Set(drafts.map(({ card }) => JSON.stringify(card.date))).size;
  return dates < FEWEST_DATES ? [packFault('few-dates', { dates, least: FEWEST_DATES })] : [];
}

/** The twelve pairs of signs go round the cards, in an order that follows from the whole deck. */
function signed(drafts: readonly Draft[]): Card[] {
  const cards = drafts.map(({ card }) => card).sort((a, b) => (a.id < b.id ? -1 : 1));
  const next = dealChances(seedOf(JSON.stringify(cards)));
  const pairs = shuffled(SIGN_PAIRS, next);
  return shuffled(cards, next)
    .map((card, n): Card => ({ ...card, ...(pairs[n % pairs.length] ?? ANY_PAIR) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
const ANY_PAIR = { front: 'circle', back: 'star' } as const;
