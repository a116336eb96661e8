/** Bots that play as people do: they weigh what each glass could do next, and take the best. */
import { type Chance, chances, pick } from '../../../../kit/chance';
import { type Millis, SECOND } from '../../../../kit/millis';
import { of, type Seat } from '../../../../kit/seat';
import { isThrough } from '../../../../kit/sand';
import type { Bot, Intent, Moment } from '../../../game';
import type { Action, Deed } from '../actions';
import { destination, isMoon } from '../board';
import { isCube, kindAt, makesAt, withAbove, withThings } from '../centre';
import {
  type Field,
  type Good,
  type MoonId,
  ORDERS,
  type Order,
  type Place,
  SLOTS,
  type Slot,
} from '../components';
import { offers } from '../offers';
import { whyNot } from '../rules';
import type { Centre, GlassId, View } from '../state';
import type { Character } from './character';
import { openFields, toBring, toBuild, toMake, toOrder, worthOfGrowth, worthOfTile } from './home';
import { legs } from './journey';
import { haulAt, paidFrom, stockOn } from './market';
import { type Mind, mindOf, ownCentre } from './mind';
import { callsIn, isAsked, remark, reply } from './talk';
import { nextWake } from './wake';

/** How often it looks up to say something, while its sand runs. */
const CHATTY = 0.08;

const GLASSES: readonly GlassId[] = [0, 1];
const LAPSE: Deed = { do: 'lapse' };

export function thinker(character: Character): Bot<View, Action> {
  return (view, moment) => {
    const { seat, at, arrived = false, heard = [], pace = 1 } = moment;
    const next = chances(moment.chance);
    const isAt = isCalledFor(view, seat, at);
    if (!isAt && !isAsked(moment) && !(next() < CHATTY * character.talks)) {
      return nextWake(view, moment);
    }
    if ((isAt || isAsked(moment)) && !arrived)
      return { hand: at + reaction(character, next, pace) };
    const mind = mindOf(view, seat, at, character, callsIn(heard, seat));
    const said = isAt ? undefined : (reply(mind, moment) ?? remark(mind, moment));
    const intent = isAt ? decision(mind, next) : said;
    return intent && sound(view, moment, intent) ? intent : nextWake(view, moment);
  };
}

function sound(view: View, { seat, at }: Moment, intent: Intent<Action>): boolean {
  if (!intent || !('act' in intent)) return true;
  return !whyNot(view, intent.act, { seat, at, finger: at, chance: 0 });
}

/** From seeing to doing, with what its thoughts wander. */
function reaction(
  { hand: [least, most], dreams, dream }: Character,
  next: () => Chance,
  pace: number,
): Millis {
  const moved = least + pick(next(), most - least);
  return Math.round((next() < dreams ? moved + pick(next(), dream) : moved) / pace);
}

/** Is there a glass in hand, or a question? Most of the time there is not. */
function isCalledFor(view: View, seat: Seat, at: number): boolean {
  switch (view.phase.name) {
    case 'choosing':
      return !view.phase.chosen.includes(seat);
    case 'preparing':
      return !view.phase.ready.includes(seat);
    case 'running': {
      const { endsAt } = view.phase;
      const idle = of(view.glasses, seat).some(glass =>
        glass ? isThrough(glass.until, at) : at < endsAt,
      );
      return idle || view.contests.some(({ planet, chooser }) => (chooser ?? planet) === seat);
    }
    case 'over':
      return false;
  }
}

function decision(mind: Mind, next: () => Chance): Intent<Action> {
  switch (mind.view.phase.name) {
    case 'choosing':
      return { act: { type: 'choose', orders: firstOrders(mind, next) } };
    case 'preparing':
      return opening(mind);
    case 'running':
      return answer(mind) ?? lifting(mind) ?? turning(mind, next);
    case 'over':
      return undefined;
  }
}

// Before the start -----------------------------------------------------------------------------------

/** Two 1s: somebody will soon have them. */
function firstOrders({ view, seat }: Mind, next: () => Chance): readonly [Order, Order] {
  const { above } = of(view.centres, seat);
  const ones = ORDERS.filter(order => order.endsWith('-1') && above[order] > 0);
  const one = ones[pick(next(), 3)] ?? ('grey-1' as Order);
  const other = ones.filter(order => order !== one)[pick(next(), 2)] ?? one;
  return [one, other];
}

function opening(mind: Mind): Intent<Action> {
  const { view, seat } = mind;
  const hand = view.phase.name === 'preparing' ? of(view.phase.hand, seat) : [];
  if (hand.length === 0) return { act: { type: 'ready' } };
  const [one, other] = openFields(mind, ownCentre(mind));
  return one && other ? { act: { type: 'place', fields: [one.field, other.field] } } : undefined;
}

