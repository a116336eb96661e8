/** A guest at a table, as a function: one event in; the next guest and its effects out. */
import type { AnyGame } from '../games/game';
import type { Millis } from '../kit/millis';
import { keysOf } from '../kit/keys';
import { of, ownOf, type Seat } from '../kit/seat';
import { unreachable } from '../kit/unreachable';
import { validPerson, VERSION } from '../protocol/messages';
import { reading, unsynced } from './clockSync';
import {
  DEAF_MS,
  type Guest,
  type GuestEffect,
  type GuestEvent,
  isShown,
  ownSeat,
  type Pending,
  PINGS,
  proposal,
  PROPOSAL_RESEND_MS,
  revOf,
  say,
  seatAsked,
  seatBegging,
  HOST_SILENT_MS,
  type GuestStep,
  type GuestCommand,
  withSeat,
} from './guestState';
import { onHostMessage } from './onHostMessage';
import { matchTime } from './matchClock';
import { packAnswer, packWished } from './packArrival';

export {
  createGuest,
  DEAF_MS,
  type Guest,
  type GuestEffect,
  type GuestEvent,
  PINGS,
  PROPOSAL_RESEND_MS,
  type GuestCommand,
} from './guestState';
export { tokensOf } from './onHostMessage';

export function stepGuest(guest: Guest, event: GuestEvent, now: Millis): GuestStep {
  switch (event.type) {
    case 'linked':
      return linked(guest, now);
    case 'heard':
      return onHostMessage(guest, event.text, now);
    case 'unlinked':
      return [{ ...guest, linked: false }, []];
    case 'ticked': {
      const looking = standing(guest, now);
      return guest.linked ? ticked(looking, now) : [looking, []];
    }
    case 'wished':
      return wished(guest, event.wish, now);
    default:
      return unreachable(event);
  }
}

// What this device knows of the host's clock ----------------------------------------------------------

export const hostNow = ({ sync }: Guest, now: Millis): Millis =>
  now + (reading(sync, now)?.offset ?? 0);

/** Match time as the host counts it, and how far off that may be. */
export function matchNow(guest: Guest, now: Millis): { at: Millis; within: Millis } {
  if (guest.stands !== null) return { at: guest.stands, within: Infinity };
  const { offset, within } = reading(guest.sync, now) ?? { offset: 0, within: Infinity };
  const clock = guest.shared?.clock;
  return { at: clock ? matchTime(clock, now + offset) : 0, within };
}

/** When the host will have been silent for too long while match time runs. */
const silentAt = ({ stands, shared, heard: last }: Guest): Millis =>
  stands === null && shared?.phase === 'playing' && shared.clock.running
    ? last + HOST_SILENT_MS + 1
    : Infinity;

/** Stops match time. On a working channel, silence counts only if the guest has pinged. */
function standing(guest: Guest, now: Millis): Guest {
  const hasAsked = !guest.linked || now - guest.pinged <= HOST_SILENT_MS;
  if (now < silentAt(guest) || !hasAsked) return guest;
  return { ...guest, stands: matchNow(guest, guest.heard + HOST_SILENT_MS).at };
}

// Coming, and coming back -----------------------------------------------------------------------------

/**
 * A new channel starts afresh: serials, revisions and clock readings of the last one no longer
 * count.
 */
function linked(guest: Guest, now: Millis): GuestStep {
  const seats = Object.entries(guest.seats).map(([seat, own]) => [seat, { ...own, serial: null }]);
  const views = [...guest.views].map(([viewer, { view }]) => [viewer, { rev: 0, view }] as const);
  const met: Guest = {
    ...guest,
    linked: true,
    table: null,
    self: null,
    seats: Object.fromEntries(seats),
    views: new Map(views),
    sharedRev: 0,
    heard: now,
    pinged: now,
    resent: now,
    sync: unsynced,
    refused: null,
    gathers: guest.gathers && { ...guest.gathers, entries: [] }, // the host may be a reopened one
  };
  return [met, [greeting(met), say({ say: 'ping', t: now })]];
}

function greeting(guest: Guest): GuestEffect {
  const proofs = ownSeats(guest).flatMap(([seat, { token }]) => (token ? [{ seat, token }] : []));
  const { name, face, watches: watch, packs } = guest;
  return say({ say: 'hello', v: VERSION, name, face, watch, packs: [...packs], proofs });
}

/** The host has welcomed this guest and has answered every seat it proved. */
const isSettled = ({ table, seats }: Guest): boolean =>
  table !== null && Object.values(seats).every(({ token, serial }) => !token || serial !== null);

function ticked(guest: Guest, now: Millis): GuestStep {
  // After its own sleep the guest pings first: the channel may still work.
  const hasAsked = now - guest.pinged < DEAF_MS;
  if (hasAsked && now - guest.heard >= DEAF_MS) return [guest, [{ do: 'hang-up' }]];
  const [pinging, ping] = pinged(guest, now);
  const [sending, again] = resent(pinging, now);
  return [sending, [...ping, ...again]];
}

function pinged(guest: Guest, now: Millis): GuestStep {
  if (now - guest.pinged < pingsEvery(guest)) return [guest, []];
  return [{ ...guest, pinged: now }, [say({ say: 'ping', t: now })]];
}

/** Sixteen quick pings to learn the clock at once, then fewer to keep track of it. */
function pingsEvery(guest: Guest): Millis {
  const { sync, shared } = guest;
  if (sync.pings.length < PINGS.first) return PINGS.firstEvery;
  const isPlayed = (shared?.phase ?? 'playing') === 'playing';
  return isPlayed || unanswered(guest).length > 0 ? PINGS.every : PINGS.everyAtRest;
}

