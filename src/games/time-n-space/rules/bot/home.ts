/** What to do on one's own centre, and what it is worth: making, loading, ordering, building. */
import { of } from '../../../../kit/seat';
import {
  fieldsOf,
  fieldsWhere,
  goodOf,
  isCube,
  isOrder,
  kindAt,
  makesAt,
  slotOf,
  thingAt,
  valueOf,
} from '../centre';
import type { Move } from '../beam';
import { type Field, GOODS, type Good, ORDERS, type Order, type Slot, SLOTS } from '../components';
import { mostAt, type Placing } from '../orders';
import type { Centre, Thing } from '../state';
import { bestSite, growth, type Site } from './machine';
import { noStock, stockOn } from './market';
import type { Mind } from './mind';

export type Choice<T> = { readonly chosen: readonly T[]; readonly worth: number };

const pullOf = ({ market }: Mind, good: Good, nth: number): number => market.pulls[good][nth] ?? 0;

/** Cubes for units of a plant, as long as somebody will want them. */
export function toMake(mind: Mind, centre: Centre, slot: Slot): Choice<Field> {
  const { plan, view, character } = mind;
  const [onBeams, onPlants, made] = [stockOn(centre, 'beam'), stockOn(centre, 'plant'), noStock()];
  const chosen: Field[] = [];
  let worth = 0;
  if (plan.left < 3) return { chosen, worth };
  for (const field of fieldsOf(slot, centre.buildings[slot])) {
    const good = makesAt(centre, field);
    if (good === undefined || thingAt(centre, field) !== null) continue;
    if (view.supply[good] <= made[good]) continue;
    const pull = pullOf(mind, good, onBeams[good] + onPlants[good] + made[good]);
    const gain = character.weights.produce * pull - crowding(mind, centre, 1 + chosen.length);
    if (gain < 0.1) continue;
    made[good]++;
    chosen.push(field);
    worth += gain;
  }
  return { chosen, worth };
}

/** What a field is worth that is wanted for orders before the end. */
function crowding({ plan }: Mind, centre: Centre, fields: number): number {
  const free = fieldsWhere(centre, thing => !isOrder(thing)).length;
  const cubes = fieldsWhere(centre, isCube).length;
  const needed = GOODS.reduce((sum, good) => sum + plan.above[good] * plan.hope[good], 0);
  const short = needed - (free - cubes - fields) - 0.7 * plan.left;
  return short > 0 && plan.left < 8 ? 0.4 * Math.min(short, 4) : 0;
}

/** The cubes that are wanted most, onto the free units of a station. */
export function toBring(mind: Mind, centre: Centre, slot: Slot): Choice<Move> {
  const { plan, character } = mind;
  const loaded = stockOn(centre, 'beam');
  const from = fieldsWhere(centre, (thing, on) => isCube(thing) && kindAt(centre, on) === 'plant');
  const chosen: Move[] = [];
  let worth = 0;
  for (const to of fieldsOf(slot, centre.buildings[slot])) {
    if (thingAt(centre, to) !== null) continue;
    let best: { field: Field; good: Good; pull: number } | undefined;
    for (const field of from) {
      if (chosen.some(move => move.from === field)) continue;
      const good = thingAt(centre, field) as Good;
      const pull = pullOf(mind, good, loaded[good]);
      if (!best || pull > best.pull) best = { field, good, pull };
    }
    if (!best || best.pull < 0.15) break;
    loaded[best.good]++;
    chosen.push({ from: best.field, to });
    worth += character.weights.load * best.pull;
  }
  return { chosen, worth: plan.left < 1 ? worth * 0.3 : worth };
}

// Orders ---------------------------------------------------------------------------------------------

/** Which orders go where: those that help most, onto the fields that are missed least. */
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
  return { chosen, worth: worth * (1 + press * hurry * hurry) };
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
export function easeOf({ view, seat }: Mind, order: Order): number {
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

export type Open = { readonly field: Field; readonly cost: number };

/** Free fields, the one that is missed least first; every one taken makes the next one dearer. */
export function openFields(mind: Mind, centre: Centre): Open[] {
  const left = working(centre);
  const rest = fieldsWhere(centre, thing => thing === null);
  const open: Open[] = [];
  while (rest.length > 0) {
    const best = cheapest(rest, field => costOf(mind, centre, field, left));
    open.push(best);
    rest.splice(rest.indexOf(best.field), 1);
    if (kindAt(centre, slotOf(best.field)) === 'beam') left.beams--;
    else left.plants[makesAt(centre, best.field) ?? 'grey']--;
  }
  return open;
}

function cheapest(fields: readonly Field[], costOfField: (field: Field) => number): Open {
  const open = fields.map((field): Open => ({ field, cost: costOfField(field) }));
  return open.reduce((best, one) => (one.cost < best.cost ? one : best));
}

function costOf({ plan, character }: Mind, centre: Centre, field: Field, left: Working): number {
  const { beamField, plantField, dump } = character.weights;
  const slot = slotOf(field);
  const time = Math.min(1, Math.max(0, plan.left - 1.5) / dump);
  const growing = centre.buildings[slot].stage === 2 ? 1 : 0;
  const good = makesAt(centre, field);
  if (good === undefined) return time * (growing + (2 * beamField) / Math.max(1, left.beams));
  const need = 0.4 + plan.hope[good];
  return time * (growing + (plantField * need) / Math.max(1, left.plants[good]));
}

type Working = { beams: number; plants: Record<Good, number> };

/** Units that no order blocks: of beam stations, and of plants by good. */
function working(centre: Centre): Working {
  let beams = 0;
  const plants = noStock();
  for (const slot of SLOTS) {
    const units: readonly (Thing | null)[] = centre.buildings[slot].units;
    const isBeam = kindAt(centre, slot) === 'beam';
    for (const [unit, thing] of units.entries()) {
      if (isOrder(thing)) continue;
      if (isBeam) beams++;
      else plants[makesAt(centre, `${slot}.${unit}` as Field) ?? 'grey']++;
    }
  }
  return { beams, plants };
}

// Building -------------------------------------------------------------------------------------------

/** What a better building is worth from now on, of what it would be worth for a whole match. */
const lasting = ({ plan }: Mind): number => Math.max(0, plan.left - 3) / 30;

export const worthOfGrowth = (mind: Mind, centre: Centre, slot: Slot): number =>
  growth(centre, slot, mind.character.weights) * lasting(mind);

/** Where the tile in the research station goes; a glass in the way is one that still stands there. */
export function toBuild(mind: Mind, centre: Centre): Site | undefined {
  if (centre.research === null) return undefined;
  const glasses = of(mind.view.glasses, mind.seat);
  const isOpen = (slot: Slot) =>
    centre.buildings[slot].units.every(thing => thing === null) &&
    !glasses.some(glass => glass?.on === slot);
  const site = bestSite(centre, centre.research, mind.character.weights, isOpen);
  return site && { ...site, gain: site.gain * lasting(mind) };
}

/** What the tile on a moon would be worth here: wherever it goes, it has to be empty one day. */
export function worthOfTile(
  mind: Mind,
  centre: Centre,
  tile: NonNullable<Centre['research']>,
): number {
  const site = bestSite(centre, tile, mind.character.weights, () => true);
  return Math.max(0, site?.gain ?? 0) * lasting(mind);
}
