/** Computes how many cubes of a good each player needs. */
import { of, type Seat } from '@/kit/seat';
import { goodOf, valueOf } from '../../rules/centre';
import { GOODS, type Good } from '../../rules/components';
import type { Centre, Seen } from '../../rules/state';
import { wanted } from '../map/wanted';

type Need = { readonly seat: Seat; readonly cubes: number };
export type Demand = {
  readonly good: Good;
  readonly supply: number;
  readonly needs: readonly Need[];
};

/** Counts only orders that stand on the centres. */
export const demands = ({ seats, centres, supply }: Seen): Demand[] =>
  GOODS.map(good => ({
    good,
    supply: supply[good],
    needs: seats
      .map(seat => ({ seat, cubes: cubesFor(of(centres, seat), good) }))
      .filter(({ cubes }) => cubes > 0),
  }));

const cubesFor = (centre: Centre, good: Good): number =>
  wanted(centre)
    .filter(({ order }) => goodOf(order) === good)
    .reduce((sum, { order, count }) => sum + valueOf(order) * count, 0);
