/** A guest at a table, as a function: one event in, the next guest and what its shell is to do, out. */
import type { AnyWhy, Viewer } from '../games/game';
import { gameCalled } from '../games/rules';
import { apply, type Delta } from '../kit/delta';
import type { Millis } from '../kit/millis';
import { type BySeat, ownOf, type Seat } from '../kit/seat';
import { unreachable } from '../kit/unreachable';
import type { Entry, Match } from '../protocol/entry';
import {
  type Downward,
  nameIn,
  readDownward,
  type Said,
  type Shared,
  type Upward,
  VERSION,
  type Words,
  write,
} from '../protocol/messages';
import type { Token } from '../protocol/token';
import { reading, type Sync, unsynced, withPing } from './clockSync';
import type { Happened } from './match';
import { gathered } from './gathering';
import type { FindGame } from './saved';
import { matchTime } from './matchClock';

/** An act on its way: sent again until it is answered, whatever the line does. */
type Pending = {
  readonly n: number;
  readonly rev: number; // of the view on which it was made; it stays that, however late it is heard
  readonly action: unknown;
  readonly finger: Millis;
};
type OwnSeat = {
  readonly token: Token | null; // null: given up, or taken over by another device
  /** Of the token, as far as this link has told; null until it has confirmed the seat. */
  readonly serial: number | null;
  readonly n: number; // of the last proposal made
  readonly pending: readonly Pending[];
  /** As its player wants to be called from now on; null: as it is. */
  readonly called: string | null;
};

export type Guest = {
  readonly name: string;
  readonly watches: boolean;
  readonly linked: boolean;
  /** The table this guest belongs to, once it has been welcomed. */
  readonly table: string | null;
  /** How to find it again, for who came by a typed code. */
  readonly invite: string | null;
  readonly seats: BySeat<OwnSeat>;
  readonly views: ReadonlyMap<Viewer, { readonly rev: number; readonly view: unknown }>;
  readonly shared: Shared | null;
  readonly sharedRev: number;
  /** What the host last refused that was not an act: a version, a full table, a taken seat. */
  readonly refused: AnyWhy | null;
  /** The host has ended the table: there is nothing to come back to. */
  readonly closed: boolean;
  /** The whole match, once it is over and was asked for. */
  readonly story: Match | null;
  /** What of it has come; null while it is not asked for. */
  readonly gathers: readonly Entry[] | null;
  /** The games of this app, without which no story can be followed. */
  readonly find: FindGame;
  readonly sync: Sync;
  readonly pinged: Millis;
  readonly heard: Millis;
  readonly resent: Millis;
};

export type GuestEvent =
  | { type: 'linked' }
  | { type: 'heard'; text: string }
  | { type: 'unlinked' }
  | { type: 'ticked' }
  | { type: 'wished'; wish: Wish };

export type Wish =
  | { wish: 'sit'; seat: Seat }
  | { wish: 'rise'; seat: Seat }
  | { wish: 'rename'; name: string; seat?: Seat }
  | { wish: 'act'; seat: Seat; action: unknown }
  | { wish: 'pause' }
  | { wish: 'resume' }
  | { wish: 'ask'; seat: Seat; to?: Seat; words: Words; lasts: Millis }
  | { wish: 'story' };

export type GuestEffect =
  | { do: 'send'; text: string }
  /** The line is dead though nobody has said so: take another. */
  | { do: 'hang-up' }
  | { do: 'keep'; tokens: BySeat<Token> }
  | { do: 'answered'; seat: Seat; n: number; why: AnyWhy | undefined }
  | { do: 'happened'; viewer: Viewer; happened: Happened };

export const PINGS = { first: 16, firstEvery: 50, every: 1_000 } as const;
export const RESEND_MS = 1_000;
export const DEAF_MS = 6_000;

/** Higher than every number: whatever is done before the host has told its own is numbered then. */
const UNHEARD = Infinity;

export const createGuest = (
  name: string,
  tokens: BySeat<Token>,
  watches = false,
  find: FindGame = gameCalled,
): Guest => ({
  name,
  watches,
  linked: false,
  table: null,
  invite: null,
  seats: Object.fromEntries(
    Object.entries(tokens).map(([seat, token]) => [
      seat,
      { token, serial: null, n: UNHEARD, pending: [], called: null },
    ]),
  ),
  views: new Map(),
  shared: null,
  sharedRev: 0,
  refused: null,
  closed: false,
  story: null,
  gathers: null,
  find,
  sync: unsynced,
  pinged: -Infinity,
  heard: -Infinity,
  resent: -Infinity,
});

