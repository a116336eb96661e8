/** The value of the buildings of a centre, whatever lies on them. */
import { face, isEmpty, kindAt } from '../centre';
import { type Face, GOODS, SLOTS, type Slot, type TileId, TILES } from '../components';
import { mostAt } from '../orders';
import type { Centre } from '../state';
import { foremost } from './foremost';
import { noStock, type Stock } from './stock';
import type { Mind } from './mind';

/** Diminishing returns: the total value of n of a kind, in units of the first. */
const LESS = [0, 1, 1.7, 2.3, 2.8, 3.2, 3.5, 3.7, 3.8, 3.9, 4];
const few = (count: number): number => LESS[Math.min(count, LESS.length - 1)] ?? 0;

type Changed = { readonly slot: Slot; readonly shown: Face };
type Power = { beams: number; most: number; others: number; batch: number; readonly made: Stock };

/** In points of a whole match, optionally with one building replaced. */
function machine({ character, plan }: Mind, centre: Centre, changed?: Changed): number {
  const { weights } = character;
  const { beams, most, others, batch, made } = powerOf(centre, changed);
  const units = GOODS.reduce((sum, good) => sum + made[good], 0);
  const makers = GOODS.reduce((sum, good) => sum + (made[good] > 0 ? plan.hope[good] : 0), 0);
  return (
    weights.beams * few(beams) +
    weights.trades * (few(most) + 0.3 * few(others)) +
    weights.plants * GOODS.reduce((sum, good) => sum + few(made[good]), 0) +
    weights.makers * makers +
    weights.batch * few(batch) +
    weights.room * (beams + units)
  );
}

function powerOf(centre: Centre, changed?: Changed): Power {
  const power: Power = { beams: 0, most: 0, others: 0, batch: 0, made: noStock() };
  for (const slot of SLOTS) {
    const shown = changed?.slot === slot ? changed.shown : face(slot, centre.buildings[slot]);
    add(power, shown);
  }
  return power;
}

function add(power: Power, shown: Face): void {
  switch (shown.kind) {
    case 'beam':
      power.beams += shown.units;
      return;
    case 'trade':
      power.others += Math.min(power.most, shown.most);
      power.most = Math.max(power.most, shown.most);
      return;
    case 'plant':
      power.batch += shown.makes.length - 1;
      for (const good of shown.makes) power.made[good]++;
  }
}

/** The gain from a building's next stage, or 0 if it cannot be upgraded. */
export function growth(mind: Mind, centre: Centre, slot: Slot): number {
  const { tile, stage } = centre.buildings[slot];
  const shown = tile !== null && stage === 2 ? TILES[tile]?.[3] : undefined;
  if (!shown || !isEmpty(centre.buildings[slot])) return 0;
  return machine(mind, centre, { slot, shown }) - machine(mind, centre);
}

export type BuildSite = { readonly slot: Slot; readonly gain: number };

/** The best place for a tile, weighted by how likely each building can be covered. */
export function bestSite(
  mind: Mind,
  centre: Centre,
  tile: TileId,
  open: (slot: Slot) => number,
): BuildSite | undefined {
  const faces = TILES[tile];
  if (!faces) return undefined;
  const now = machine(mind, centre);
  const gain = (slot: Slot, shown: Face) => machine(mind, centre, { slot, shown }) - now;
  const sites = SLOTS.filter(slot => mayCover(centre, slot, faces[2])).map((slot): BuildSite => {
    const grown = 0.6 * gain(slot, faces[2]) + 0.4 * gain(slot, faces[3]);
    return { slot, gain: open(slot) * grown };
  });
  return foremost(sites, site => site.gain);
}

const mayCover = (centre: Centre, slot: Slot, shown: Face): boolean =>
  centre.buildings[slot].stage === 1 &&
  (!isLast(centre, slot) || kindAt(centre, slot) === shown.kind);

/** Without a beam station nothing works, and trading centres for single orders are too slow. */
function isLast(centre: Centre, slot: Slot): boolean {
  const others = SLOTS.filter(other => other !== slot);
  switch (kindAt(centre, slot)) {
    case 'plant':
      return false;
    case 'beam':
      return !others.some(other => kindAt(centre, other) === 'beam');
    case 'trade':
      return !others.some(other => mostAt(centre, other) > 1);
  }
}
