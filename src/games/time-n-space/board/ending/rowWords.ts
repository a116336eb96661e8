/** Puts a row of the scoring into words: what is added and multiplied, or why it is lost. */
import type { Seat } from '@/kit/seat';
import type { Good } from '../../rules/components';
import type { Row } from '../../rules/score';
import type { Centre } from '../../rules/state';
import { listed, seatName } from '../pieces/naming';
import { ordersAbove } from '../pieces/counters';
import type { PieceSay } from '../pieces/words';
import { bonusPoints, earnedIn } from './counting';
import type { EndingSay } from './words';

/** For example “(1 + 2) × 2”, with the bonus if the row has one. */
export function sumWords(say: EndingSay, row: Row): string {
  const { values, symbols } = row;
  const bonus = bonusPoints(row);
  return bonus > 0
    ? say('row.sumWithBonus', { values, bonus, symbols })
    : say('row.sum', { sum: values, symbols });
}

export function spokenRow(
  say: EndingSay,
  piece: PieceSay,
  good: Good,
  row: Row,
  centre: Centre,
): string {
  const name = piece(`goodName.${good}`);
  if (row.cancelled) {
    return say('row.spokenLost', { good: name, count: ordersAbove(centre, good).length });
  }
  const earned = earnedIn(centre, good);
  if (earned.length === 0) return say('row.spokenNone', { good: name });
  const seats = [...new Set(earned.map(({ seat }): Seat => seat))];
  const from = listed(
    piece,
    seats.map(seat => seatName(piece, seat)),
  );
  const orders = say('row.orders', { count: earned.length, from });
  const bonus = row.bonus > 0 ? [say('row.bonus', { count: row.bonus })] : [];
  return say('row.spoken', {
    good: name,
    counters: listed(piece, [orders, ...bonus]),
    sum: sumWords(say, row),
    points: say('points', { count: row.points }),
  });
}
