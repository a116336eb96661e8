/** Derives from an event what moves on the player's own centre, and from where to where. */
import { of, type Seat } from '@/kit/seat';
import type { GameEvent } from '../../rules/actions';
import { goodOf, thingAt, valueOf } from '../../rules/centre';
import type { Field, Slot, TileId } from '../../rules/components';
import type { Thing, View } from '../../rules/state';

/** A field, a building, or the edge of the mat over which something arrives. */
export type Anchor = Field | Slot | 'supply' | 'above' | 'below' | 'ship' | 'research';
export type PieceFlight = {
  readonly from: Anchor;
  readonly to: Anchor;
  readonly thing?: Thing;
  readonly tile?: TileId;
  /** The owner of the counter, whose colour it has. */
  readonly seat: Seat;
};

/** `view` is the one that the events led to. */
export const flights = (events: readonly GameEvent[], view: View, seat: Seat): PieceFlight[] =>
  events.flatMap(event => flightsOf(event, view, seat));

function flightsOf(event: GameEvent, view: View, seat: Seat): PieceFlight[] {
  if (event.type === 'delivered') return handedOver(event, seat);
  if (!('seat' in event) || event.seat !== seat) return [];
  switch (event.type) {
    case 'placed':
    case 'offered':
      return event.orders.map(({ order, field }) => ({
        seat,
        thing: order,
        from: 'above',
        to: field,
      }));
    case 'produced':
      return event.fields.flatMap(to => moved(view, seat, 'supply', to));
    case 'loaded':
      return event.moves.flatMap(({ from, to }) => moved(view, seat, from, to));
    case 'exchanged':
      return [{ seat, thing: event.order, from: event.from, to: event.to }];
    case 'took':
      return [{ seat, tile: event.tile, from: 'ship', to: 'research' }];
    case 'built':
      return [{ seat, tile: event.tile, from: 'research', to: event.slot }];
    default:
      return [];
  }
}

/** Takes the thing that lies there now; none, if it has already moved on. */
function moved({ centres }: View, seat: Seat, from: Anchor, to: Field): PieceFlight[] {
  const thing = thingAt(of(centres, seat), to);
  return thing ? [{ seat, thing, from, to }] : [];
}

type Delivered = Extract<GameEvent, { type: 'delivered' }>;

/** A visitor pays with cubes and earns counters; the owner sees the counters go. */
function handedOver({ seat: visitor, planet, orders, cubes }: Delivered, seat: Seat) {
  if (seat === planet) {
    return orders.map(({ order, field }): PieceFlight => ({
      seat,
      thing: order,
      from: field,
      to: 'ship',
    }));
  }
  if (seat !== visitor) return [];
  const goods = orders.flatMap(({ order }) => Array<Thing>(valueOf(order)).fill(goodOf(order)));
  const paid = cubes.map((from, n): PieceFlight => ({
    seat,
    ...thing(goods[n]),
    from,
    to: 'ship',
  }));
  const earned = orders.map(({ order }): PieceFlight => ({
    seat: planet,
    thing: order,
    from: 'ship',
    to: 'below',
  }));
  return [...paid, ...earned];
}

const thing = (good: Thing | undefined) => (good ? { thing: good } : {});
