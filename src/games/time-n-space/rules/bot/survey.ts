/** What a player sees at a glance. */
import { of, type Seat } from '../../../../kit/seat';
import { fieldsWhere, goodOf, isCube, isOrder, kindAt, loadedWith } from '../centre';
import { type Field, GOODS, type Good, ORDERS, type Order } from '../components';
import type { Centre, Seen } from '../state';

export const freeFields = (centre: Centre): Field[] => fieldsWhere(centre, thing => thing === null);

/** The counters above the player's own centre, each as often as it is there. */
export const ownOrders = ({ above }: Centre): Order[] =>
  ORDERS.flatMap(order => Array<Order>(above[order]).fill(order));

/** Fields of plants with a cube to be loaded. */
export const plantCubes = (centre: Centre): Field[] =>
  fieldsWhere(centre, (thing, slot) => isCube(thing) && kindAt(centre, slot) === 'plant');

/** Number of cubes on a centre: of one good, or of all. */
export const heldCount = (centre: Centre, good?: Good): number =>
  fieldsWhere(centre, thing => isCube(thing) && (good === undefined || thing === good)).length;

/** Number of cubes in its beam stations: of one good, or of all. */
export const loadedCount = (centre: Centre, good?: Good): number =>
  (good ? [good] : GOODS).flatMap(each => loadedWith(centre, each)).length;

/** Number of the player's own orders in play. */
export const onCentre = (centre: Centre): number => fieldsWhere(centre, isOrder).length;

/** How many cubes of a good the other players' orders ask for. */
export function askedCount(seen: Seen, seat: Seat, good: Good): number {
  const others = seen.seats.filter(other => other !== seat).map(other => of(seen.centres, other));
  return others.reduce((sum, centre) => sum + askedBy(centre, good), 0);
}

const askedBy = (centre: Centre, good: Good): number =>
  fieldsWhere(centre, thing => isOrder(thing) && goodOf(thing) === good).length;
