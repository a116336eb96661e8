/** The star map: its places, and where a ship can go. */
import type { Seat } from '../../../kit/seat';
import { type MoonId, type Node, SIDES, type Wormhole } from './components';
import type { Seen, Ship } from './state';

export const sideFor = (seats: number) => SIDES[seats === 3 ? 3 : 4];

export const isMoon = (node: Node): node is MoonId => node.startsWith('moon-');
export const isPlanet = (node: Node): node is Seat => !isMoon(node);

/** The planet of a deed done at a planet; throws for a moon. */
export function planetAt(node: Node): Seat {
  if (!isPlanet(node)) throw new Error(`${node} is no planet`);
  return node;
}
export function moonAt(node: Node): MoonId {
  if (!isMoon(node)) throw new Error(`${node} is no moon`);
  return node;
}

/** Where a ship will be once the glass on it is lifted. */
export const destination = ({ at, to }: Ship): Node => to ?? at;

/** The places at the other ends of the wormholes. */
export function neighbours({ seats, options }: Seen, node: Node): Node[] {
  const { wormholes, inner } = sideFor(seats.length);
  const open = options.innerLinks ? [...wormholes, ...inner] : wormholes;
  return endsOf(node, open);
}

/** The other ends of all wormholes that end at a node. */
export const endsOf = (node: Node, wormholes: readonly Wormhole[]): Node[] =>
  wormholes.flatMap(([one, other]) => {
    if (one === node) return [other];
    return other === node ? [one] : [];
  });
