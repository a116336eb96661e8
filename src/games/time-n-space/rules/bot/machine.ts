/** What the buildings of a centre are good for, whatever lies on them. */
import { face, isEmpty, kindAt } from '../centre';
import { type Face, GOODS, type Good, SLOTS, type Slot, type TileId, TILES } from '../components';
import { mostAt } from '../orders';
import type { Centre } from '../state';
import type { Weights } from './character';

/** Each more is worth less: the first, the second, and so on, of the worth of one. */
const LESS = [0, 1, 1.7, 2.3, 2.8, 3.2, 3.5, 3.7, 3.8, 3.9, 4];
const few = (count: number): number => LESS[Math.min(count, LESS.length - 1)] ?? 0;

type Changed = { readonly slot: Slot; readonly shown: Face };

/** In points of a whole match, with one building replaced by another if so asked. */
function machine(centre: Centre, weights: Weights, changed?: Changed): number {
  let [beams, most, others, batch] = [0, 0, 0, 0];
  const made: Record<Good, number> = { grey: 0, yellow: 0, blue: 0, brown: 0 };
  for (const slot of SLOTS) {
    const shown = changed?.slot === slot ? changed.shown : face(slot, centre.buildings[slot]);
    if (shown.kind === 'beam') beams += shown.units;
    else if (shown.kind === 'trade') {
      others += Math.min(most, shown.most);
      most = Math.max(most, shown.most);
    } else {
      batch += shown.makes.length - 1;
      for (const good of shown.makes) made[good]++;
    }
  }
  const plants = GOODS.reduce((sum, good) => sum + few(made[good]), 0);
  return (
    weights.beams * few(beams) +
    weights.trades * (few(most) + 0.3 * few(others)) +
    weights.plants * plants +
    weights.batch * few(batch) +
    weights.room * (beams + GOODS.reduce((sum, good) => sum + made[good], 0))
  );
}

/** What the next stage of a building adds, if it can be had at all. */
export function growth(centre: Centre, slot: Slot, weights: Weights): number {
  const { tile, stage } = centre.buildings[slot];
  const shown = tile !== null && stage === 2 ? TILES[tile]?.[3] : undefined;
  if (!shown || !isEmpty(centre.buildings[slot])) return 0;
  return machine(centre, weights, { slot, shown }) - machine(centre, weights);
}

export type Site = { readonly slot: Slot; readonly gain: number };

/** The best place for a tile among the buildings it may cover; on its own kind, it grows on. */
export function bestSite(
  centre: Centre,
  tile: TileId,
  weights: Weights,
  open: (slot: Slot) => number,
): Site | undefined {
  const faces = TILES[tile];
  if (!faces) return undefined;
  const now = machine(centre, weights);
  let best: Site | undefined;
  for (const slot of SLOTS) {
    const chance = centre.buildings[slot].stage === 1 ? open(slot) : 0;
    if (chance === 0) continue;
    if (isLast(centre, slot) && kindAt(centre, slot) !== faces[2].kind) continue;
    const after = (shown: Face) => machine(centre, weights, { slot, shown }) - now;
    const gain = chance * (0.6 * after(faces[2]) + 0.4 * after(faces[3]));
    if (!best || gain > best.gain) best = { slot, gain };
  }
  return best;
}

/** Without a beam station nothing goes on, and orders one at a time are too slow. */
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
