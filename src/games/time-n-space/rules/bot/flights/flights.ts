/** Distances on the star map, along the wormholes. */
import { endsOf, sideFor } from '../../board';
import type { Node, Wormhole } from '../../components';
import type { Seen } from '../../state';

type Flights = ReadonlyMap<Node, ReadonlyMap<Node, number>>;
type Joined = readonly Wormhole[];

export const flightDistance = ({ seats, options }: Seen, from: Node, to: Node): number =>
  flightsOn(seats.length, options.innerLinks).get(from)?.get(to) ?? Infinity;

const boards = (seats: number) => {
  const { wormholes, inner } = sideFor(seats);
  return { closed: flightsAlong(wormholes), open: flightsAlong([...wormholes, ...inner]) };
};

function flightsAlong(joined: Joined): Flights {
  const nodes = [...new Set(joined.flat())];
  return new Map(nodes.map(node => [node, flightsFrom(node, joined)]));
}

/** Breadth-first search: every flight crosses one more wormhole. */
function flightsFrom(start: Node, joined: Joined): ReadonlyMap<Node, number> {
  const reached = new Map<Node, number>([[start, 0]]);
  for (const [node, flights] of reached) {
    for (const next of endsOf(node, joined)) {
      if (!reached.has(next)) reached.set(next, flights + 1);
    }
  }
  return reached;
}

const [THREE, FOUR] = [boards(3), boards(4)];

function flightsOn(seats: number, isOpen: boolean): Flights {
  const { open, closed } = seats === 3 ? THREE : FOUR;
  return isOpen ? open : closed;
}
