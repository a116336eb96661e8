/** Facts of a match worth showing besides the points. */
import { type BySeat, of, type Seat } from '@/kit/seat';
import { GOODS, type Good } from '../../../rules/components';
import type { Score } from '../../../rules/score';
import type { View } from '../../../rules/state';
import { givenAway } from '../counting';
import { type MatchStatistics, shares, trades } from '../statistics';

export type FactToTell =
  | { readonly kind: 'busiest'; readonly seat: Seat; readonly percent: number }
  | { readonly kind: 'trade'; readonly seat: Seat; readonly to: Seat; readonly cubes: number }
  | {
      readonly kind: 'lost';
      readonly seat: Seat;
      readonly good: Good;
      readonly points: number;
    };

/** The longest running sand, the largest trade and the largest loss; among equals the first. */
export function factsOf(
  view: View,
  scores: BySeat<Score>,
  statistics: MatchStatistics | null,
): FactToTell[] {
  return [...busiest(statistics), ...largestTrade(view), ...dearestLoss(view, scores)];
}

const most = <T>(all: readonly T[], worth: (one: T) => number): T[] => {
  const best = Math.max(0, ...all.map(worth));
  return best === 0 ? [] : all.filter(one => worth(one) === best).slice(0, 1);
};

function busiest(statistics: MatchStatistics | null): FactToTell[] {
  if (!statistics) return [];
  const all = statistics.seats.map((seat): Extract<FactToTell, { kind: 'busiest' }> => {
    const [left, right] = of(statistics.glasses, seat);
    const share = (shares(left).running + shares(right).running) / 2;
    return { kind: 'busiest', seat, percent: Math.round(share * 100) };
  });
  return most(all, ({ percent }) => percent);
}

function largestTrade(view: View): FactToTell[] {
  const brought = trades(view);
  const all = view.seats.flatMap(seat =>
    view.seats.map((to): Extract<FactToTell, { kind: 'trade' }> => {
      const { cubes } = of(of(brought, seat), to);
      return { kind: 'trade', seat, to, cubes };
    }),
  );
  return most(all, ({ cubes }) => cubes);
}

function dearestLoss(view: View, scores: BySeat<Score>): FactToTell[] {
  const all = view.seats.flatMap(seat =>
    GOODS.map((good): Extract<FactToTell, { kind: 'lost' }> => {
      const points = givenAway(of(scores, seat).rows[good]);
      return { kind: 'lost', seat, good, points };
    }),
  );
  return most(all, ({ points }) => points);
}
