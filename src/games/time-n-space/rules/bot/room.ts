/** Where orders can stand: each takes a field from a plant or a beam station. */
import { fieldsWhere, isOrder, kindAt, makesAt, slotOf } from '../centre';
import type { Field, Good } from '../components';
import type { Centre } from '../state';
import { goodsFor } from './colours';
import { foremost } from './foremost';
import { noStock } from './stock';
import type { Mind } from './mind';

/** The cost of an order where a tile is to be built. */
const KEPT = 3;

type Open = { readonly field: Field; readonly cost: number };

/** Free fields, the least useful first; every field taken makes the next one more expensive. */
export function openFields(mind: Mind, centre: Centre): Open[] {
  const left = working(centre);
  const rest = inTurn(
    mind,
    centre,
    fieldsWhere(centre, thing => thing === null),
  );
  const open: Open[] = [];
  while (rest.length > 0) {
    const costs = rest.map((field): Open => ({ field, cost: costOf(mind, centre, field, left) }));
    const best = foremost(costs, ({ cost }) => -cost);
    if (!best) break;
    open.push(best);
    rest.splice(rest.indexOf(best.field), 1);
    block(centre, best.field, left);
  }
  return open;
}

/** Plants in this seat's order of goods, then the beam stations. */
function inTurn({ view, seat }: Mind, centre: Centre, fields: readonly Field[]): Field[] {
  const goods = goodsFor(view, seat);
  const turnOf = (field: Field) => {
    const good = makesAt(centre, field);
    return good === undefined ? goods.length : goods.indexOf(good);
  };
  return [...fields].sort((one, other) => turnOf(one) - turnOf(other));
}

/** How useful a free field is otherwise. */
export const missed = (mind: Mind, centre: Centre, field: Field): number =>
  costOf(mind, centre, field, working(centre));

function block(centre: Centre, field: Field, left: Working): void {
  if (kindAt(centre, slotOf(field)) === 'beam') left.beams--;
  else left.plants[makesAt(centre, field) ?? 'grey']--;
}

/** The cost of an order on this field, which falls towards the end. */
function costOf(mind: Mind, centre: Centre, field: Field, left: Working): number {
  const { plan, character } = mind;
  const { beamField, plantField, dump } = character.weights;
  const time = Math.min(1, Math.max(0, plan.left - 1.5) / dump);
  const slot = slotOf(field);
  const growing = centre.buildings[slot].stage === 2 ? 1 : 0;
  const good = makesAt(centre, field);
  const work =
    good === undefined
      ? (2 * beamField) / Math.max(1, left.beams)
      : (plantField * (0.4 + plan.hope[good])) / Math.max(1, left.plants[good]);
  return time * (growing + work) + (slot === mind.kept ? KEPT : 0);
}

type Working = { beams: number; readonly plants: Record<Good, number> };

/** Units without orders: of beam stations, and of plants by good. */
function working(centre: Centre): Working {
  const left: Working = { beams: 0, plants: noStock() };
  for (const field of fieldsWhere(centre, thing => !isOrder(thing))) {
    const good = makesAt(centre, field);
    if (good === undefined) left.beams++;
    else left.plants[good]++;
  }
  return left;
}
