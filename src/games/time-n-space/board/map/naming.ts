/** Labels of the star map for screen readers. */
import { of, type Seat } from '@/kit/seat';
import { isMoon } from '../../rules/board';
import { goodOf, valueOf } from '../../rules/centre';
import type { MoonId, Node } from '../../rules/components';
import type { Seen } from '../../rules/state';
import { listed, nodeName, seatName, tileName } from '../pieces/naming';
import type { PieceSay } from '../pieces/words';
import type { Voyage } from './voyages';
import { wanted } from './wanted';
import type { MapSay } from './words';

export type Voice = { readonly map: MapSay; readonly piece: PieceSay };

/** For example “moon 2: beam station, stage 2, 2 fields on top, 5 tiles left, here: Red”. */
export function mapPlaceName(voice: Voice, seen: Seen, node: Node, canGo: boolean): string {
  const parts = [
    ...(isMoon(node) ? moonParts(voice, seen, node) : planetParts(voice, seen, node)),
    ...here(voice, seen, node),
    ...(canGo ? [voice.map('canGo')] : []),
  ];
  return `${nodeName(voice.piece, node)}: ${parts.join(', ')}`;
}

function moonParts({ map, piece }: Voice, { moons }: Seen, moon: MoonId): string[] {
  const { top = null, left = 0 } = moons[moon] ?? {};
  if (top === null) return [map('noTiles')];
  return [map('top', { tile: tileName(piece, top) }), map('left', { count: left })];
}

function planetParts(voice: Voice, seen: Seen, planet: Seat): string[] {
  const bonus = seen.bonusAt.includes(planet) ? [voice.map('bonus')] : [];
  return [wants(voice, seen, planet), ...bonus, ...arrivals(voice, seen, planet)];
}

function wants({ map }: Voice, { centres }: Seen, planet: Seat): string {
  const orders = wanted(of(centres, planet)).flatMap(({ order, count }) =>
    Array<string>(count).fill(map(`want.${goodOf(order)}`, { value: valueOf(order) })),
  );
  return orders.length > 0 ? map('wants', { orders: orders.join(', ') }) : map('wantsNothing');
}

function arrivals(voice: Voice, { held, contests }: Seen, planet: Seat): string[] {
  const seats = (list: readonly { seat: Seat }[]) =>
    seatsName(
      voice,
      list.map(({ seat }) => seat),
    );
  const waiting = held.filter(visit => visit.planet === planet);
  const contest = contests.find(other => other.planet === planet);
  const told = waiting.length > 0 ? [voice.map('arriving', { seats: seats(waiting) })] : [];
  if (!contest) return told;
  const { chooser } = contest;
  const both = { seats: seats(contest.waiting) };
  if (chooser)
    return [...told, voice.map('anew', { ...both, seat: seatName(voice.piece, chooser) })];
  return [...told, voice.map('together', { ...both, owner: seatName(voice.piece, planet) })];
}

function here(voice: Voice, { seats, ships }: Seen, node: Node): string[] {
  const lying = seats.filter(seat => of(ships, seat).at === node && of(ships, seat).to === null);
  return lying.length > 0 ? [voice.map('here', { seats: seatsName(voice, lying) })] : [];
}

const seatsName = ({ piece }: Voice, seats: readonly Seat[]): string =>
  listed(
    piece,
    seats.map(seat => seatName(piece, seat)),
  );

export function voyageName({ map, piece }: Voice, { seat, at, to, until }: Voyage): string {
  const ship = piece('ship', { seat: seatName(piece, seat) });
  if (to !== null) {
    return map('shipFlies', { ship, from: nodeName(piece, at), to: nodeName(piece, to) });
  }
  return map(until === null ? 'shipAt' : 'shipStays', { ship, place: nodeName(piece, at) });
}