function resent(guest: Guest, now: Millis): GuestStep {
  if (now - guest.resent < PROPOSAL_RESEND_MS) return [guest, []];
  return [{ ...guest, resent: now }, unanswered(guest)];
}

const ownSeats = ({ seats }: Guest) => keysOf(seats).map(seat => [seat, of(seats, seat)] as const);

/** Everything that is sent again until the host has answered it. */
function unanswered(guest: Guest): GuestEffect[] {
  const waiting = ownSeats(guest).flatMap(([seat, { token, serial, pending }]) =>
    token && serial !== null ? pending.map(one => proposal(seat, one)) : [],
  );
  const wishes = [...seatAsked(guest), ...seatBegging(guest), ...uncalled(guest)];
  const again = [...waiting, ...wishes, ...storyAsked(guest), ...packAnswer(guest)];
  return isSettled(guest) ? again : [greeting(guest), ...again];
}

/** Renames for own seats that do not have their new name or face yet. */
const uncalled = ({ seats, shared }: Guest): GuestEffect[] =>
  (shared?.places ?? []).flatMap(({ seat, ...shown }) => {
    const own = ownOf(seats, seat);
    const isOwn = own?.token && own.serial !== null && own.called !== null;
    return isOwn && !isShown(own.called, shown)
      ? [say({ say: 'rename', ...own.called, seat })]
      : [];
  });

/** Asks for the next piece once the match is over. */
const storyAsked = ({ gathers, shared }: Guest): GuestEffect[] =>
  gathers && shared?.phase === 'over' ? [say({ say: 'story', from: gathers.entries.length })] : [];

export function guestWakeAt(guest: Guest): Millis {
  const silent = silentAt(guest);
  if (!guest.linked) return silent;
  const asked = silent > guest.pinged ? silent : Infinity; // after its own sleep it pings first
  return Math.min(asked, guest.pinged + pingsEvery(guest), guest.heard + DEAF_MS);
}

// What the player wants -------------------------------------------------------------------------------

function wished(guest: Guest, wish: GuestCommand, now: Millis): GuestStep {
  switch (wish.wish) {
    case 'act':
      return acted(guest, wish.seat, wish.action, now);
    case 'sit':
      return [guest, [say({ say: 'sit', seat: wish.seat })]];
    case 'seat-me':
      return seatMe(guest, wish);
    case 'ask-seat':
      return askSeat(guest, wish);
    case 'rise':
      return [{ ...guest, seatWanted: null }, [say({ say: 'rise', seat: wish.seat })]];
    case 'rename':
      return renamed(guest, wish);
    case 'story':
      return storyWanted(guest, wish.game);
    case 'pack':
      return packWished(guest, wish);
    case 'pause':
    case 'resume':
      return [guest, [say({ say: wish.wish })]];
    case 'undo':
      return [{ ...guest, refused: null }, [say({ say: 'undo' })]];
    case 'vote':
      return [guest, [say({ say: 'vote', id: wish.id, agrees: wish.agrees })]];
    case 'ask': {
      const { wish: _, ...request } = wish;
      return [guest, [say({ say: 'ask', ...request })]];
    }
    default:
      return unreachable(wish);
  }
}

/** Asks once the host has welcomed this guest. */
function seatMe(guest: Guest, { usual }: Extract<GuestCommand, { wish: 'seat-me' }>): GuestStep {
  const wanting: Guest = { ...guest, seatWanted: usual === undefined ? {} : { usual } };
  return [wanting, guest.linked ? seatAsked(wanting) : []];
}

type AskSeat = Extract<GuestCommand, { wish: 'ask-seat' }>;

function askSeat(guest: Guest, { asks, seat }: AskSeat): GuestStep {
  const asking: Guest = { ...guest, asks: !asks ? null : seat === undefined ? {} : { seat } };
  return [asking, guest.linked ? seatBegging(asking) : []];
}

type Rename = Extract<GuestCommand, { wish: 'rename' }>;

/** Renames all seats of this device, or one. An invalid name or face changes nothing. */
function renamed(guest: Guest, { seat, ...wished }: Rename): GuestStep {
  const person = validPerson(wished);
  if (!person) return [guest, []];
  const chosen = seat === undefined ? keysOf(guest.seats) : [seat];
  const called = chosen.reduce((soFar, one) => {
    const own = ownSeat(soFar, one);
    return own ? withSeat(soFar, one, { ...own, called: { ...own.called, ...person } }) : soFar;
  }, guest);
  if (seat !== undefined) return [called, [say({ say: 'rename', ...person, seat })]];
  return [{ ...called, ...person }, [say({ say: 'rename', ...person })]];
}

function storyWanted(guest: Guest, game: AnyGame): GuestStep {
  if (guest.story || guest.gathers) return [guest, []];
  const wanting: Guest = { ...guest, gathers: { game, entries: [] } };
  return [wanting, guest.linked ? storyAsked(wanting) : []];
}

function acted(guest: Guest, seat: Seat, action: unknown, now: Millis): GuestStep {
  const own = ownSeat(guest, seat);
  if (!own?.token) {
    return [guest, [{ do: 'answered', seat, n: 0, why: { code: 'not-your-seat' } }]];
  }
  const rev = revOf(guest, seat);
  const pending: Pending = { n: own.n + 1, rev, action, finger: hostNow(guest, now) };
  const after = { ...own, n: pending.n, pending: [...own.pending, pending] };
  return [
    withSeat(guest, seat, after),
    guest.linked && own.serial !== null ? [proposal(seat, pending)] : [],
  ];
}
