import { of } from '@/kit/seat';
import { goodOf } from '../../rules/centre';
import { ownOrders } from '../../rules/bot/survey';
import type { Good } from '../../rules/components';
import type { DeedOf } from '../centre/laying';
import type { Moment } from './moment';

/** The same fields, but as many orders of one good as there are, so that the colour will score. */
export function offering(
  deed: DeedOf<'offer'>,
  { view, seat }: Moment,
  good: Good,
): DeedOf<'offer'> {
  const all = ownOrders(of(view.centres, seat)).filter(order => goodOf(order) === good);
  const orders = deed.orders.flatMap(({ field }, n) => {
    const order = all[n];
    return order ? [{ order, field }] : [];
  });
  return { ...deed, orders };
}
