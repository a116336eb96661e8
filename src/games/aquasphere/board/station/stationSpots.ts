/** Where a place of the station lies, around the centre at 0, 0; undefined if it is none of it. */
import type { Seen } from '../../rules/state';
import type { TravelPlace } from '../travels/places';
import { socketAt } from './ChargingStation';
import { paneMiddle, placeOf } from './geometry';
import { outsideOf } from './SectorShape';

type Point = { readonly x: number; readonly y: number };

export function stationSpot({ ring }: Seen, place: TravelPlace): Point | undefined {
  if (place.at === 'centre') return { x: 0, y: 0 };
  const within = sectorSpot(place);
  if (!within || !('letter' in place)) return undefined;
  const middle = placeOf(ring.indexOf(place.letter));
  return { x: middle.x + within.x, y: middle.y + within.y };
}

/** From the middle of its sector. */
export function sectorSpot(place: TravelPlace): Point | undefined {
  switch (place.at) {
    case 'hub':
      return { x: 0, y: -5 };
    case 'pane':
      return paneMiddle(place.task);
    case 'charging':
      return socketAt(place.socket);
    case 'rim':
      return outsideOf(place.task);
    default:
      return undefined;
  }
}
