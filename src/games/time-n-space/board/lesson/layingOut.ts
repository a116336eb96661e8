import { of } from '@/kit/seat';
import { goodOf } from '../../rules/centre';
import { ownOrders } from '../../rules/bot/survey';
import type { Field, Good, Order } from '../../rules/components';
import { centreOf, type LessonMoment } from './moment';
import type { OfferDeed } from './step';

/** Keeps the fields, but fills them with all orders of one good, so that the colour will score. */
export const allOf =
  (good: Good) =>
  (asUsual: OfferDeed, { view, seat }: LessonMoment): OfferDeed => {
    const all = ownOrders(of(view.centres, seat)).filter(order => goodOf(order) === good);
    const orders = asUsual.orders.flatMap(({ field }, n) => {
      const order = all[n];
      return order ? [{ order, field }] : [];
    });
    return { ...asUsual, orders };
  };

/** Puts these orders onto these fields, as far as they are still above. */
export const exactly =
  (...orders: readonly (readonly [Order, Field])[]) =>
  (asUsual: OfferDeed, now: LessonMoment): OfferDeed => ({
    ...asUsual,
    orders: orders
      .filter(([order]) => centreOf(now).above[order] > 0)
      .map(([order, field]) => ({ order, field })),
  });
