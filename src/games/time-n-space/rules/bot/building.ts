/** Tiles and stages: what a better building is worth from now on. */
import { of } from '../../../../kit/seat';
import type { Slot, TileId } from '../components';
import type { Centre } from '../state';
import { bestSite, growth, type Site } from './machine';
import type { Mind } from './mind';

/** Of what it would be worth for a whole match. */
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
export function worthOfTile(mind: Mind, centre: Centre, tile: TileId): number {
  const site = bestSite(centre, tile, mind.character.weights, () => true);
  return Math.max(0, site?.gain ?? 0) * lasting(mind);
}
