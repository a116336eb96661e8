/** Builds a deed by touching pieces: every touch makes a new deed of the same kind. */
import type { Deed } from '../../rules/actions';
import { goodOf, isCube, loadedWith, thingAt, valueOf } from '../../rules/centre';
import type { Field, Order } from '../../rules/components';
import { countOf, type Placing } from '../../rules/orders';
import type { Centre, Delivery } from '../../rules/state';

export type DeedOf<K extends Deed['do']> = Extract<Deed, { do: K }>;

const toggled = <T>(things: readonly T[], thing: T): T[] =>
  things.includes(thing) ? things.filter(other => other !== thing) : [...things, thing];

/** Fills a unit of a plant, or empties it. */
export const withFilled = (deed: DeedOf<'produce'>, field: Field): Deed => ({
  ...deed,
  fields: toggled(deed.fields, field).sort(),
});

/**
 * Takes a cube along, or leaves it; when the station is full, the first one chosen stays behind.
 */
export function withCargo(deed: DeedOf<'load'>, cube: Field, units: readonly Field[]): Deed {
  const cubes = toggled(
    deed.moves.map(({ from }) => from),
    cube,
  ).slice(-units.length);
  const moves = cubes.flatMap((from, n) => {
    const to = units[n];
    return to ? [{ from, to }] : [];
  });
  return { ...deed, moves };
}

// Orders onto fields ----------------------------------------------------------------------------------

/** Replaces the n-th order, or adds it if there are fewer. */
export const withOrder = (
  placings: readonly Placing[],
  n: number,
  order: Order,
  fields: readonly Field[],
): Placing[] => {
  if (n < placings.length) {
    return placings.map((placing, at) => (at === n ? { ...placing, order } : placing));
  }
  const used = placings.map(({ field }) => field);
  const field = fields.find(free => !used.includes(free));
  return field ? [...placings, { order, field }] : [...placings];
};

/** Moves the n-th order to a field; an order already there takes the field it came from. */
export const withField = (placings: readonly Placing[], n: number, field: Field): Placing[] => {
  const before = placings[n]?.field;
  return placings.map((placing, at) => {
    if (at === n) return { ...placing, field };
    return placing.field === field && before ? { ...placing, field: before } : placing;
  });
};

export const withoutPlacing = (placings: readonly Placing[], n: number): Placing[] =>
  placings.filter((_, at) => at !== n);

/** Counts the orders of a kind that are left above, without those laid out. */
export const stillAbove = ({ above }: Centre, placings: readonly Placing[], order: Order): number =>
  above[order] -
  countOf(
    placings.map(placing => placing.order),
    order,
  );

// Deliveries ------------------------------------------------------------------------------------------

const cubesIn = (deliveries: readonly Delivery[]): Field[] =>
  deliveries.flatMap(({ from }) => from);

/** Returns the loaded cubes of the order's good that pay for nothing yet. */
const spare = (mine: Centre, deliveries: readonly Delivery[], order: Order): Field[] =>
  loadedWith(mine, goodOf(order)).filter(field => !cubesIn(deliveries).includes(field));

/** Adds a delivery of the order; returns the same array if there are not enough cubes. */
export function withDelivery(
  mine: Centre,
  deliveries: readonly Delivery[],
  order: Order,
): readonly Delivery[] {
  const from = spare(mine, deliveries, order).slice(0, valueOf(order));
  return from.length < valueOf(order) ? deliveries : [...deliveries, { order, from }];
}

/** Removes the last delivery of the order. */
export function withoutDelivery(deliveries: readonly Delivery[], order: Order): Delivery[] {
  const last = deliveries.map(delivery => delivery.order).lastIndexOf(order);
  return deliveries.filter((_, n) => n !== last);
}

/** Swaps the cube for another of its good, in or out of the deliveries. */
export function withOtherCube(
  mine: Centre,
  deliveries: readonly Delivery[],
  cube: Field,
): readonly Delivery[] {
  const good = thingAt(mine, cube);
  if (!isCube(good)) return deliveries;
  const used = cubesIn(deliveries);
  const alike = loadedWith(mine, good);
  const other = used.includes(cube)
    ? alike.find(field => !used.includes(field))
    : [...alike].reverse().find(field => used.includes(field));
  if (!other) return deliveries;
  const swap = (field: Field) => (field === cube ? other : field === other ? cube : field);
  return deliveries.map(({ order, from }) => ({ order, from: from.map(swap) }));
}
