/** Cubes on one's own centre: which to make, and which to bring onto the beam stations. */
import { fieldsOf, fieldsWhere, isCube, kindAt, makesAt, thingAt } from '../centre';
import type { Move } from '../beam';
import { type Field, type Good, type Slot } from '../components';
import type { Centre } from '../state';
import { noStock, stockOn } from './stock';
import type { Mind } from './mind';

export type Choice<T> = { readonly chosen: readonly T[]; readonly worth: number };

const pullOf = ({ market }: Mind, good: Good, nth: number): number => market.pulls[good][nth] ?? 0;

/** Cubes for units of a plant, as long as somebody will want them. */
export function toMake(mind: Mind, centre: Centre, slot: Slot): Choice<Field> {
  const { plan, view } = mind;
  const made = noStock();
  const chosen: Field[] = [];
  let worth = 0;
  if (plan.left < 3 || mind.kept === slot) return { chosen, worth };
  const worthOfNext = nextCube(mind, centre);
  for (const field of fieldsOf(slot, centre.buildings[slot])) {
    const good = makesAt(centre, field);
    if (good === undefined || thingAt(centre, field) !== null) continue;
    if (view.supply[good] <= made[good]) continue;
    const gain = worthOfNext(good, made[good], chosen.length);
    if (gain < 0.1) continue;
    made[good]++;
    chosen.push(field);
    worth += gain;
  }
  return { chosen, worth };
}

/** What one cube more is worth, with so many of its good and so many in all made at this plant. */
function nextCube(mind: Mind, centre: Centre) {
  const [loaded, waiting] = [stockOn(centre, 'beam'), stockOn(centre, 'plant')];
  const { produce } = mind.character.weights;
  return (good: Good, ofGood: number, inAll: number): number =>
    produce * pullOf(mind, good, loaded[good] + waiting[good] + ofGood) -
    crowding(mind, centre, 1 + inAll);
}

/** What a cube costs that takes the room of orders which are due before the end. */
function crowding({ plan, character }: Mind, centre: Centre, fields: number): number {
  const { cleared, crowds } = character.weights;
  const nearing = Math.min(1, Math.max(0, (15 - plan.left) / 5));
  const count = (kind: 'beam' | 'plant') =>
    fieldsWhere(centre, (thing, slot) => isCube(thing) && kindAt(centre, slot) === kind).length;
  const free = fieldsWhere(centre, thing => thing === null).length;
  const leaving =
    0.7 * count('beam') * Math.min(1, plan.left / 4) +
    0.3 * count('plant') * Math.min(1, plan.left / 6);
  const short = plan.due + fields - free - leaving - cleared * plan.left;
  return short > 0 ? nearing * crowds * Math.min(short, 2) : 0;
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
