/** Names of pieces, for labels and for screen readers. */
import { isOneOf } from '@/kit/keys';
import type { TablePlace } from '@/games/board';
import { unreachable } from '@/kit/unreachable';
import type { Seat } from '@/kit/seat';
import { isMoon } from '../../rules/board';
import { face, goodOf, isOrder, slotOf, valueOf } from '../../rules/centre';
import type { Building, Thing } from '../../rules/state';
import {
  type Face,
  type Field,
  type Good,
  MAT,
  type Node,
  type Order,
  SEAT_NAMES,
  type Slot,
  type TileId,
  TILES,
} from '../../rules/components';
import type { PieceSay } from './words';

/** A seat's key in the texts. */
export function named(seat: Seat) {
  const name: string = seat;
  if (!isOneOf(SEAT_NAMES, name)) throw new Error(`no seat of this game is called ${name}`);
  return name;
}

export const tablePlaceOf = (places: readonly TablePlace[], seat: Seat): TablePlace | undefined =>
  places.find(place => place.seat === seat);

/** The name of a seat's player, or the seat's colour if they have none. */
export const nameOf = (say: PieceSay, places: readonly TablePlace[], seat: Seat): string =>
  tablePlaceOf(places, seat)?.name || seatName(say, seat);

/** Several players' names as one list, such as “Ann, Bo and Cleo”. */
export const namesOf = (say: PieceSay, places: readonly TablePlace[], seats: readonly Seat[]) =>
  listed(
    say,
    seats.map(seat => nameOf(say, places, seat)),
  );

export const seatName = (say: PieceSay, seat: Seat): string => say(`seat.${named(seat)}`);
export const cubeName = (say: PieceSay, good: Good): string => say(`cube.${good}`);
export const cubesName = (say: PieceSay, good: Good, count: number): string =>
  say(`cubes.${good}`, { count });

/** For example “grey order worth 2”, or “… of Red” if a seat is given. */
export function orderName(say: PieceSay, order: Order, seat?: Seat): string {
  const name = say(`order.${goodOf(order)}`, { value: valueOf(order) });
  return seat ? say('orderOf', { order: name, seat: seatName(say, seat) }) : name;
}

export const thingName = (say: PieceSay, thing: Thing | null, seat?: Seat): string => {
  if (thing === null) return say('free');
  return isOrder(thing) ? orderName(say, thing, seat) : cubeName(say, thing);
};

/** A moon's number is the last character of its id. */
export const nodeName = (say: PieceSay, node: Node): string =>
  isMoon(node) ? say('moon', { number: node.slice(-1) }) : say(`planetOf.${named(node)}`);

export const placeName = (say: PieceSay, place: Slot | 'research' | 'ship'): string =>
  say(`place.${place}`);

export const fieldName = (say: PieceSay, field: Field): string =>
  say('fieldOf', {
    place: placeName(say, slotOf(field)),
    number: Number(field.slice(-1)) + 1,
  });

/** Capitalises the first letter, for the beginning of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Joins names as “a, b and c”. */
export function listed(say: PieceSay, names: readonly string[]): string {
  const [last = '', ...before] = [...names].reverse();
  return before.length === 0 ? last : say('and', { first: before.reverse().join(', '), last });
}

function faceName(say: PieceSay, shown: Face): string {
  switch (shown.kind) {
    case 'plant':
      return say('makes', {
        goods: listed(
          say,
          shown.makes.map(good => say(`good.${good}`)),
        ),
      });
    case 'beam':
      return say('units', { count: shown.units });
    case 'trade':
      return say('lets', { count: shown.most });
    default:
      return unreachable(shown);
  }
}

/** For example “beam station, stage 2, 2 fields”. */
export function tileName(say: PieceSay, tile: TileId, stage: 2 | 3 = 2): string {
  const shown = TILES[tile]?.[stage];
  if (!shown) return '';
  return [say(`kind.${shown.kind}`), say('stage', { number: stage }), faceName(say, shown)].join(
    ', ',
  );
}

/** For example “first plant, makes grey, stage 1: grey cube”. */
export function buildingName(say: PieceSay, slot: Slot, building: Building, seat: Seat): string {
  const shown = face(slot, building);
  const isOwnKind = shown.kind === MAT[slot].kind;
  const place = placeName(say, slot);
  const name = isOwnKind ? place : `${place}: ${say(`kind.${shown.kind}`)}`;
  const lying = building.units.filter(thing => thing !== null);
  const head = [name, say('stage', { number: building.stage }), faceName(say, shown)].join(', ');
  if (lying.length === 0) return head;
  return `${head}: ${lying.map(thing => thingName(say, thing, seat)).join(', ')}`;
}
