/** Counts the result row by row, and the points missing for the next rank. */
import type { Seat } from '@/kit/seat';
import { POINTS, type Rank, RANKS } from '../../rules/components';
import type { Score } from '../../rules/score';
import type { Seen } from '../../rules/state';

const ROWS = ['line', 'gaps', 'hands', 'discards', 'pile'] as const;
type Row = {
  readonly name: (typeof ROWS)[number];
  readonly count: number;
  readonly worth: number;
};

export const rowsOf = (score: Score): readonly Row[] =>
  ROWS.map(name => ({
    name,
    count: score[name],
    worth: name === 'line' ? POINTS.line : name === 'gaps' ? POINTS.gaps : POINTS.elsewhere,
  }));

/** Undefined for the highest rank. */
export function nextRank({ rank, points }: Score): { rank: Rank; missing: number } | undefined {
  const at = RANKS.findIndex(it => it.rank === rank);
  const [own, next] = [RANKS[at], RANKS[at + 1]];
  return own && next && { rank: next.rank, missing: own.most + 1 - points };
}

/** How often a player has turned a card, rightly or wrongly. */
export const triedBy = ({ turnedBy }: Seen, seat: Seat): number => turnedBy?.[seat] ?? 0;
