/** What the host's own screen can command, and what that does. */
import type { Millis } from '../kit/millis';
import { bySeat } from '../kit/seat';
import { unreachable } from '../kit/unreachable';
import { lastSeen } from './absence';
import { change, type Draft, hangUp, holderAt, holderOf } from './draft';
import { type Host, type HostCommand, PACES, type HostInputs } from './hostState';
import { act, deal } from './match';
import {
  FASTEST,
  isCountingIn,
  paced,
  runsFrom,
  SLOWEST,
  startedClock,
  stoppedClock,
} from './matchClock';
import { momentOf, paused, resumed, taken } from './actions';
import { botSits, codeSent, no, NOBODY, playerRenamed, vacated, welcomed } from './seating';
import { sentAway } from './channels';
import { gameChanged } from './gameChange';
import { isPackMissing, packChanged } from './packTravel';
import { swapped } from './seatMoves';
import { seatGiven } from './seatRequests';
import { lastRev } from './publish';

/** These need a tap on the host's own screen, so they show that the host is there. */
export const isByFinger = ({ order }: HostCommand): boolean => BY_FINGER.has(order);
const BY_FINGER: ReadonlySet<HostCommand['order']> = new Set(['deal', 'pause', 'resume', 'again']);

export function onHostCommand(draft: Draft, order: HostCommand, world: HostInputs): Draft {
  switch (order.order) {
    case 'door':
      return invited(draft, order.invite);
    case 'code':
      return withCode(draft, order.code);
    case 'size':
      return resized(draft, order.places);
    case 'options':
      return optionsChosen(draft, order);
    case 'game':
      return gameChanged(draft, order);
    case 'bot':
      return botSits(draft, order.seat, order.level, order.name);
    case 'bots':
      return botsConfigured(draft, order);
    case 'free':
      return holderAt(draft.host, order.seat) ? vacated(draft, order.seat, 'freed') : draft;
    case 'give':
      return seatGiven(draft, order);
    case 'swap':
      return swapped(draft, order.seats);
    case 'rename':
      return playerRenamed(draft, order);
    case 'send-away':
      return holderAt(draft.host, order.seat) ? sentAway(draft, order.seat) : draft;
    case 'act':
      return actedForNobody(draft, order, world);
    case 'deal':
      return dealt(draft, order, world);
    case 'pause':
      return paused(draft, world.now, draft.host.shared?.shared.host || null);
    case 'resume':
      return resumed(draft, world.now);
    case 'speed':
      return hurried(draft, order.speed, world.now);
    case 'undo':
      return change(draft, { undo: order.way });
    case 'again':
      return again(draft);
    case 'close':
      return closed(draft);
    default:
      return unreachable(order);
  }
}

/** Everybody who is welcome learns of another invite, or could not come back by the old one. */
function invited(draft: Draft, invite: string): Draft {
  const met = change(draft, { invite });
  const greeted = [...met.host.channels].filter(([, { name }]) => name !== null);
  return greeted.reduce((soFar, [id]) => welcomed(soFar, id), met);
}

function withCode(draft: Draft, code: string): Draft {
  const watchers = [...draft.host.channels].filter(([, { watches }]) => watches);
  return watchers.reduce((soFar, [id]) => codeSent(soFar, id), change(draft, { code }));
}

function optionsChosen(
  draft: Draft,
  { options, pack }: Extract<HostCommand, { order: 'options' }>,
): Draft {
  return draft.host.match ? draft : packChanged(change(draft, { options }), pack ?? null);
}

/** Players of seats that no longer exist get up. */
function resized(draft: Draft, count: number): Draft {
  const { game, places, match } = draft.host;
  const chosen = game.places(count);
  if (match || !chosen) return draft;
  const gone = places.filter(seat => !chosen.includes(seat));
  const risen = gone.reduce((soFar, seat) => vacated(soFar, seat, 'no-such-seat'), draft);
  const holders = bySeat(chosen, seat => holderAt(risen.host, seat) ?? NOBODY);
  return change(risen, { places: chosen, holders });
}

