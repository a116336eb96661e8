/** The value of better buildings in the rest of the match. */
import { of } from '../../../../../kit/seat';
import type { Slot, TileId } from '../../components';
import { isEmpty, isOrder } from '../../centre';
import type { Building, Centre } from '../../state';
import type { Weights } from '../character';
import { bestSite, growth, type BuildSite } from '../machine';
import type { Mind } from '../mind';

/** Share of the value for a whole match. */
const lasting = ({ plan }: Mind): number => Math.max(0, plan.left - 3) / 30;

export const worthOfGrowth = (mind: Mind, centre: Centre, slot: Slot): number =>
  growth(mind, centre, slot) * lasting(mind);

/** Where the tile in the research station can go; buildings with a glass on them are out. */
export function toBuild(mind: Mind, centre: Centre): BuildSite | undefined {
  if (centre.research === null) return undefined;
  const glasses = of(mind.view.glasses, mind.seat);
  const isOpen = (slot: Slot) =>
    isEmpty(centre.buildings[slot]) && !glasses.some(glass => glass?.on === slot) ? 1 : 0;
  const site = bestSite(mind, centre, centre.research, isOpen);
  return site && { ...site, gain: site.gain * lasting(mind) };
}

/** The value of a moon's tile here. Wherever it goes, the building has to become empty first. */
export function worthOfTile(mind: Mind, centre: Centre, tile: TileId): number {
  const site = siteFor(mind, centre, tile);
  return Math.max(0, site?.gain ?? 0) * lasting(mind);
}

function siteFor(mind: Mind, centre: Centre, tile: TileId): BuildSite | undefined {
  const { weights } = mind.character;
  return bestSite(mind, centre, tile, slot => openSoon(centre.buildings[slot], weights));
}

/** How likely a building is empty by the time its tile arrives: cubes leave sooner than orders. */
function openSoon({ units }: Building, { cubesGo, ordersGo }: Weights): number {
  return units.reduce((chance, thing) => {
    if (thing === null) return chance;
    return chance * (isOrder(thing) ? ordersGo : cubesGo);
  }, 1);
}

/** The building to keep clear for the tile in the research station. */
export function keptClear(mind: Mind, centre: Centre): Slot | undefined {
  if (centre.research === null || lasting(mind) === 0) return undefined;
  const site = siteFor(mind, centre, centre.research);
  return site && site.gain > 0 ? site.slot : undefined;
}
