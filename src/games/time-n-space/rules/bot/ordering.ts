/** Orders out of a trading centre: those that help most, onto the fields that are missed least. */
import { of } from '../../../../kit/seat';
import { goodOf, valueOf } from '../centre';
import { ORDERS, type Order, type Slot } from '../components';
import { mostAt, type Placing } from '../orders';
import type { Centre } from '../state';
import type { Choice } from './making';
import { stockOn } from './stock';
import type { Mind } from './mind';
import { openFields } from './room';

export function toOrder(mind: Mind, centre: Centre, slot: Slot): Choice<Placing> {
  const left = { ...centre.above };
  const worths = ORDERS.map(order => ({ order, ...worthOfOrder(mind, order) }));
  const chosen: Placing[] = [];
  let worth = 0;
  for (const { field, cost } of openFields(mind, centre).slice(0, mostAt(centre, slot))) {
    let best: { order: Order; gain: number } | undefined;
    for (const { order, worth: bare, lasts } of worths) {
      const gain = bare - cost * lasts;
      if (left[order] > 0 && (!best || gain > best.gain)) best = { order, gain };
    }
    if (!best || best.gain < 0.1) break;
    left[best.order]--;
    chosen.push({ order: best.order, field });
    worth += best.gain;
  }
  const { press } = mind.character.weights;
  const { hurry } = mind.plan;
  return { chosen, worth: worth * (1 + press * hurry ** 3) };
}

/** Its part in getting the colour down, and how soon others will have cleared it away again. */
function worthOfOrder(mind: Mind, order: Order): { worth: number; lasts: number } {
  const { plan, character, calls } = mind;
  const { weights } = character;
  const { offer, ease, blocks } = weights;
  const good = goodOf(order);
  const colour = plan.hope[good] * (weights.colour + plan.values[good] * plan.symbols[good]);
  const called = calls.includes(good) && valueOf(order) < 3 ? 0.5 : 0;
  const easy = Math.min(1, easeOf(mind, order) + called);
  return {
    worth: (offer * colour) / (weights.last + plan.above[good]) + ease * easy,
    lasts: (1 + blocks * (valueOf(order) - 1)) * (1.3 - 0.6 * easy),
  };
}

/** Whether others have the cubes for it, and have them loaded. */
function easeOf({ view, seat }: Mind, order: Order): number {
  const [good, value] = [goodOf(order), valueOf(order)];
  let best = 0.2 / value;
  for (const other of view.seats) {
    if (other === seat) continue;
    const centre = of(view.centres, other);
    const onBeams = stockOn(centre, 'beam')[good];
    if (onBeams >= value) best = Math.max(best, 1);
    else if (onBeams + stockOn(centre, 'plant')[good] >= value) best = Math.max(best, 0.6);
  }
  return best;
}
