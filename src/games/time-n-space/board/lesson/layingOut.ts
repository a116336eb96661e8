import { of } from '@/kit/seat';
import { goodOf } from '../../rules/centre';
import { ownOrders } from '../../rules/bot/survey';
import type { Field, Good, Order } from '../../rules/components';
import { centreOf, type Moment } from './moment';
import type { Offer } from './step';

/** The same fields, but as many orders of one good as there are, so that the colour will score. */
export const allOf =
  (good: Good) =>
  (asUsual: Offer, { view, seat }: Moment): Offer => {
    const all = ownOrders(of(view.centres, seat)).filter(order => goodOf(order) === good);
    const orders = asUsual.orders.flatMap(({ field }, n) => {
      const order = all[n];
      return order ? [{ order, field }] : [];
    });
    return { ...asUsual, orders };
  };

/** These orders onto these fields, as far as they are still above. */
export const exactly =
  (...orders: readonly (readonly [Order, Field])[]) =>
  (asUsual: Offer, now: Moment): Offer => ({
    ...asUsual,
    orders: orders
      .filter(([order]) => centreOf(now).above[order] > 0)
      .map(([order, field]) => ({ order, field })),
  });
