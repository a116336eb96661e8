/** Where the places of the game are on one player’s screen. */
import { SEAT_NAMES, type Letter, LETTERS, type Room, START } from '../../rules/components';
import type { Seat } from '@/kit/seat';
import { isOneOf } from '@/kit/keys';
import { sum } from '@/kit/lists';
import { RADIUS } from '../station/geometry';
import { sectorSpot } from '../station/stationSpots';
import type { Belonging, TravelPlace } from '../travels/places';
import type { Anchor } from './anchors';
import type { PartBox } from './measured';

export type Boxes = {
  readonly parts: ReadonlyMap<Anchor, PartBox>;
  readonly sectors: ReadonlyMap<Letter, PartBox>;
  readonly rooms: ReadonlyMap<Room, PartBox>;
};

type HandSpot = {
  readonly x: number;
  readonly y: number;
  /** False: behind the tab of another page. */
  readonly isHere: boolean;
};

export function handSpot(boxes: Boxes, own: Seat, place: TravelPlace): HandSpot | undefined {
  switch (place.at) {
    case 'room':
      return here(place.room === START ? undefined : boxes.rooms.get(place.room)) ?? inHouse(boxes);
    case 'slot':
      return inHouse(boxes);
    case 'seat':
      return place.seat === own
        ? (here(boxes.parts.get(plateOf(place.part))) ?? behind(boxes, 'tab-lab'))
        : (here(ofSeat(boxes, place.seat)) ?? behind(boxes, 'tab-people'));
    case 'centre':
    case 'supply':
      return middleOf(boxes) ?? behind(boxes, 'tab-station');
    default:
      return inSector(boxes, place) ?? behind(boxes, 'tab-station');
  }
}

/** Submarines stand over the bots in stock. */
const plateOf = (part: Belonging) => (part === 'submarines' ? 'stock' : part);

const middle = ({ x, y, width, height }: PartBox) => ({ x: x + width / 2, y: y + height / 2 });

const here = (box: PartBox | undefined): HandSpot | undefined =>
  box && { ...middle(box), isHere: true };

function behind({ parts }: Boxes, tab: Anchor): HandSpot | undefined {
  const box = parts.get(tab);
  return box && { ...middle(box), isHere: false };
}

const inHouse = ({ parts }: Boxes): HandSpot | undefined => here(parts.get('headquarters'));

function ofSeat({ parts }: Boxes, seat: Seat): PartBox | undefined {
  const name: string = seat;
  return isOneOf(SEAT_NAMES, name) ? parts.get(name) : undefined;
}

function middleOf({ sectors }: Boxes): HandSpot | undefined {
  if (sectors.size < LETTERS.length) return undefined;
  const all = [...sectors.values()].map(middle);
  const mean = (values: readonly number[]) => sum(values) / values.length;
  return { x: mean(all.map(({ x }) => x)), y: mean(all.map(({ y }) => y)), isHere: true };
}

function inSector({ sectors }: Boxes, place: TravelPlace): HandSpot | undefined {
  const box = 'letter' in place ? sectors.get(place.letter) : undefined;
  const spot = sectorSpot(place);
  if (!box || !spot) return undefined;
  const { x, y } = middle(box);
  const scale = scaleOf(box);
  return { x: x + spot.x * scale, y: y + spot.y * scale, isHere: true };
}

const scaleOf = ({ width }: PartBox): number => width / (2 * RADIUS);

/** Points for one of the station’s measure; 0 where no station is shown. */
export function unitOf({ sectors }: Boxes): number {
  const [box] = sectors.values();
  return box ? scaleOf(box) : 0;
}
