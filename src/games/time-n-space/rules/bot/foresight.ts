/** The centre as it will be when the other glass has done its deed. */
import type { Deed } from '../actions';
import { makesAt, thingAt, withAbove, withThings } from '../centre';
import type { Field, Place } from '../components';
import { type Placing, withPlaced } from '../orders';
import type { Centre, Thing } from '../state';
import { deedAt } from './acts/deed';
import type { Mind } from './mind';

export const foreseen = (mind: Mind, centre: Centre, on: Place): Centre =>
  after(centre, deedAt(mind, centre, on));

function after(centre: Centre, deed: Deed): Centre {
  switch (deed.do) {
    case 'produce':
      return laid(centre, deed.fields, field => makesAt(centre, field) ?? null);
    case 'load':
      return loaded(centre, deed.moves);
    case 'offer':
      return offered(centre, deed.orders);
    case 'deliver':
      return laid(
        centre,
        deed.deliveries.flatMap(({ from }) => from),
        () => null,
      );
    case 'take':
      return { ...centre, research: deed.tile };
    case 'build':
      return { ...centre, research: null };
    default:
      return centre;
  }
}

const laid = (
  centre: Centre,
  fields: readonly Field[],
  thing: (field: Field) => Thing | null,
): Centre =>
  withThings(
    centre,
    fields.map(field => [field, thing(field)]),
  );

function loaded(centre: Centre, moves: Extract<Deed, { do: 'load' }>['moves']): Centre {
  const filled = moves.map(({ from, to }) => [to, thingAt(centre, from) ?? null] as const);
  const emptied = moves.map(({ from }) => [from, null] as const);
  return withThings(centre, [...filled, ...emptied]);
}

const offered = (centre: Centre, orders: readonly Placing[]): Centre =>
  orders.reduce((soFar, { order }) => withAbove(soFar, order, -1), withPlaced(centre, orders));
