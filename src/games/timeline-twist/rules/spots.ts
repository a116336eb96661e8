/** Together: a row of columns, the row of gaps above it, and where a date belongs in them. */
import { lastOf } from '../../../kit/lists';
import { unreachable } from '../../../kit/unreachable';
import type { CardId } from '../deck/card';
import { type CardDate, compareDates } from '../deck/date';
import type { DateOf } from './line';
import type { Column, Spot } from './state';

export function spotFor(line: readonly Column[], dateOf: DateOf, date: CardDate): Spot {
  const sideOf = (card: CardId) => compareDates(date, dateOf(card));
  const equal = ontoEqual(line, sideOf);
  if (equal) return equal;
  const later = line.findIndex(({ cards }) => isBefore(cards, sideOf));
  if (later === 0) return { at: 'left' };
  if (later < 0) return { at: 'right' };
  const column = later - 1;
  return line[column]?.above.length === 0 ? { at: 'gap', column } : { at: 'nowhere' };
}

type SideOf = (card: CardId) => number;

function ontoEqual(line: readonly Column[], sideOf: SideOf): Spot | undefined {
  for (const [column, { cards, above }] of line.entries()) {
    if (isBeside(cards, sideOf)) return { at: 'line', column, onto: lastOf(cards) };
    if (isBeside(above, sideOf)) return { at: 'gaps', column, onto: lastOf(above) };
  }
  return undefined;
}

const isBeside = ([card]: readonly CardId[], sideOf: SideOf): boolean =>
  card !== undefined && sideOf(card) === 0;
const isBefore = ([card]: readonly CardId[], sideOf: SideOf): boolean =>
  card !== undefined && sideOf(card) < 0;

export const columnOf = (card: CardId): Column => ({ cards: [card], above: [] });

/** The line with the card at its place. */
export function laidAt(line: readonly Column[], card: CardId, spot: Spot): readonly Column[] {
  switch (spot.at) {
    case 'left':
      return [columnOf(card), ...line];
    case 'right':
      return [...line, columnOf(card)];
    case 'line':
      return withColumn(line, spot.column, it => ({ ...it, cards: [...it.cards, card] }));
    case 'gap':
    case 'gaps':
      return withColumn(line, spot.column, it => ({ ...it, above: [...it.above, card] }));
    case 'nowhere':
      return line;
    default:
      return unreachable(spot);
  }
}

const withColumn = (
  line: readonly Column[],
  at: number,
  make: (column: Column) => Column,
): readonly Column[] => line.map((column, n) => (n === at ? make(column) : column));
