/** Where the places of the game lie on the screen that all look at, in its dots. */
import type { Seat } from '@/kit/seat';
import type { Seen } from '../../rules/state';
import { stationSpot } from '../station/stationSpots';
import type { Belonging, TravelPlace } from '../travels/places';
import { engineerSpot, planIn, slotSpot } from './headquartersPlan';
import type { Rect, Spot, WatchLayout } from './layout';

export function watchSpot(view: Seen, layout: WatchLayout, place: TravelPlace): Spot | undefined {
  const { station, supply, headquarters } = layout;
  const plan = planIn(headquarters);
  const inPlan = ({ x, y }: Spot) => ({ x: plan.x + x * plan.scale, y: plan.y + y * plan.scale });
  switch (place.at) {
    case 'room':
      return inPlan(engineerSpot(place.room, 0, 1));
    case 'slot':
      return inPlan(slotSpot(place.place, view.seats.length));
    case 'seat':
      return onCard(cardOfSeat(view, layout, place.seat), place.part);
    case 'supply':
      return { x: supply.x, y: supply.y };
    default: {
      const spot = stationSpot(view, place);
      return (
        spot && { x: station.x + spot.x * station.scale, y: station.y + spot.y * station.scale }
      );
    }
  }
}

const cardOfSeat = ({ order }: Seen, { cards }: WatchLayout, seat: Seat): Rect | undefined =>
  cards[order.indexOf(seat)];

function onCard(card: Rect | undefined, part: Belonging): Spot | undefined {
  const { x, y } = PARTS[part];
  return card && { x: card.x + x * card.width, y: card.y + y * card.height };
}

/** In shares of a card: its head, and its two rows of three. */
const PARTS: Readonly<Record<Belonging, Spot>> = {
  bots: { x: 0.66, y: 0.16 },
  crystals: { x: 0.1, y: 0.38 },
  time: { x: 0.42, y: 0.38 },
  cards: { x: 0.74, y: 0.38 },
  stock: { x: 0.1, y: 0.58 },
  submarines: { x: 0.42, y: 0.58 },
  lab: { x: 0.74, y: 0.58 },
};
