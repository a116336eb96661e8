/** Against each other: one row of cards, and the gaps before, between and behind them. */
import type { CardId } from '../deck/card';
import { type CardDate, compareDates } from '../deck/date';
import type { Backs } from './state';

export const dateIn = (turned: Backs, card: CardId): CardDate => {
  const back = turned[card];
  if (!back) throw new Error(`${card} has not been turned`);
  return back.date;
};

/** Not before a card that is earlier, nor behind one that is later; beside its equal on either side. */
export function fits(
  line: readonly CardId[],
  turned: Backs,
  { gap, date }: { gap: number; date: CardDate },
): boolean {
  const [left, right] = [line[gap - 1], line[gap]];
  const isAfter = left === undefined || compareDates(dateIn(turned, left), date) <= 0;
  return isAfter && (right === undefined || compareDates(date, dateIn(turned, right)) <= 0);
}

export const placedIn = (line: readonly CardId[], gap: number, card: CardId): readonly CardId[] => [
  ...line.slice(0, gap),
  card,
  ...line.slice(gap),
];
