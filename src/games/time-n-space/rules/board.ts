/** The star map: what is where, and which way a ship can go. */
import type { Seat } from '../../../kit/seat';
import { type MoonId, type Node, SIDES } from './components';
import type { Seen, Ship } from './state';

export const sideFor = (seats: number) => SIDES[seats === 3 ? 3 : 4];

export const isMoon = (node: Node): node is MoonId => node.startsWith('moon-');
export const isPlanet = (node: Node): node is Seat => !isMoon(node);

/** Where a ship will be once the glass on it is lifted. */
export const destination = ({ at, to }: Ship): Node => to ?? at;

/** The places at the other ends of the wormholes. */
export function neighbours({ seats, options }: Seen, node: Node): Node[] {
  const { wormholes, inner } = sideFor(seats.length);
  const open = options.innerLinks ? [...wormholes, ...inner] : wormholes;
  return open.flatMap(([one, other]) => {
    if (one === node) return [other as Node];
    return other === node ? [one as Node] : [];
  });
}
