/** The best deed where a glass is lifted. */
import { of } from '../../../../../kit/seat';
import type { Deed } from '../../actions';
import { destination, isMoon, planetAt } from '../../board';
import { kindAt } from '../../centre';
import type { MoonId, Place, Slot } from '../../components';
import type { Centre } from '../../state';
import { toBuild, worthOfGrowth, worthOfTile } from './building';
import { toBring, toMake } from './making';
import { haulAt, paidFrom } from '../flights/haul';
import { stockOn } from '../stock';
import type { Mind } from '../mind';
import { toOrder } from './ordering';

const LAPSE: Deed = { do: 'lapse' };

export function deedAt(mind: Mind, centre: Centre, on: Place): Deed {
  if (on === 'ship') return deedOfShip(mind, centre);
  if (on === 'research') {
    const site = toBuild(mind, centre);
    return site && site.gain > 0 ? { do: 'build', slot: site.slot } : LAPSE;
  }
  return meantAt(mind, centre, on).deed;
}

type Meant = { readonly deed: Deed; readonly worth: number };

/** The purpose of a glass on this building, and its value. */
export function meantAt(mind: Mind, centre: Centre, slot: Slot): Meant {
  const [growth, meant] = [worthOfGrowth(mind, centre, slot), usual(mind, centre, slot)];
  return growth > meant.worth ? { deed: { do: 'upgrade' }, worth: growth } : meant;
}

/** The building's usual action. */
function usual(mind: Mind, centre: Centre, slot: Slot): Meant {
  switch (kindAt(centre, slot)) {
    case 'plant': {
      const { chosen, worth } = toMake(mind, centre, slot);
      return { worth, deed: chosen.length > 0 ? { do: 'produce', fields: chosen } : LAPSE };
    }
    case 'beam': {
      const { chosen, worth } = toBring(mind, centre, slot);
      return { worth, deed: chosen.length > 0 ? { do: 'load', moves: chosen } : LAPSE };
    }
    case 'trade': {
      const { chosen, worth } = toOrder(mind, centre, slot);
      return { worth, deed: chosen.length > 0 ? { do: 'offer', orders: chosen } : LAPSE };
    }
  }
}

function deedOfShip(mind: Mind, centre: Centre): Deed {
  const { view, seat } = mind;
  const node = destination(of(view.ships, seat));
  if (node === seat) return LAPSE;
  if (isMoon(node)) return deedOnMoon(mind, centre, node);
  const { orders } = haulAt(mind.market, view, planetAt(node), stockOn(centre, 'beam'));
  return orders.length > 0 ? { do: 'deliver', deliveries: paidFrom(centre, orders) } : LAPSE;
}

function deedOnMoon(mind: Mind, centre: Centre, moon: MoonId): Deed {
  const { top = null, left = 0 } = mind.view.moons[moon] ?? {};
  if (top === null) return LAPSE;
  if (centre.research === null && worthOfTile(mind, centre, top) > 0.3)
    return { do: 'take', tile: top };
  return left > 1 ? { do: 'tuck', tile: top } : LAPSE;
}
