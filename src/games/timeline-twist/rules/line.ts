/** Against each other: one row of cards, and the gaps before, between and behind them. */
import type { CardId } from '../deck/card';
import { type CardDate, compareDates } from '../deck/date';

export type DateOf = (card: CardId) => CardDate;

/**
 * A card must not be before an earlier or behind a later one; beside its equal both sides are
 * right.
 */
export function fits(
  line: readonly CardId[],
  dateOf: DateOf,
  { gap, date }: { gap: number; date: CardDate },
): boolean {
  const [left, right] = [line[gap - 1], line[gap]];
  const isAfter = left === undefined || compareDates(dateOf(left), date) <= 0;
  return isAfter && (right === undefined || compareDates(date, dateOf(right)) <= 0);
}

export const placedIn = (line: readonly CardId[], gap: number, card: CardId): readonly CardId[] => [
  ...line.slice(0, gap),
  card,
  ...line.slice(gap),
];