type ActOrder = Extract<HostCommand, { order: 'act' }>;

/** Acts for an empty seat, for example where a lesson shows how to play. */
function actedForNobody(draft: Draft, { seat, action }: ActOrder, { now }: HostInputs): Draft {
  const { match } = draft.host;
  if (!match || holderAt(draft.host, seat)?.sits !== 'nobody') return draft;
  if (isCountingIn(draft.host, now)) return draft;
  const at = momentOf(draft.host, lastSeen(draft.host, now));
  return taken(draft, act(match, { seat, action, at }));
}

type DealOrder = Extract<HostCommand, { order: 'deal' }>;

function botsConfigured(
  draft: Draft,
  { level, pace }: Extract<HostCommand, { order: 'bots' }>,
): Draft {
  const { bots } = draft.host;
  const chosen = pace !== undefined && isPace(pace) ? pace : bots.pace;
  return change(draft, { bots: { level: level ?? bots.level, pace: chosen } });
}

const isPace = (pace: number): boolean => pace >= PACES.slowest && pace <= PACES.fastest;

/** Bots take the free seats, so that nobody has to wait for a fourth player. */
function dealt(draft: Draft, { seed, speed = 1 }: DealOrder, { now }: HostInputs): Draft {
  const { game, places, options, match, bots, countIn } = draft.host;
  const wish = deal(game, { seats: places, options, seed });
  if (match || !wish.ok || !isSpeed(speed) || isPackMissing(draft.host)) return draft;
  const empty = places.filter(seat => holderOf(draft.host, seat).sits === 'nobody');
  const full = empty.reduce((soFar, seat) => botSits(soFar, seat, bots.level), draft);
  return change(full, {
    match: wish.match,
    clock: startedClock(stoppedClock(0, speed), now + countIn),
    absence: null,
    pausedBy: null,
    haveOtherPacks: [],
    lastSent: new Map(),
  });
}

const isSpeed = (speed: number): boolean => speed >= SLOWEST && speed <= FASTEST;

/** With at most one player the speed is free; people play with each other in real time. */
function hurried(draft: Draft, speed: number, now: Millis): Draft {
  const { match, clock, botWakeups } = draft.host;
  const may = speed === 1 || playersAt(draft.host) <= 1;
  if (!match || !isSpeed(speed) || !may) return draft;
  // At the new speed everything that bots wait for falls due at another time, so they all look
  // again.
  const since = runsFrom(draft.host, lastSeen(draft.host, now));
  const at = match.paused ? 0 : now; // in a pause a wake-up holds the time still to wait
  const soon = [...botWakeups.keys()].map(seat => [seat, { at, arriving: false }] as const);
  return change(draft, { clock: paced(clock, speed, since), botWakeups: new Map(soon) });
}

const playersAt = (host: Host): number =>
  host.places.filter(seat => holderOf(host, seat).sits === 'player').length;

/** Back to the lobby, in the same seats. The log stays in the vault until the next deal. */
function again(draft: Draft): Draft {
  const { match, game, clock, past } = draft.host;
  if (!match || !game.result(match.state)) return draft;
  return change(draft, {
    match: null,
    clock: stoppedClock(0, clock.speed),
    absence: null,
    pausedBy: null,
    lastSent: new Map(),
    botWakeups: new Map(),
    requests: [],
    kept: { ...draft.host.kept, plies: 0, last: undefined },
    past: { matches: past.matches + 1, revs: lastRev(draft.host, match) },
  });
}

function closed(draft: Draft): Draft {
  const all = [...draft.host.channels.keys()];
  const notified = all.reduce(
    (soFar, id) => hangUp(no(soFar, id, { code: 'table-closed' }), id),
    draft,
  );
  return change(notified, { closed: true });
}
