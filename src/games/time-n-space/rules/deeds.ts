/** The deeds that are possible where a glass is lifted, and doing them. */
import { unreachable } from '../../../kit/unreachable';
import { of, type Seat } from '../../../kit/seat';
import type { Context } from '../../game';
import type { Deed, Why } from './actions';
import { visited, whyNotVisit } from './arrival';
import { thereNow, withoutLater } from './atLift';
import { loaded, whyNotLoad } from './beam';
import { destination, isMoon, moonAt, planetAt } from './board';
import { kindAt } from './centre';
import { type Change, inTurn, unchanged } from './change';
import { type Face, isSlot, type Node, type Place, slotOn } from './components';
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

/** Every deed except letting it lapse. */
export type TaskKind = Exclude<Deed['do'], 'lapse'>;

const DEEDS_ON: Record<Face['kind'], readonly TaskKind[]> = {
  plant: ['produce', 'upgrade'],
  beam: ['load', 'upgrade'],
  trade: ['offer', 'upgrade'],
};

/** Where a deed on this symbol takes place: a ship acts where it arrives. */
function spot(seen: Seen, { seat }: Pick<Context, 'seat'>, on: Place): Place | Node {
  return on === 'ship' ? shipAt(seen, seat) : on;
}
const shipAt = ({ ships }: Seen, seat: Seat): Node => destination(of(ships, seat));

/** The deeds of a symbol; letting them lapse is always possible, too. */
export function deedsAt(
  seen: Seen,
  context: Pick<Context, 'seat'>,
  on: Place,
): readonly TaskKind[] {
  if (on === 'research') return ['build'];
  if (isSlot(on)) return DEEDS_ON[kindAt(of(seen.centres, context.seat), on)];
  const node = shipAt(seen, context.seat);
  if (!isMoon(node)) return node === context.seat ? [] : ['deliver'];
  return seen.moons[node]?.top ? ['tuck', 'take'] : [];
}

export function whyNotDo(seen: Seen, deed: Deed, on: Place, context: Context): Why | undefined {
  const { seat } = context;
  if (deed.do !== 'lapse' && !deedsAt(seen, context, on).includes(deed.do)) {
    return { code: 'not-done-here', deed: deed.do, on: spot(seen, context, on) };
  }
  const node = shipAt(seen, seat);
  switch (deed.do) {
    case 'lapse':
      return on === 'ship' && isMoon(node) ? whyNotLeaveMoon(seen, node) : undefined;
    case 'produce':
      return whyNotProduce(seen, seat, slotOn(on), deed.fields);
    case 'load':
      return whyNotLoad(seen, seat, slotOn(on), deed.moves);
    case 'offer':
      return whyNotOffer(seen, seat, slotOn(on), deed.orders);
    case 'upgrade':
      return whyNotUpgrade(seen, seat, slotOn(on));
    case 'build':
      return whyNotBuild(seen, seat, deed.slot);
    case 'tuck':
      return whyNotTop(seen, moonAt(node), deed.tile);
    case 'take':
      return whyNotTake(seen, seat, moonAt(node), deed.tile);
    case 'deliver': {
      return whyNotVisit(seen, visitOf(seen, context, deed.deliveries));
    }
    default:
      return unreachable(deed);
  }
}

/** Expects that the glass is off its symbol and that a ship it stood on has arrived. */
export function done(state: State, deed: Deed, on: Place, context: Context): Change {
  const { seat, at } = context;
  const node = shipAt(state, seat);
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
      return upgraded(state, seat, slotOn(on));
    case 'build':
      return built(state, seat, deed.slot);
    case 'tuck':
      return tucked(state, seat, moonAt(node), deed.tile);
    case 'take':
      return took(state, seat, moonAt(node), deed.tile);
    case 'deliver': {
      return visited(state, visitOf(state, context, deed.deliveries), at);
    }
    default:
      return unreachable(deed);
  }
}

function visitOf(seen: Seen, context: Context, deliveries: readonly Delivery[]): Visit {
  const { seat, finger } = context;
  const planet = planetAt(shipAt(seen, seat));
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
