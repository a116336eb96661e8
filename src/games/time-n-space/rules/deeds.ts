/** What may be done where a glass is lifted, and doing it. */
import { unreachable } from '../../../kit/unreachable';
import { of, type Seat } from '../../../kit/seat';
import type { Context } from '../../game';
import type { Deed, Why } from './actions';
import { visited, whyNotVisit } from './arrival';
import { thereNow, withoutLater } from './atLift';
import { loaded, whyNotLoad } from './beam';
import { destination, isMoon } from './board';
import { kindAt } from './centre';
import { type Change, inTurn, unchanged } from './change';
import type { Face, MoonId, Node, Place, Slot } from './components';
import { offered, type Placing, whyNotOffer } from './orders';
import { produced, whyNotProduce } from './plant';
import {
  built,
  took,
  tucked,
  upgraded,
  whyNotBuild,
  whyNotLeaveMoon,
  whyNotTake,
  whyNotTop,
  whyNotUpgrade,
} from './research';
import type { Delivery, Seen, State, Visit } from './state';

const DEEDS_ON: Record<Face['kind'], readonly Deed['do'][]> = {
  plant: ['produce', 'upgrade'],
  beam: ['load', 'upgrade'],
  trade: ['offer', 'upgrade'],
};

/** Where a deed on this symbol takes place: a ship acts where it arrives. */
function spot(seen: Seen, { seat }: Pick<Context, 'seat'>, on: Place): Place | Node {
  return on === 'ship' ? destination(of(seen.ships, seat)) : on;
}

/** The deeds a symbol is there for; to let them lapse is always one more. */
export function deedsAt(
  seen: Seen,
  context: Pick<Context, 'seat'>,
  on: Place,
): readonly Deed['do'][] {
  if (on === 'research') return ['build'];
  if (on !== 'ship') return DEEDS_ON[kindAt(of(seen.centres, context.seat), on)];
  const node = spot(seen, context, on) as Node;
  if (!isMoon(node)) return node === context.seat ? [] : ['deliver'];
  return seen.moons[node]?.top ? ['tuck', 'take'] : [];
}

export function whyNotDo(seen: Seen, deed: Deed, on: Place, context: Context): Why | undefined {
  const { seat } = context;
  const node = spot(seen, context, on);
  if (deed.do !== 'lapse' && !deedsAt(seen, context, on).includes(deed.do)) {
    return { code: 'not-done-here', deed: deed.do, on: node };
  }
  switch (deed.do) {
    case 'lapse':
      return on === 'ship' ? whyNotLeaveMoon(seen, node as MoonId) : undefined;
    case 'produce':
      return whyNotProduce(seen, seat, on as Slot, deed.fields);
    case 'load':
      return whyNotLoad(seen, seat, on as Slot, deed.moves);
    case 'offer':
      return whyNotOffer(seen, seat, on as Slot, deed.orders);
    case 'upgrade':
      return whyNotUpgrade(seen, seat, on as Slot);
    case 'build':
      return whyNotBuild(seen, seat, deed.slot);
    case 'tuck':
      return whyNotTop(seen, node as MoonId, deed.tile);
    case 'take':
      return whyNotTake(seen, seat, node as MoonId, deed.tile);
    case 'deliver': {
      return whyNotVisit(seen, visitOf(seen, context, deed.deliveries));
    }
    default:
      return unreachable(deed);
  }
}

/** The glass is off its symbol and, if it stood on a ship, the ship has arrived. */
export function done(state: State, deed: Deed, on: Place, context: Context): Change {
  const { seat, at } = context;
  const node = spot(state, context, on);
  switch (deed.do) {
    case 'lapse':
      return { state, events: [{ type: 'lapsed', seat, on }] };
    case 'produce':
      return produced(state, seat, deed.fields);
    case 'load':
      return loaded(state, seat, deed.moves);
    case 'offer':
      return putUp(state, seat, deed.orders);
    case 'upgrade':
      return upgraded(state, seat, on as Slot);
    case 'build':
      return built(state, seat, deed.slot);
    case 'tuck':
      return tucked(state, seat, node as MoonId, deed.tile);
    case 'take':
      return took(state, seat, node as MoonId, deed.tile);
    case 'deliver': {
      return visited(state, visitOf(state, context, deed.deliveries), at);
    }
    default:
      return unreachable(deed);
  }
}

function visitOf(seen: Seen, context: Context, deliveries: readonly Delivery[]): Visit {
  const { seat, finger } = context;
  const planet = spot(seen, context, 'ship') as Seat;
  return { seat, planet, finger, deliveries, ...thereNow(seen, seat, planet) };
}

const putUp = (state: State, seat: Seat, orders: readonly Placing[]): Change =>
  inTurn(offered(state, seat, orders), now =>
    unchanged(
      withoutLater(
        now,
        seat,
        orders.map(({ field }) => field),
      ),
    ),
  );
