/** The timeline in one form for both ways to play: columns, and the cards above the gaps. */
import type { CardId } from '../../deck/card';
import type { Column, Seen } from '../../rules/state';

export const columnsOf = (view: Seen): readonly Column[] =>
  view.way === 'together' ? view.line : view.line.map(card => ({ cards: [card], above: [] }));

/** All cards from the earliest to the latest, including those of the gap row. */
export const inOrder = (view: Seen): readonly CardId[] =>
  columnsOf(view).flatMap(({ cards, above }) => [...cards, ...above]);

/** Returns the cards on either side of a gap. */
export function besides(
  view: Seen,
  gap: number,
): readonly [CardId | undefined, CardId | undefined] {
  const columns = columnsOf(view);
  return [columns[gap - 1]?.cards[0], columns[gap]?.cards[0]];
}

/**
 * Returns a card's column, and whether it lies above the gap behind it; undefined: not on the line.
 */
export function whereIs(view: Seen, card: CardId): { column: number; above: boolean } | undefined {
  for (const [column, { cards, above }] of columnsOf(view).entries()) {
    if (cards.includes(card)) return { column, above: false };
    if (above.includes(card)) return { column, above: true };
  }
  return undefined;
}
