/** The timeline as it is drawn, whichever way is played: columns, and what lies above the gaps. */
import type { CardId } from '../../deck/card';
import type { Column, Seen } from '../../rules/state';

export const columnsOf = (view: Seen): readonly Column[] =>
  view.way === 'together' ? view.line : view.line.map(card => ({ cards: [card], above: [] }));

/** From the earliest to the latest, those of the gap row among the others. */
export const inOrder = (view: Seen): readonly CardId[] =>
  columnsOf(view).flatMap(({ cards, above }) => [...cards, ...above]);

/** The cards at either side of a gap. */
export function besides(
  view: Seen,
  gap: number,
): readonly [CardId | undefined, CardId | undefined] {
  const columns = columnsOf(view);
  return [columns[gap - 1]?.cards[0], columns[gap]?.cards[0]];
}

/** In which column a card lies, and whether above the gap behind it; undefined: not on the line. */
export function whereIs(view: Seen, card: CardId): { column: number; above: boolean } | undefined {
  for (const [column, { cards, above }] of columnsOf(view).entries()) {
    if (cards.includes(card)) return { column, above: false };
    if (above.includes(card)) return { column, above: true };
  }
  return undefined;
}
