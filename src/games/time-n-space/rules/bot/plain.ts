/**
 * A plain, sensible player: makes what is asked for, delivers it, and asks for what others hold.
 */
import { firstTwo, paired } from '../../../../kit/lists';
import { type Chance, chances, shuffled } from '../../../../kit/random';
import { of, type Seat } from '../../../../kit/seat';
import type { Bot } from '../../../game';
import type { Action, Deed } from '../actions';
import { isMoon } from '../board';
import { allFields, cubeAt, goodOf, isEmpty, kindAt } from '../centre';
import { type Face, type Field, type Node, type Order, TILES } from '../components';
import { canFillAny } from '../delivery';
import { offers, type TnsOffer } from '../offers';
import type { Centre, Thing, View } from '../state';
import { flightDistance } from './flights/flights';
import {
  askedCount,
  freeFields,
  heldCount,
  loadedCount,
  onCentre,
  ownOrders,
  plantCubes,
} from './survey';
import { nextWake } from './wake';

type Turn = Extract<Action, { type: 'turn' }>;
type Lift = Extract<Action, { type: 'lift' }>;

export const plain: Bot<View, Action> = (view, moment) => {
  const next = chances(moment.chance);
  const ideas = offers(view, moment.seat, moment.at)
    .map(offer => ownChoice(view, moment.seat, offer, next))
    .map(action => ({ action, worth: worth(view, moment.seat, action) + next() / 10 }))
    .sort((one, other) => other.worth - one.worth);
  const [best] = ideas;
  return best && best.worth >= 1 ? { act: best.action } : nextWake(view, moment);
};

// The contents of an act
// ------------------------------------------------------------------------------

function ownChoice(view: View, seat: Seat, offer: TnsOffer, next: () => Chance): Action {
  const { action, choices = {} } = offer;
  switch (action.type) {
    case 'choose':
      return {
        ...action,
        orders: firstTwo(shuffled(choices.orders ?? [], next)),
      };
    case 'place':
      return {
        ...action,
        fields: firstTwo(shuffled(choices.fields ?? [], next)),
      };
    case 'lift':
      return { ...action, deed: ownDeed(view, seat, action.deed, choices) };
    default:
      return action;
  }
}

const LAPSE: Deed = { do: 'lapse' };

function ownDeed(view: View, seat: Seat, deed: Deed, choices: TnsOffer['choices'] = {}): Deed {
  const centre = of(view.centres, seat);
  switch (deed.do) {
    case 'offer': {
      const fields = forOrders(centre);
      const kinds = toAskFor(view, seat);
      const orders = paired(fields.slice(0, choices.most ?? 0), kinds).map(([field, order]) => ({
        field,
        order,
      }));
      return orders.length > 0 ? { ...deed, orders } : LAPSE;
    }
    case 'load': {
      const from = toLoad(view, seat, choices.from ?? []);
      const moves = paired(deed.moves, from).map(([{ to }, cube]) => ({ to, from: cube }));
      return moves.length > 0 ? { ...deed, moves } : LAPSE;
    }
    default:
      return deed;
  }
}

/** Free fields, as long as orders block no more than half of the centre. */
function forOrders(centre: Centre): Field[] {
  const room = Math.floor(allFields(centre).length / 2) - onCentre(centre);
  return freeFields(centre).slice(0, Math.max(0, room));
}

/** Orders for goods that others hold, then of the colour with the fewest left. */
function toAskFor(view: View, seat: Seat): Order[] {
  const centre = of(view.centres, seat);
  const orders = ownOrders(centre);
  const rank = (order: Order) => {
    const good = goodOf(order);
    const others = view.seats.filter(
      other => other !== seat && heldCount(of(view.centres, other), good) > 0,
    );
    return orders.filter(other => other.startsWith(good)).length - 6 * others.length;
  };
  return [...orders].sort((one, other) => rank(one) - rank(other));
}

/**
 * Cubes that are asked for more often than they are loaded; others only while nothing is loaded.
 */
function toLoad(view: View, seat: Seat, from: readonly Field[]): Field[] {
  const centre = of(view.centres, seat);
  const short = (field: Field) => {
    const good = cubeAt(centre, field);
    return askedCount(view, seat, good) - loadedCount(centre, good);
  };
  return [...from]
    .filter(field => short(field) > 0 || loadedCount(centre) === 0)
    .sort((one, other) => short(other) - short(one));
}

// The value of an act
// ---------------------------------------------------------------------------------

function worth(view: View, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'turn':
      return worthOfTurn(view, seat, action);
    case 'lift':
      return worthOfLift(view, seat, action);
    case 'exchange':
      return 0;
    default:
      return 100;
  }
}

function worthOfLift(view: View, seat: Seat, { deed }: Lift): number {
  switch (deed.do) {
    case 'lapse':
      return 50;
    case 'build':
      return 60 + kinship(of(view.centres, seat), deed.slot);
    case 'upgrade':
    case 'take':
      return 90;
    default:
      return 80;
  }
}

/** A tile covers a building of the same kind, and never the last of another kind. */
function kinship(centre: Centre, slot: keyof Centre['buildings']): number {
  const kind: Face['kind'] | undefined = centre.research
    ? TILES[centre.research]?.[2].kind
    : undefined;
  return kindAt(centre, slot) === kind ? 20 : -20;
}

function worthOfTurn(view: View, seat: Seat, turn: Turn): number {
  const centre = of(view.centres, seat);
  if (turn.on === 'ship') return worthOfJourney(view, seat, turn.to);
  if (turn.on === 'research') return 9;
  const building = centre.buildings[turn.on];
  const upgrade = building.stage === 2 && isEmpty(building) ? 6 : 0;
  switch (kindAt(centre, turn.on)) {
    case 'plant':
      return upgrade + worthOfPlant(view, seat, building.units);
    case 'beam': {
      const room = building.units.some(thing => thing === null);
      return upgrade + (room && toLoad(view, seat, plantCubes(centre)).length > 0 ? 7 : 0);
    }
    case 'trade':
      return upgrade + (ownOrders(centre).length > 0 && forOrders(centre).length > 0 ? 8 : 0);
  }
}

function worthOfPlant(view: View, seat: Seat, units: readonly (Thing | null)[]): number {
  const centre = of(view.centres, seat);
  const free = units.filter(thing => thing === null).length;
  return free > 0 && heldCount(centre) - loadedCount(centre) < 4 ? 3 + free : 0;
}

/**
 * Flies towards a player who wants the loaded cubes, otherwise towards a moon if there is room for
 * a tile.
 */
function worthOfJourney(view: View, seat: Seat, to: Node | undefined): number {
  const end = to ?? of(view.ships, seat).at;
  const customers = view.seats.filter(other => other !== seat && canFillAny(view, seat, other));
  if (customers.length > 0) {
    return 12 - 2 * Math.min(...customers.map(planet => flightDistance(view, end, planet)));
  }
  if (of(view.centres, seat).research !== null) return 0;
  if (isMoon(end)) return (view.moons[end]?.left ?? 0) > 0 ? 6 : 0;
  return to === undefined ? 0 : 2;
}