// When players meet ----------------------------------------------------------------------------------

function answer(mind: Mind): Intent<Action> {
  const { view, seat, at } = mind;
  if (view.contests.length === 0) return undefined;
  const open = offers(view, seat, at).map(({ action }) => action);
  const redo = view.contests.find(({ chooser }) => chooser === seat);
  if (redo) {
    const centre = ownCentre(mind);
    const haul = haulAt(mind.market, view, redo.planet, stockOn(centre, 'beam'));
    const act: Action = { type: 'redo', deliveries: paidFrom(centre, haul.orders) };
    const offered = open.find(action => action.type === 'redo');
    return { act: whyNot(view, act, { seat, at, finger: at, chance: 0 }) ? (offered ?? act) : act };
  }
  const admit = open.find(action => action.type === 'admit');
  return admit && { act: admit };
}

// Lifting --------------------------------------------------------------------------------------------

const RANK: Record<string, number> = { plant: 0, research: 1, beam: 2, trade: 3, ship: 4 };
const rankOf = (centre: Centre, on: Place): number =>
  RANK[on === 'ship' || on === 'research' ? on : kindAt(centre, on)] ?? 0;
/** Worth waiting for what the other glass brings. */
const PATIENCE = 9 * SECOND;

/** What makes something comes before what takes it away. */
function lifting(mind: Mind): Intent<Action> {
  const { view, seat, at } = mind;
  const centre = ownCentre(mind);
  const glasses = of(view.glasses, seat);
  const through = GLASSES.flatMap(glass => {
    const standing = glasses[glass];
    return standing && isThrough(standing.until, at) ? [{ glass, on: standing.on }] : [];
  }).sort((one, other) => rankOf(centre, one.on) - rankOf(centre, other.on));
  for (const { glass, on } of through) {
    const other = glasses[glass === 0 ? 1 : 0];
    const deed = deedAt(mind, centre, on);
    const supplier =
      other &&
      !isThrough(other.until, at) &&
      other.until - at < PATIENCE &&
      rankOf(centre, other.on) < rankOf(centre, on);
    if (supplier && mind.character.foresees && isWorthWaiting(mind, centre, on, other.on, deed))
      continue;
    return { act: { type: 'lift', glass, deed } };
  }
  return undefined;
}

function isWorthWaiting(mind: Mind, centre: Centre, on: Place, other: Place, deed: Deed): boolean {
  if (
    deed.do === 'upgrade' ||
    on === 'research' ||
    (on !== 'ship' && kindAt(centre, on as Slot) !== 'beam')
  )
    return false;
  if (on === 'ship') {
    const node = destination(of(mind.view.ships, mind.seat));
    if (isMoon(node) || node === mind.seat || other === 'ship' || other === 'research')
      return false;
    if (kindAt(centre, other) !== 'beam') return false;
    const now = haulAt(mind.market, mind.view, node, stockOn(centre, 'beam')).worth;
    const later = haulAt(
      mind.market,
      mind.view,
      node,
      stockOn(foreseen(mind, centre, other), 'beam'),
    ).worth;
    return later > now + 1;
  }
  const now = toBring(mind, centre, on as Slot).worth;
  return toBring(mind, foreseen(mind, centre, other), on as Slot).worth > now + 0.3;
}

function deedAt(mind: Mind, centre: Centre, on: Place): Deed {
  if (on === 'ship') return deedOfShip(mind, centre);
  if (on === 'research') {
    const site = toBuild(mind, centre);
    return site && site.gain > 0 ? { do: 'build', slot: site.slot } : LAPSE;
  }
  const growth = worthOfGrowth(mind, centre, on);
  switch (kindAt(centre, on)) {
    case 'plant': {
      const { chosen, worth } = toMake(mind, centre, on);
      if (growth > worth) return { do: 'upgrade' };
      return chosen.length > 0 ? { do: 'produce', fields: chosen } : LAPSE;
    }
    case 'beam': {
      const { chosen, worth } = toBring(mind, centre, on);
      if (growth > worth) return { do: 'upgrade' };
      return chosen.length > 0 ? { do: 'load', moves: chosen } : LAPSE;
    }
    case 'trade': {
      const { chosen, worth } = toOrder(mind, centre, on);
      if (growth > worth) return { do: 'upgrade' };
      return chosen.length > 0 ? { do: 'offer', orders: chosen } : LAPSE;
    }
  }
}