type Step = readonly [Guest, readonly GuestEffect[]];

export function step(guest: Guest, event: GuestEvent, now: Millis): Step {
  switch (event.type) {
    case 'linked':
      return linked(guest, now);
    case 'heard':
      return heard(guest, event.text, now);
    case 'unlinked':
      return [{ ...guest, linked: false }, []];
    case 'ticked':
      return guest.linked ? ticked(guest, now) : [guest, []];
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
  const { within } = reading(guest.sync, now) ?? { within: Infinity };
  const clock = guest.shared?.clock;
  return { at: clock ? matchTime(clock, hostNow(guest, now)) : 0, within };
}

// Coming, and coming back -----------------------------------------------------------------------------

/** A new link begins from nothing: what the last one said of numbers and of the clock is over. */
function linked(guest: Guest, now: Millis): Step {
  const seats = Object.entries(guest.seats).map(([seat, own]) => [seat, { ...own, serial: null }]);
  const views = [...guest.views].map(([viewer, { view }]) => [viewer, { rev: 0, view }] as const);
  const met: Guest = {
    ...guest,
    linked: true,
    table: null,
    seats: Object.fromEntries(seats),
    views: new Map(views),
    sharedRev: 0,
    heard: now,
    pinged: now,
    resent: now,
    sync: unsynced,
    refused: null,
    gathers: guest.gathers && [], // it may be another host that tells it, opened again
  };
  return [met, [greeting(met), say({ say: 'ping', t: now })]];
}

function greeting(guest: Guest): GuestEffect {
  const proofs = Object.entries(guest.seats).flatMap(([seat, { token }]) =>
    token ? [{ seat: seat as Seat, token }] : [],
  );
  const { name, watches: watch } = guest;
  return say({ say: 'hello', v: VERSION, name, watch, proofs });
}

/** Welcomed, and told of every seat it has a token for whether it is its own. */
const isSettled = ({ table, seats }: Guest): boolean =>
  table !== null && Object.values(seats).every(({ token, serial }) => !token || serial !== null);

const say = (message: Upward): GuestEffect => ({ do: 'send', text: write(message) });

function ticked(guest: Guest, now: Millis): Step {
  if (now - guest.heard >= DEAF_MS) return [guest, [{ do: 'hang-up' }]];
  const [pinging, ping] = pinged(guest, now);
  const [sending, again] = resent(pinging, now);
  return [sending, [...ping, ...again]];
}

/** Sixteen quick ones to know the clock at once, then one a second to keep knowing it. */
function pinged(guest: Guest, now: Millis): Step {
  const every = guest.sync.pings.length < PINGS.first ? PINGS.firstEvery : PINGS.every;
  if (now - guest.pinged < every) return [guest, []];
  return [{ ...guest, pinged: now }, [say({ say: 'ping', t: now })]];
}

function resent(guest: Guest, now: Millis): Step {
  if (now - guest.resent < RESEND_MS) return [guest, []];
  const waiting = Object.entries(guest.seats).flatMap(([seat, { token, serial, pending }]) =>
    token && serial !== null ? pending.map(one => proposal(seat as Seat, one)) : [],
  );
  const again = [...waiting, ...uncalled(guest), ...storyAsked(guest)];
  return [{ ...guest, resent: now }, isSettled(guest) ? again : [greeting(guest), ...again]];
}

/** Own seats that are still called otherwise than they want to be. */
const uncalled = ({ seats, shared }: Guest): GuestEffect[] =>
  (shared?.places ?? []).flatMap(({ seat, name }) => {
    const own = ownOf(seats, seat);
    const isOwn = own?.token && own.serial !== null && own.called !== null;
    return isOwn && own.called !== name ? [say({ say: 'rename', name: own.called, seat })] : [];
  });

/** The next piece, once there can be one. */
const storyAsked = ({ gathers, shared }: Guest): GuestEffect[] =>
  gathers && shared?.phase === 'over' ? [say({ say: 'story', from: gathers.length })] : [];

const proposal = (seat: Seat, pending: Pending): GuestEffect =>
  say({ say: 'propose', seat, ...pending });

export function wakeAt({ linked: on, pinged: last, heard: lastHeard, sync }: Guest): Millis {
  if (!on) return Infinity;
  const every = sync.pings.length < PINGS.first ? PINGS.firstEvery : PINGS.every;
  return Math.min(last + every, lastHeard + DEAF_MS);
}

// What the player wants -------------------------------------------------------------------------------

function wished(guest: Guest, wish: Wish, now: Millis): Step {
  switch (wish.wish) {
    case 'act':
      return acted(guest, wish.seat, wish.action, now);
    case 'sit':
      return [guest, [say({ say: 'sit', seat: wish.seat })]];
    case 'rise':
      return [guest, [say({ say: 'rise', seat: wish.seat })]];
    case 'rename':
      return renamed(guest, wish.name, wish.seat);
    case 'story':
      return storyWanted(guest);
    case 'pause':
    case 'resume':
      return [guest, [say({ say: wish.wish })]];
    case 'ask': {
      const { wish: _, ...request } = wish;
      return [guest, [say({ say: 'ask', ...request })]];
    }
    default:
      return unreachable(wish);
  }
}

/** All at this device, or one of them. What is no name changes nothing. */
function renamed(guest: Guest, wished: string, seat?: Seat): Step {
  const name = nameIn(wished);
  if (name === undefined) return [guest, []];
  const chosen = seat === undefined ? Object.keys(guest.seats) : [seat];
  const called = chosen.reduce((soFar, one) => {
    const own = ownSeat(soFar, one as Seat);
    return own ? withSeat(soFar, one as Seat, { ...own, called: name }) : soFar;
  }, guest);
  if (seat !== undefined) return [called, [say({ say: 'rename', name, seat })]];
  return [{ ...called, name }, [say({ say: 'rename', name })]];
}

function storyWanted(guest: Guest): Step {
  if (guest.story || guest.gathers) return [guest, []];
  const wanting: Guest = { ...guest, gathers: [] };
  return [wanting, guest.linked ? storyAsked(wanting) : []];
}

function acted(guest: Guest, seat: Seat, action: unknown, now: Millis): Step {
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

const ownSeat = ({ seats }: Guest, seat: Seat): OwnSeat | undefined => ownOf(seats, seat);

const withSeat = (guest: Guest, seat: Seat, own: OwnSeat): Guest => ({
  ...guest,
  seats: { ...guest.seats, [seat]: own },
});

// What the host says ----------------------------------------------------------------------------------

function heard(guest: Guest, text: string, now: Millis): Step {
  const read = readDownward(text);
  const awake = { ...guest, heard: now };
  if (read.ok) return told(awake, read.message, now);
  return read.why.code === 'other-version' ? [{ ...awake, refused: read.why }, []] : [awake, []];
}

function told(guest: Guest, message: Downward, now: Millis): Step {
  switch (message.say) {
    case 'welcome':
      return [{ ...guest, table: message.table, invite: message.invite ?? null }, []];
    case 'no':
      return [refusedBy(guest, message.why), []];
    case 'seated':
      return seated(guest, message, now);
    case 'unseated':
      return unseated(guest, message);
    case 'shared':
      return [withShared(guest, message), []];
    case 'view':
      return [viewed(guest, message), []];
    case 'delta':
      return changed(guest, message);
    case 'answer':
      return answered(guest, message);
    case 'story':
      return toldStory(guest, message);
    case 'ping':
      return [guest, [say({ say: 'pong', t: message.t, here: now })]];
    case 'pong':
      return ponged(guest, message, now);
    default:
      return unreachable(message);
  }
}

function ponged(guest: Guest, { t, here, revs }: Said<Downward, 'pong'>, now: Millis): Step {
  const synced = { ...guest, sync: withPing(guest.sync, { left: t, met: here, back: now }) };
  const missed = Object.entries(revs).filter(([what, rev]) => rev > revOf(guest, what));
  return [synced, missed.map(([what]) => say({ say: 'whole', viewer: what as Seat }))];
}

const revOf = ({ views, sharedRev }: Guest, what: string): number =>
  what === 'shared' ? sharedRev : (views.get(what as Viewer)?.rev ?? 0);

function withShared(guest: Guest, { rev, shared }: Said<Downward, 'shared'>): Guest {
  if (rev < guest.sharedRev) return guest;
  const isNext = guest.shared !== null && guest.shared.match !== shared.match;
  return { ...(isNext ? cleared(guest) : guest), shared, sharedRev: rev };
}

/** Another match: nothing that was seen or wanted in the last one counts in it. */
function cleared(guest: Guest): Guest {
  const seats = Object.entries(guest.seats).map(([seat, own]) => [
    seat,
    { ...own, n: own.n - own.pending.length, pending: [] },
  ]);
  const views = new Map<never, never>();
  return { ...guest, seats: Object.fromEntries(seats), views, story: null, gathers: null };
}

const refusedBy = (guest: Guest, why: AnyWhy): Guest => ({
  ...guest,
  refused: why,
  closed: guest.closed || why.code === 'table-closed',
});

function toldStory(guest: Guest, piece: Said<Downward, 'story'>): Step {
  const news = guest.gathers && gathered(guest.gathers, piece, guest.find);
  if (!news) return [guest, []];
  switch (news.is) {
    case 'more':
      return [
        { ...guest, gathers: news.entries },
        [say({ say: 'story', from: news.entries.length })],
      ];
    case 'whole':
      return [{ ...guest, gathers: null, story: news.match }, []];
    case 'refused':
      return [{ ...guest, gathers: null, refused: news.why }, []];
    default:
      return unreachable(news);
  }
}

const viewed = (guest: Guest, { viewer, rev, view }: Said<Downward, 'view'>): Guest =>
  rev < revOf(guest, viewer) ? guest : withView(guest, viewer, rev, view);

/** The host says how far it has come with this seat: what it has not heard is numbered on from there. */
function seated(guest: Guest, said: Said<Downward, 'seated'>, now: Millis): Step {
  const { seat, token, serial, n } = said;
  const before = ownSeat(guest, seat);
  if (before && before.serial !== null && serial <= before.serial) return [guest, []];
  const pending = before?.pending ?? [];
  const answeredSoon = pending.filter(one => one.n <= n);
  const unheard = pending.filter(one => one.n > n).map((one, m) => ({ ...one, n: n + 1 + m }));
  const own: OwnSeat = {
    token,
    serial,
    n: n + unheard.length,
    pending: [...answeredSoon, ...unheard],
    called: before?.called ?? null,
  };
  const sitting = withSeat({ ...guest, resent: now }, seat, own);
  return [
    sitting,
    [
      { do: 'keep', tokens: tokensOf(sitting) },
      say({ say: 'kept', seat, token }),
      ...own.pending.map(one => proposal(seat, one)),
    ],
  ];
}

export const tokensOf = ({ seats }: Guest): BySeat<Token> =>
  Object.fromEntries(
    Object.entries(seats).flatMap(([seat, { token }]) => (token ? [[seat, token]] : [])),
  );

function unseated(guest: Guest, { seat, why }: Said<Downward, 'unseated'>): Step {
  const own = ownSeat(guest, seat);
  if (!own) return [{ ...guest, refused: why }, []];
  const views = new Map(guest.views);
  views.delete(seat);
  const risen = withSeat({ ...guest, views, refused: why }, seat, {
    token: null,
    serial: null,
    n: 0,
    pending: [],
    called: null,
  });
  return [risen, [{ do: 'keep', tokens: tokensOf(risen) }]];
}

const withView = (guest: Guest, viewer: Viewer, rev: number, view: unknown): Guest => ({
  ...guest,
  views: new Map(guest.views).set(viewer, { rev, view }),
});

/** A change of what this guest has; if it belongs to something else, the whole is asked for. */
function changed(guest: Guest, message: Said<Downward, 'delta'>): Step {
  const { viewer, rev, delta, happened } = message;
  const before = guest.views.get(viewer);
  if (before && rev <= before.rev) return [guest, []];
  const view = before?.rev === rev - 1 ? applied(delta, before.view) : undefined;
  if (view === undefined) return [guest, [say({ say: 'whole', viewer })]];
  return [withView(guest, viewer, rev, view.view), [{ do: 'happened', viewer, happened }]];
}

function applied(delta: Delta, before: unknown): { view: unknown } | undefined {
  try {
    return { view: apply(delta, before) };
  } catch {
    return undefined;
  }
}

function answered(guest: Guest, { seat, n, why }: Said<Downward, 'answer'>): Step {
  const own = ownSeat(guest, seat);
  if (!own?.pending.some(one => one.n === n)) return [guest, []];
  const pending = own.pending.filter(one => one.n !== n);
  return [withSeat(guest, seat, { ...own, pending }), [{ do: 'answered', seat, n, why }]];
}
