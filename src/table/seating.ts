/**
 * Takes and frees seats: hello, sitting down, coming back, getting up. The newest valid proof wins.
 */
import { otherPacks, type PackRef } from '../games/game';
import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import { validName, VERSION, type Said, type Upward } from '../protocol/messages';
import { opens, sealed, type Token, tokenFor } from '../protocol/token';
import {
  change,
  channelOf,
  type Draft,
  hangUp,
  holderAt,
  holderOf,
  tell,
  withChannel,
  withHolder,
} from './draft';
import {
  type ChannelId,
  CUT_OFFS,
  GUESTS,
  type Holder,
  type Host,
  type HostCommand,
  TOKENS_KEPT,
} from './hostState';
import { wholeView } from './publish';

export const NOBODY: Holder = {
  sits: 'nobody',
  name: '',
  face: '',
  former: [],
  seal: null,
  next: [],
  serial: 0,
  n: 0,
  refused: [],
  level: 'plain',
};

type Proof = Said<Upward, 'hello'>['proofs'][number];

export function hello(
  draft: Draft,
  from: ChannelId,
  { name, face, watch, packs, proofs }: Said<Upward, 'hello'>,
  now: Millis,
): Draft {
  const opened = proofs.flatMap(proof => openedBy(draft.host, proof) ?? []);
  const why = opened.length > 0 ? undefined : whyNotWithoutSeat(draft.host, from);
  if (why) return hangUp(no(draft, from, why), from);
  const isCutOffTooOften = (seat: Seat) => lately(draft.host, seat, now).length >= CUT_OFFS.most;
  if (opened.some(isCutOffTooOften)) return hangUp(no(draft, from, { code: 'too-fast' }), from);
  const others = otherPacks(draft.host.game.packs ?? [], packs);
  if (others.length > 0) return refusedForPacks(draft, from, name, others);
  const met = withChannel(withoutName(withPlace(draft, from), name), from, { name, face, packs });
  const greeted = withShared(welcomed(met, from), from);
  const watching = watch ? watched(greeted, from) : greeted;
  const proven = (soFar: Draft, proof: Proof) => proved(soFar, from, proof);
  return unseatedSees(proofs.reduce(proven, watching), from);
}

export function welcomed(draft: Draft, to: ChannelId): Draft {
  const { id: table, invite, channels } = draft.host;
  const way = invite === null ? {} : { invite };
  const { guest = 0 } = channels.get(to) ?? {};
  return tell(draft, to, { say: 'welcome', v: VERSION, table, guest, ...way });
}

/** A repeated hello is of a device that was let in before. */
function whyNotWithoutSeat({ channels }: Host, from: ChannelId): { code: string } | undefined {
  const { name, mustProve, seats = [] } = channels.get(from) ?? {};
  if (name !== null || seats.length > 0) return undefined;
  if (mustProve) return { code: 'not-let-in' };
  return channels.size > GUESTS.most ? { code: 'table-is-full' } : undefined;
}

/** Among too many devices, the first without a seat gives way to a player who comes back. */
function withPlace(draft: Draft, from: ChannelId): Draft {
  const { channels } = draft.host;
  if (channels.size <= GUESTS.most) return draft;
  const [idle] =
    [...channels].find(([id, { seats, isOwn }]) => id !== from && !isOwn && seats.length === 0) ??
    [];
  return idle === undefined ? draft : hangUp(no(draft, idle, { code: 'table-is-full' }), idle);
}

/**
 * With another pack, cards would show other dates than the host's. The guest's seats stay reserved.
 */
export function refusedForPacks(
  draft: Draft,
  from: ChannelId,
  name: string,
  packs: readonly PackRef[],
): Draft {
  const answered = no(draft, from, { code: 'other-packs', packs: packs.map(({ id }) => id) });
  const { haveOtherPacks } = withoutName(answered, name).host;
  return hangUp(
    change(answered, { haveOtherPacks: [...haveOtherPacks, name].slice(-MOST_NAMES) }),
    from,
  );
}
const MOST_NAMES = 8;

/** The guest may have loaded another version since. */
function withoutName(draft: Draft, name: string): Draft {
  const { haveOtherPacks: before } = draft.host;
  return before.includes(name)
    ? change(draft, { haveOtherPacks: before.filter(it => it !== name) })
    : draft;
}

const lately = ({ cutOffs }: Host, seat: Seat, now: Millis): readonly Millis[] =>
  (cutOffs.get(seat) ?? []).filter(at => Math.abs(now - at) < CUT_OFFS.within);

/** Noted for each of its seats. Devices without a seat are limited by their number instead. */
export function cutOffNoted(draft: Draft, from: ChannelId, now: Millis): Draft {
  const seats = draft.host.channels.get(from)?.seats ?? [];
  const noted = seats.map(seat => [seat, [...lately(draft.host, seat, now), now]] as const);
  return change(draft, { cutOffs: new Map([...draft.host.cutOffs, ...noted]) });
}

