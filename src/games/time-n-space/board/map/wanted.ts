/** Lists the orders that stand on a player's centre. */
import { fieldsWhere, isOrder, thingAt } from '../../rules/centre';
import { type Order, ORDERS } from '../../rules/components';
import type { Centre } from '../../rules/state';

type Want = { readonly order: Order; readonly count: number };

/** Lists each kind once, good by good, the smallest value first. */
export function wanted(centre: Centre): Want[] {
  const standing = fieldsWhere(centre, thing => isOrder(thing)).map(field =>
    thingAt(centre, field),
  );
  return ORDERS.map(order => ({
    order,
    count: standing.filter(thing => thing === order).length,
  })).filter(({ count }) => count > 0);
}
