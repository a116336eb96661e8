/** Cubes on one's own centre: which to make, and which to bring onto the beam stations. */
import { fieldsOf, fieldsWhere, isCube, isOrder, kindAt, makesAt, thingAt } from '../centre';
import type { Move } from '../beam';
import { type Field, GOODS, type Good, type Slot } from '../components';
import type { Centre } from '../state';
import { keptClear } from './building';
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
  if (plan.left < 3 || keptClear(mind, centre) === slot) return { chosen, worth };
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