/** A phone has kept the token it proves with, so no token that was lost on the way locks it out. */
function proved(draft: Draft, from: ChannelId, proof: Proof): Draft {
  const { seat, token } = proof;
  if (holds(draft.host, from, seat)) return seatSent(draft, from, seat);
  const own = openedBy(draft.host, proof);
  if (own === undefined) return unseated(draft, from, seat, 'not-your-seat');
  const back = seated(tokenKept(draft, from, { seat: own, token }), from, own);
  return own === seat ? back : unseated(back, from, seat, 'swapped');
}

/** A player whose phone was away during a swap has only the token of the former seat. */
function openedBy(host: Host, { seat, token }: Proof): Seat | undefined {
  const moved = host.places.filter(one => holderOf(host, one).former.includes(seat));
  return [seat, ...moved].find(one => {
    const holder = holderAt(host, one);
    return holder && isProven(holder, token);
  });
}

export const unseated = (draft: Draft, to: ChannelId, seat: Seat, code: string): Draft =>
  tell(draft, to, { say: 'unseated', seat, why: { code } });

export const withShared = (draft: Draft, to: ChannelId): Draft =>
  draft.host.shared ? tell(draft, to, { say: 'shared', ...draft.host.shared }) : draft;

const isProven = ({ sits, seal, next }: Holder, token: Token): boolean =>
  sits !== 'nobody' && [seal, ...next].some(one => opens(token, one));

export function takeSeat(draft: Draft, from: ChannelId, seat: Seat): Draft {
  const { host } = draft;
  const holder = holderAt(host, seat);
  if (!holder) return no(draft, from, { code: 'no-such-seat', seat });
  if (holds(host, from, seat)) return seatSent(draft, from, seat);
  if (holder.sits !== 'nobody') return no(draft, from, { code: 'seat-taken', seat });
  return seated(playerSits(draft, from, seat), from, seat);
}

/** The seat belongs to the player at this device from now on. */
export function playerSits(draft: Draft, from: ChannelId, seat: Seat): Draft {
  const { name, face = '' } = draft.host.channels.get(from) ?? {};
  const holder = vacant(holderOf(draft.host, seat));
  return withHolder(draft, seat, { ...holder, sits: 'player', name: name ?? '', face });
}

/** A device without a seat gets its usual one if that is free, otherwise the first free one. */
export function seatFound(draft: Draft, from: ChannelId, usual: Seat | undefined): Draft {
  const { host } = draft;
  const [own] = host.channels.get(from)?.seats ?? [];
  const free = host.places.filter(seat => holderOf(host, seat).sits === 'nobody');
  const seat = own ?? free.find(one => one === usual) ?? free[0];
  return seat === undefined
    ? no(draft, from, { code: 'all-seats-taken' })
    : takeSeat(draft, from, seat);
}

export function seated(draft: Draft, from: ChannelId, seat: Seat): Draft {
  const before = channelOf(draft.host, seat);
  const free = before ? displaced(draft, before, seat) : draft;
  const seats = free.host.channels.get(from)?.seats ?? [];
  return tokenSent(withChannel(free, from, { seats: [...seats, seat], asks: null }), from, seat);
}

/** Each time a new token. Earlier ones stay valid until the phone is known to have kept it. */
export function tokenSent(draft: Draft, to: ChannelId, seat: Seat): Draft {
  const { serial: last, next } = holderOf(draft.host, seat);
  const serial = last + 1;
  const seal = sealed(tokenOf(draft.host, to, seat, serial));
  const given = withHolder(draft, seat, { serial, next: [...next, seal].slice(-TOKENS_KEPT) });
  return seatSent(given, to, seat);
}

/** Sends the holder its seat. A repeated request, after a lost message, gets the same answer. */
function seatSent(draft: Draft, to: ChannelId, seat: Seat): Draft {
  const { serial, n } = holderOf(draft.host, seat);
  const token = tokenOf(draft.host, to, seat, serial);
  return wholeView(tell(draft, to, { say: 'seated', seat, token, serial, n }), to, seat);
}

const tokenOf = ({ channels }: Host, on: ChannelId, seat: Seat, serial: number): Token =>
  tokenFor(seat, `${serial} ${channels.get(on)?.fresh ?? ''}`);

/** Ends the channel of a device that has lost its last seat to another. */
function displaced(draft: Draft, channel: ChannelId, seat: Seat): Draft {
  const notified = unseated(draft, channel, seat, 'sits-elsewhere');
  const left = (draft.host.channels.get(channel)?.seats ?? []).filter(other => other !== seat);
  const freed = withChannel(notified, channel, { seats: left });
  return left.length > 0 ? freed : hangUp(freed, channel);
}

/**
 * From now on this token opens the seat, and no older one does. A bot that played on until then
 * makes room.
 */
