/** Tells which colours would score nothing, because orders of them are still above the centre. */
import { goodOf } from '../../rules/centre';
import { GOODS, type Good, ORDERS, type Order } from '../../rules/components';
import { score } from '../../rules/score';
import type { Centre } from '../../rules/state';
import { leftAbove } from './filling';
import { record } from '@/kit/keys';

export type ColourOrders = {
  readonly good: Good;
  /** The player's orders of the colour that are not yet in play. */
  readonly left: number;
  readonly orders: readonly (readonly [order: Order, count: number])[];
  /** The points of the colour if nothing were left above. */
  readonly worth: number;
};

export const ordersByColour = (centre: Centre): ColourOrders[] => {
  const left = leftAbove(centre);
  const { rows } = score({ ...centre, above: NOTHING });
  return GOODS.map(good => ({
    good,
    left: left[good],
    orders: ORDERS.filter(order => goodOf(order) === good && centre.above[order] > 0).map(
      order => [order, centre.above[order]] as const,
    ),
    worth: rows[good].points,
  }));
};

const NOTHING = record(ORDERS, () => 0);
