/** Before the start: which two orders to choose, and where to place them. */
import { firstTwo } from '../../../../../kit/lists';
import { type Chance, shuffled } from '../../../../../kit/random';
import { of } from '../../../../../kit/seat';
import type { Intent } from '../../../../game';
import type { Action } from '../../actions';
import { ONES, type Order } from '../../components';
import { type Mind, mindCentre } from '../mind';
import { openFields } from '../room';

export const choosing = (mind: Mind, next: () => Chance): Intent<Action> => ({
  act: { type: 'choose', orders: firstOrders(mind, next) },
});

/** Two orders of value 1, for which somebody will soon have cubes. */
function firstOrders(mind: Mind, next: () => Chance): readonly [Order, Order] {
  const { above } = mindCentre(mind);
  const ones = ONES.filter(order => above[order] > 0);
  return firstTwo(shuffled(ones, next));
}

export function preparing(mind: Mind): Intent<Action> {
  const { view, seat } = mind;
  const hand = view.phase.name === 'preparing' ? of(view.phase.hand, seat) : [];
  if (hand.length === 0) return { act: { type: 'ready' } };
  const [one, other] = openFields(mind, mindCentre(mind));
  return one && other ? { act: { type: 'place', fields: [one.field, other.field] } } : undefined;
}