export function tokenKept(draft: Draft, from: ChannelId, { seat, token }: Proof): Draft {
  const { next, sits } = holderOf(draft.host, seat);
  const known = next.findIndex(seal => opens(token, seal));
  if (known < 0) return draft;
  const taken = sits === 'bot' ? playerSits(draft, from, seat) : draft;
  return withHolder(taken, seat, { seal: sealed(token), next: next.slice(known + 1) });
}

/** Renames one seat, or the device and all its seats; with a face, changes that, too. */
export function renamed(
  draft: Draft,
  from: ChannelId,
  { name, face, seat }: Said<Upward, 'rename'>,
): Draft {
  const person = face === undefined ? { name } : { name, face };
  if (seat !== undefined) return withHolder(draft, seat, person);
  const seats = draft.host.channels.get(from)?.seats ?? [];
  const called = withChannel(draft, from, person);
  return seats.reduce((soFar, own) => withHolder(soFar, own, person), called);
}

/** Renames a player, and the device if this is its only seat. */
export function playerRenamed(
  draft: Draft,
  { seat, name: wanted }: Extract<HostCommand, { order: 'rename' }>,
): Draft {
  const name = validName(wanted);
  if (name === undefined || holderAt(draft.host, seat)?.sits !== 'player') return draft;
  const channel = channelOf(draft.host, seat);
  const isOnly = channel && draft.host.channels.get(channel)?.seats.length === 1;
  const called = isOnly ? withChannel(draft, channel, { name }) : draft;
  return withHolder(called, seat, { name });
}

/** Before the deal players may get up again; after it they keep their seats. */
export function leaveSeat(draft: Draft, from: ChannelId, seat: Seat): Draft {
  if (draft.host.match) return no(draft, from, { code: 'match-is-running' });
  return vacated(draft, seat, 'got-up');
}

/** The sequence of numbers goes on, so that no proposal is taken for an earlier one. */
export const vacant = ({ n, serial }: Holder): Holder => ({ ...NOBODY, n, serial });

/** Frees the seat, whoever had it. */
export function vacated(draft: Draft, seat: Seat, code: string): Draft {
  const channel = channelOf(draft.host, seat);
  const empty = withHolder(draft, seat, vacant(holderOf(draft.host, seat)));
  if (!channel) return empty;
  const seats = (draft.host.channels.get(channel)?.seats ?? []).filter(other => other !== seat);
  const notified = unseated(withChannel(empty, channel, { seats }), channel, seat, code);
  return unseatedSees(notified, channel);
}

/** Devices without a seat see the board. */
function unseatedSees(draft: Draft, to: ChannelId): Draft {
  const { seats = [], watches = true } = draft.host.channels.get(to) ?? {};
  return watches || seats.length > 0 ? draft : wholeView(draft, to, 'board');
}

function watched(draft: Draft, from: ChannelId): Draft {
  const { channels } = draft.host;
  const watchers = [...channels.values()].filter(({ watches }) => watches).length;
  if (channels.get(from)?.watches) return wholeView(codeSent(draft, from), from, 'board');
  if (watchers >= GUESTS.watchers) return no(draft, from, { code: 'too-many-watch' });
  const met = codeSent(withChannel(draft, from, { watches: true }), from);
  return wholeView(met, from, 'board');
}

/** Only screens get the code, because they show it to the room. */
export function codeSent(draft: Draft, to: ChannelId): Draft {
  const { code } = draft.host;
  return code === null ? draft : tell(draft, to, { say: 'code', code });
}

export function botSits(
  draft: Draft,
  seat: Seat,
  level: Holder['level'],
  called: string = level,
): Draft {
  const { host } = draft;
  if (!holderAt(host, seat)) return draft;
  const isTaken = holderOf(host, seat).sits === 'player' || channelOf(host, seat) !== undefined;
  const freed = isTaken ? vacated(draft, seat, 'bot-plays-on') : draft;
  const sitting = withHolder(freed, seat, { sits: 'bot', level, name: validName(called) ?? level });
  return change(sitting, {
    botWakeups: new Map(host.botWakeups).set(seat, { at: 0, arriving: false }),
  });
}

/** If a device leaves before it has kept a token, nobody could ever take its seat again. */
export function leftBehind(draft: Draft, seats: readonly Seat[]): Draft {
  if (draft.host.match) return draft;
  const unkept = seats.filter(seat => {
    const { sits, seal } = holderOf(draft.host, seat);
    return sits === 'player' && seal === null;
  });
  return unkept.reduce((soFar, seat) => vacated(soFar, seat, 'got-up'), draft);
}

export const no = (
  draft: Draft,
  to: ChannelId,
  why: { code: string; [fact: string]: unknown },
): Draft => tell(draft, to, { say: 'no', why });

const holds = ({ channels }: Host, from: ChannelId, seat: Seat): boolean =>
  channels.get(from)?.seats.includes(seat) ?? false;
