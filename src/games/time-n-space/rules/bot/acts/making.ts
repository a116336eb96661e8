/** Cubes on the bot's own centre: which to produce, and which to load onto beam stations. */
import {
  fieldsOf,
  fieldsWhere,
  isCube,
  kindAt,
  lying,
  makesAt,
  slotOf,
  thingAt,
} from '../../centre';
import type { Move } from '../../beam';
import { type Field, type Good, type Slot } from '../../components';
import type { Centre } from '../../state';
import { goodsFor } from '../colours';
import { foremost } from '../foremost';
import { noStock, stockOn } from '../stock';
import type { Mind } from '../mind';

export type Making<T> = { readonly chosen: readonly T[]; readonly worth: number };

const pullOf = ({ market }: Mind, good: Good, nth: number): number => market.pulls[good][nth] ?? 0;

/** Cubes for the units of a plant, as long as somebody will want them. */
export function toMake(mind: Mind, centre: Centre, slot: Slot): Making<Field> {
  const made = noStock();
  const chosen: Field[] = [];
  let worth = 0;
  if (mind.plan.left < 3 || mind.kept === slot) return { chosen, worth };
  const worthOfNext = nextCube(mind, centre);
  for (const { field, good } of unitsToFill(centre, slot)) {
    const gain = worthOfNext(good, made[good], chosen.length);
    if (mind.view.supply[good] <= made[good] || gain < 0.1) continue;
    made[good]++;
    chosen.push(field);
    worth += gain;
  }
  return { chosen, worth };
}

type Unit = { readonly field: Field; readonly good: Good };

/** The free units of a plant, with what they make. */
const unitsToFill = (centre: Centre, slot: Slot): Unit[] =>
  fieldsOf(slot, centre.buildings[slot]).flatMap(field => {
    const good = makesAt(centre, field);
    return good !== undefined && thingAt(centre, field) === null ? [{ field, good }] : [];
  });

/** The value of one more cube, given how many of its good and in all this plant is making. */
function nextCube(mind: Mind, centre: Centre) {
  const [loaded, waiting] = [stockOn(centre, 'beam'), stockOn(centre, 'plant')];
  const { produce } = mind.character.weights;
  return (good: Good, ofGood: number, inAll: number): number =>
    produce * pullOf(mind, good, loaded[good] + waiting[good] + ofGood) -
    crowding(mind, centre, 1 + inAll);
}

/** The cost of a cube that blocks room for orders due before the end. */
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

/** Loads the cubes in most demand onto the free units of a station. */
export function toBring(mind: Mind, centre: Centre, slot: Slot): Making<Move> {
  const { plan, character } = mind;
  const loaded = stockOn(centre, 'beam');
  const goods = goodsFor(mind.view, mind.seat);
  const waiting = cubesInPlants(centre).sort(
    (one, other) => goods.indexOf(one.good) - goods.indexOf(other.good),
  );
  const chosen: Move[] = [];
  let worth = 0;
  for (const to of fieldsOf(slot, centre.buildings[slot])) {
    if (thingAt(centre, to) !== null) continue;
    const cube = foremost(waiting, ({ good }) => pullOf(mind, good, loaded[good]));
    const pull = cube ? pullOf(mind, cube.good, loaded[cube.good]) : 0;
    if (!cube || pull < 0.15) break;
    waiting.splice(waiting.indexOf(cube), 1);
    loaded[cube.good]++;
    chosen.push({ from: cube.field, to });
    worth += character.weights.load * pull;
  }
  return { chosen, worth: plan.left < 1 ? worth * 0.3 : worth };
}

const cubesInPlants = (centre: Centre): Unit[] =>
  lying(centre, isCube)
    .filter(({ field }) => kindAt(centre, slotOf(field)) === 'plant')
    .map(({ field, thing }) => ({ field, good: thing }));
