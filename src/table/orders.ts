/** What the host's own screen asks for, and what becomes of it. */
import type { Millis } from '../kit/millis';
import { bySeat } from '../kit/seat';
import { unreachable } from '../kit/unreachable';
import { lastSeen } from './absence';
import { change, type Draft, hangUp, holderAt, holderOf } from './draft';
import { type Host, type Order, PACES, type World } from './hosting';
import { act, deal } from './match';
import { FASTEST, paced, SLOWEST, started, stopped } from './matchClock';
import { momentOf, paused, resumed, taken } from './playing';
import { botSits, no, NOBODY, vacated } from './seating';
import { takenBack } from './takingBack';
import { lastRev } from './telling';

/** Only a finger on the host's own screen can give these: whoever gives them is there. */
export const isByFinger = ({ order }: Order): boolean => BY_FINGER.has(order);
const BY_FINGER: ReadonlySet<Order['order']> = new Set([
  'deal',
  'pause',
  'resume',
  'undo',
  'again',
]);

export function ordered(draft: Draft, order: Order, world: World): Draft {
  switch (order.order) {
    case 'door':
      return change(draft, { invite: order.invite });
    case 'size':
      return resized(draft, order.places);
    case 'options':
      return draft.host.table ? draft : change(draft, { options: order.options });
    case 'bot':
      return botSits(draft, order.seat, order.level, order.name);
    case 'bots':
      return toldBots(draft, order);
    case 'free':
      return holderAt(draft.host, order.seat) ? vacated(draft, order.seat, 'freed') : draft;
    case 'act':
      return actedForNobody(draft, order, world);
    case 'deal':
      return dealt(draft, order, world);
    case 'pause':
      return paused(draft, world.now);
    case 'resume':
      return resumed(draft, world.now);
    case 'speed':
      return hurried(draft, order.speed, world.now);
    case 'undo':
      return takenBack(draft);
    case 'again':
      return again(draft);
    case 'close':
      return closed(draft);
    default:
      return unreachable(order);
  }
}

/** Whoever sits where there is no place any more gets up. */
function resized(draft: Draft, count: number): Draft {
  const { game, places, table } = draft.host;
  const chosen = game.places(count);
  if (table || !chosen) return draft;
  const gone = places.filter(seat => !chosen.includes(seat));
  const risen = gone.reduce((soFar, seat) => vacated(soFar, seat, 'no-such-seat'), draft);
  const holders = bySeat(chosen, seat => holderAt(risen.host, seat) ?? NOBODY);
  return change(risen, { places: chosen, holders });
}

type ActOrder = Extract<Order, { order: 'act' }>;

/** What a seat does at which nobody sits, as when a game is shown to somebody who learns it. */
function actedForNobody(draft: Draft, { seat, action }: ActOrder, { now }: World): Draft {
  const { table } = draft.host;
  if (!table || holderAt(draft.host, seat)?.sits !== 'nobody') return draft;
  const at = momentOf(draft.host, lastSeen(draft.host, now));
  return taken(draft, act(table, { seat, action, at }));
}

type DealOrder = Extract<Order, { order: 'deal' }>;

function toldBots(draft: Draft, { level, pace }: Extract<Order, { order: 'bots' }>): Draft {
  const { bots } = draft.host;
  const chosen = pace !== undefined && isPace(pace) ? pace : bots.pace;
  return change(draft, { bots: { level: level ?? bots.level, pace: chosen } });
}

const isPace = (pace: number): boolean => pace >= PACES.slowest && pace <= PACES.fastest;

/** Empty places are played by bots, so that nobody has to wait for a fourth. */
function dealt(draft: Draft, { seed, speed = 1 }: DealOrder, { now }: World): Draft {
  const { game, places, options, table, bots } = draft.host;
  const wish = deal(game, { seats: places, options, seed });
  if (table || !wish.ok || !isSpeed(speed)) return draft;
  const empty = places.filter(seat => holderOf(draft.host, seat).sits === 'nobody');
  const full = empty.reduce((soFar, seat) => botSits(soFar, seat, bots.level), draft);
  return change(full, {
    table: wish.table,
    clock: started(stopped(0, speed), now),
    absence: null,
    told: new Map(),
  });
}

const isSpeed = (speed: number): boolean => speed >= SLOWEST && speed <= FASTEST;

/** Among bots one may hurry or take one's time; among people a match goes as fast as life. */
function hurried(draft: Draft, speed: number, now: Millis): Draft {
  const { table, clock, looks } = draft.host;
  const may = speed === 1 || playersAt(draft.host) <= 1;
  if (!table || !isSpeed(speed) || !may) return draft;
  // What bots wait for comes at another time now: they look up, and wait anew.
  const since = lastSeen(draft.host, now);
  const at = table.paused ? 0 : now; // in a pause looks tell how long is still to wait
  const soon = [...looks.keys()].map(seat => [seat, { at, arriving: false }] as const);
  return change(draft, { clock: paced(clock, speed, since), looks: new Map(soon) });
}

const playersAt = (host: Host): number =>
  host.places.filter(seat => holderOf(host, seat).sits === 'player').length;

/** Back to the lobby, all in their seats. The log stays in the vault until the next deal. */
function again(draft: Draft): Draft {
  const { table, game, clock, past } = draft.host;
  if (!table || !game.result(table.state)) return draft;
  return change(draft, {
    table: null,
    clock: stopped(0, clock.speed),
    absence: null,
    told: new Map(),
    looks: new Map(),
    requests: [],
    kept: { ...draft.host.kept, plies: 0, last: undefined },
    past: { matches: past.matches + 1, revs: lastRev(draft.host, table) },
  });
}

function closed(draft: Draft): Draft {
  const all = [...draft.host.channels.keys()];
  const told = all.reduce(
    (soFar, id) => hangUp(no(soFar, id, { code: 'table-closed' }), id),
    draft,
  );
  return change(told, { closed: true });
}
