/** Puts up the most helpful orders on the least useful fields. */
import { of } from '../../../../../kit/seat';
import { goodOf, valueOf } from '../../centre';
import { type Order, type Slot, VALUES } from '../../components';
import { mostAt, type Placing } from '../../orders';
import type { Centre } from '../../state';
import { goodsFor } from '../colours';
import { foremost } from '../foremost';
import type { Making } from './making';
import { stockOn } from '../stock';
import type { Mind } from '../mind';
import { openFields } from '../room';

export function toOrder(mind: Mind, centre: Centre, slot: Slot): Making<Placing> {
  const left = { ...centre.above };
  const weighed = goodsFor(mind.view, mind.seat).flatMap(good =>
    VALUES.map(value => weigh(mind, `${good}-${value}`)),
  );
  const chosen: Placing[] = [];
  let worth = 0;
  for (const { field, cost } of openFields(mind, centre).slice(0, mostAt(centre, slot))) {
    const gainOf = (one: Weighed) => one.worth - cost * one.lasts;
    const best = foremost(
      weighed.filter(({ order }) => left[order] > 0),
      gainOf,
    );
    if (!best || gainOf(best) < 0.1) break;
    left[best.order]--;
    chosen.push({ order: best.order, field });
    worth += gainOf(best);
  }
  return { chosen, worth: worth * pressing(mind) };
}

/** Orders weigh more as the last chance for them comes nearer. */
const pressing = ({ plan, character }: Mind): number =>
  1 + character.weights.press * plan.hurry ** 3;

type Weighed = { readonly order: Order; readonly worth: number; readonly lasts: number };

/** Minutes before the end from which orders are no longer held back. */
const SOON = 8;

/** The order's part in getting its colour down, and how soon others will clear it away. */
function weigh(mind: Mind, order: Order): Weighed {
  const { plan, character, calls } = mind;
  const { weights } = character;
  const { offer, ease, blocks, patience } = weights;
  const ripe = 1 - patience * Math.min(1, plan.left / SOON);
  const good = goodOf(order);
  const colour = plan.hope[good] * (weights.colour + plan.values[good] * plan.symbols[good]);
  const called = calls.includes(good) && valueOf(order) < 3 ? 0.5 : 0;
  const easy = Math.min(1, easeOf(mind, order) + called);
  return {
    order,
    worth: (ripe * offer * colour) / (weights.last + plan.above[good]) + ease * easy,
    lasts: (1 + blocks * (valueOf(order) - 1)) * (1.3 - 0.6 * easy),
  };
}

/** How far others have the cubes for it, and have them loaded. */
function easeOf({ view, seat }: Mind, order: Order): number {
  const others = view.seats.filter(other => other !== seat).map(other => of(view.centres, other));
  return Math.max(0.2 / valueOf(order), ...others.map(centre => easeFor(centre, order)));
}

function easeFor(centre: Centre, order: Order): number {
  const [good, value] = [goodOf(order), valueOf(order)];
  const onBeams = stockOn(centre, 'beam')[good];
  if (onBeams >= value) return 1;
  return onBeams + stockOn(centre, 'plant')[good] >= value ? 0.6 : 0;
}
