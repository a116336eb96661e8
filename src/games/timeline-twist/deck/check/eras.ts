/** Eras by which a deck is checked: each needs its share of the cards. */
import { type CardDate, spanOf, type Year } from '../date';

export type Era = { readonly name: string; readonly from: Year };

/** From the earliest to the latest; each ends where the next begins. */
export const ERAS: readonly Era[] = [
  { name: 'deep time', from: -Infinity },
  { name: 'early humans', from: -3_000_000 },
  { name: 'first towns', from: -10_000 },
  { name: 'antiquity', from: -800 },
  { name: 'Middle Ages', from: 501 },
  { name: 'early modern times', from: 1491 },
  { name: '19th century', from: 1801 },
  { name: '1901 to 1950', from: 1901 },
  { name: '1951 to 2000', from: 1951 },
  { name: 'this century', from: 2001 },
];

export const inEra = (date: CardDate, era: Era): boolean => {
  const next = ERAS[ERAS.indexOf(era) + 1];
  const { from } = spanOf(date);
  return from >= era.from && (next === undefined || from < next.from);
};
