/** Tells whether two views look the same on the star map. */
import { of, type Seat } from '@/kit/seat';
import type { Glass, Seen } from '../../rules/state';

export const isSameSky = (one: Seen, other: Seen): boolean =>
  PARTS.every(part => one[part] === other[part]) &&
  one.seats.every(seat => isSameShip(one, other, seat));

const PARTS = [
  'options',
  'seats',
  'ships',
  'centres',
  'moons',
  'bonusAt',
  'held',
  'contests',
] as const satisfies readonly (keyof Seen)[];

/** Of all glasses, the map shows only those on ships. */
const isSameShip = (one: Seen, other: Seen, seat: Seat): boolean =>
  onShip(one, seat)?.until === onShip(other, seat)?.until;

const onShip = ({ glasses }: Seen, seat: Seat): Glass | undefined =>
  of(glasses, seat).find(glass => glass?.on === 'ship');