function deedOfShip(mind: Mind, centre: Centre): Deed {
  const { view, seat } = mind;
  const node = destination(of(view.ships, seat));
  if (node === seat) return LAPSE;
  if (isMoon(node)) return deedOnMoon(mind, centre, node);
  const { orders } = haulAt(mind.market, view, node as Seat, stockOn(centre, 'beam'));
  return orders.length > 0 ? { do: 'deliver', deliveries: paidFrom(centre, orders) } : LAPSE;
}

function deedOnMoon(mind: Mind, centre: Centre, moon: MoonId): Deed {
  const { top = null, left = 0 } = mind.view.moons[moon] ?? {};
  if (top === null) return LAPSE;
  if (centre.research === null && worthOfTile(mind, centre, top) > 0.3)
    return { do: 'take', tile: top };
  return left > 1 ? { do: 'tuck', tile: top } : LAPSE;
}

// Turning --------------------------------------------------------------------------------------------

type Idea = { readonly action: Action; readonly worth: number };

function turning(mind: Mind, next: () => Chance): Intent<Action> {
  const { view, seat, at, character } = mind;
  if (view.phase.name !== 'running' || at >= view.phase.endsAt) return undefined;
  const glasses = of(view.glasses, seat);
  const glass = GLASSES.find(one => glasses[one] === null);
  if (glass === undefined) return undefined;
  const other = glasses[glass === 0 ? 1 : 0];
  const ideas = ideasFor(mind, glass, other?.on);
  const misjudged = ({ action, worth }: Idea): Idea => ({
    action,
    worth: worth * (1 + character.error * (next() - 0.5) * 2) + 0.01 * next(),
  });
  const judged = ideas.map(misjudged);
  if (next() < character.whim) {
    const any = judged[pick(next(), judged.length)];
    return any && { act: any.action };
  }
  const best = judged.reduce<Idea | undefined>(
    (soFar, idea) => (soFar && soFar.worth >= idea.worth ? soFar : idea),
    undefined,
  );
  return best && best.worth > character.weights.least ? { act: best.action } : undefined;
}

function ideasFor(mind: Mind, glass: GlassId, other: Place | undefined): Idea[] {
  const now = ownCentre(mind);
  const centre = mind.character.foresees && other ? foreseen(mind, now, other) : now;
  const ideas: Idea[] = [];
  for (const on of SLOTS) {
    if (on === other) continue;
    ideas.push({ action: { type: 'turn', glass, on }, worth: worthAt(mind, centre, on) });
  }
  if (other !== 'research' && now.research !== null) {
    const site = toBuild(mind, centre);
    ideas.push({ action: { type: 'turn', glass, on: 'research' }, worth: site?.gain ?? 0 });
  }
  if (other !== 'ship') {
    for (const { to, worth } of legs(mind, centre)) {
      ideas.push({ action: { type: 'turn', glass, on: 'ship', ...(to && { to }) }, worth });
    }
  }
  return ideas;
}

function worthAt(mind: Mind, centre: Centre, slot: Slot): number {
  const growth = worthOfGrowth(mind, centre, slot);
  switch (kindAt(centre, slot)) {
    case 'plant':
      return Math.max(growth, toMake(mind, centre, slot).worth);
    case 'beam':
      return Math.max(growth, toBring(mind, centre, slot).worth);
    case 'trade':
      return Math.max(growth, toOrder(mind, centre, slot).worth);
  }
}

/** The centre as it will be when the other glass has done what it stands for. */
function foreseen(mind: Mind, centre: Centre, on: Place): Centre {
  if (on === 'ship') {
    const deed = deedOfShip(mind, centre);
    if (deed.do === 'take') return { ...centre, research: deed.tile };
    if (deed.do !== 'deliver') return centre;
    return withThings(
      centre,
      deed.deliveries.flatMap(({ from }) => from).map(field => [field, null]),
    );
  }
  const deed = deedAt(mind, centre, on);
  switch (deed.do) {
    case 'produce':
      return withThings(
        centre,
        deed.fields.map(field => [field, makesAt(centre, field) ?? null]),
      );
    case 'load':
      return withThings(
        centre,
        deed.moves.flatMap(({ from, to }): [Field, Good | null][] => [
          [to, goodAt(centre, from)],
          [from, null],
        ]),
      );
    case 'offer': {
      const laid = withThings(
        centre,
        deed.orders.map(({ order, field }) => [field, order]),
      );
      return deed.orders.reduce((soFar, { order }) => withAbove(soFar, order, -1), laid);
    }
    case 'build':
      return { ...centre, research: null };
    default:
      return centre;
  }
}

function goodAt({ buildings }: Centre, field: Field): Good | null {
  const thing = buildings[field.slice(0, -2) as Slot].units[Number(field.slice(-1))];
  return isCube(thing) ? thing : null;
}
