/** Shows somebody who makes a deck how its cards are spread. */
import { CATEGORIES, type Card, type Category, type Deck, type Sign, SIGNS } from '../card';
import { compareDates, spanOf } from '../date';
import { type Era, ERAS, inEra } from './eras';

type SignPair = { readonly front: Sign; readonly back: Sign };

/** The twelve pairs of different signs, front and back. */
export const SIGN_PAIRS: readonly SignPair[] = SIGNS.flatMap(front =>
  SIGNS.filter(back => back !== front).map(back => ({ front, back })),
);

export const countByEra = ({ cards }: Deck): [Era, number][] =>
  ERAS.map(era => [era, cards.filter(({ date }) => inEra(date, era)).length]);

export const countByCategory = ({ cards }: Deck): [Category, number][] =>
  CATEGORIES.map(it => [it, cards.filter(({ category }) => category === it).length]);

export const countBySigns = ({ cards }: Deck): [SignPair, number][] =>
  SIGN_PAIRS.map(pair => [
    pair,
    cards.filter(({ front, back }) => front === pair.front && back === pair.back).length,
  ]);

/** Sorts from the oldest to the youngest. */
const inOrder = ({ cards }: Deck): Card[] =>
  [...cards].sort((one, other) => compareDates(one.date, other.date));

type Neighbours = readonly [earlier: Card, later: Card];

export function neighboursIn(deck: Deck): Neighbours[] {
  const cards = inOrder(deck);
  return cards.slice(1).flatMap((later, n): Neighbours[] => {
    const earlier = cards[n];
    return earlier ? [[earlier, later]] : [];
  });
}

/**
 * Finds the neighbours that are hardest to tell apart: those with the smallest gap for their age.
 */
export function closestNeighbours(deck: Deck, today: number, most: number): Neighbours[] {
  const gap = ([earlier, later]: Neighbours) =>
    (spanOf(later.date).from - spanOf(earlier.date).to) / (today + 1 - spanOf(later.date).to);
  return neighboursIn(deck)
    .filter(([earlier, later]) => compareDates(earlier.date, later.date) !== 0)
    .sort((one, other) => gap(one) - gap(other))
    .slice(0, most);
}

/** Groups cards that show the same date; every group has two or more. */
export function sharedDates(deck: Deck): Card[][] {
  const groups: Card[][] = [];
  for (const card of inOrder(deck)) {
    const group = groups[groups.length - 1];
    const same = group?.[0] && compareDates(group[0].date, card.date) === 0;
    if (group && same) group.push(card);
    else groups.push([card]);
  }
  return groups.filter(group => group.length > 1);
}
