/** The host of a table, as a function: one event in, the next host and what the shell is to do, out. */
import type { AnyGame, AnyWhy, Viewer } from '../games/game';
import { bySeat } from '../kit/seat';
import { unreachable } from '../kit/unreachable';
import { LARGEST, readUpward, type Said, type Upward } from '../protocol/messages';
import {
  checkAt,
  heldBack,
  HERE,
  isAbsent,
  isHoldable,
  isUndecided,
  present,
  seenNow,
} from './absence';
import { withPing } from './clockSync';
import { change, type Draft, forget, hangUp, tell, withChannel } from './draft';
import { botsActed, botsWoken } from './bots';
import {
  RATE_LIMIT,
  type Channel,
  type ChannelId,
  type Effect,
  GUESTS,
  type Host,
  type HostEvent,
  NOTHING_KEPT,
  PING_MS,
  GUEST_SILENT_MS,
  type HostInputs,
} from './hostState';
import { persistFirst } from './persist';
import { hostTime, matchTime, stoppedClock } from './matchClock';
import { isByFinger, onHostCommand } from './hostCommands';
import {
  requestAsked,
  catchUp,
  requestsFaded,
  pausedSince,
  paused,
  proposed,
  resumed,
} from './actions';
import {
  cutOffNoted,
  hello,
  tokenKept,
  leftBehind,
  NOBODY,
  no,
  renamed,
  leaveSeat,
  takeSeat,
  withShared,
} from './seating';
import { revsOf, publish, storyPiece, wholeView } from './publish';
import { whyNotSay } from './permissions';

export function createHost(id: string, game: AnyGame, count = game.seats.min): Host {
  const places = game.places(count);
  if (!places) throw new Error(`${game.id} has no table for ${count}`);
  return {
    id,
    invite: null,
    game,
    options: {},
    places,
    holders: bySeat(places, () => NOBODY),
    bots: { level: 'player', pace: 1 },
    match: null,
    clock: stoppedClock(0),
    presence: HERE,
    absence: null,
    past: { matches: 0, revs: 0 },
    closed: false,
    cutOffs: new Map(),
    channels: new Map(),
    lastSent: new Map(),
    shared: null,
    requests: [],
    requested: 0,
    botWakeups: new Map(),
    kept: NOTHING_KEPT,
  };
}

export function stepHost(
  host: Host,
  event: HostEvent,
  world: HostInputs,
): [Host, readonly Effect[]] {
  const start: Draft = { host, effects: [], events: [] };
  if (host.closed)
    return settled(event.type === 'opened' ? turnedAway(start, event.channel) : start);
  const before = upToNow(requestsFaded(start, world.now), world);
  const reaction = reacted(before, event, world);
  const after = isUndecided(reaction.host) ? reaction : botsActed(reaction, world);
  const { now } = world;
  if (after === start && host.shared && now < checkAt(host)) return [host, []]; // nothing is new to anybody
  return settled(persistFirst(publish(seenNow(botsWoken(after, host, now), now), host), host));
}

/** What time alone has done, of which nothing happens while the host is absent. */
function upToNow(draft: Draft, world: HostInputs): Draft {
  const { now } = world;
  const decided = isAbsent(draft.host, now)
    ? released(pausedSince(draft, draft.host.presence.seen), world)
    : draft;
  return isUndecided(decided.host) ? decided : catchUp(decided, now);
}

/** What was said during the absence is judged in its order, each at its own moment. */
function released(draft: Draft, world: HostInputs): Draft {
  const { held: waiting } = draft.host.presence;
  return waiting.reduce(
    (soFar, { from, message, now }) => {
      const channel = soFar.host.channels.get(from);
      if (!channel || whyNotSay(soFar.host, channel, message)) return soFar;
      return said(catchUp(soFar, now), from, message, { ...world, now });
    },
    present(draft, { held: [] }),
  );
}

/** The app was left, or the page hidden: from now on it does not count that messages come. */
const left = (draft: Draft, { now }: HostInputs): Draft =>
  draft.host.presence.isAway ? draft : present(draft, { isAway: true, seen: now });

/** After a short absence everything is as if there had been none. */
function returned(draft: Draft, world: HostInputs): Draft {
  const { now } = world;
  if (!draft.host.presence.isAway) return draft;
  return catchUp(released(present(draft, { isAway: false, seen: now }), world), now);
}

const settled = ({ host, effects }: Draft): [Host, readonly Effect[]] => [host, effects];

/** The table is no more. */
function turnedAway(draft: Draft, channel: ChannelId): Draft {
  const told = no(draft, channel, { code: 'table-closed' });
  return { ...told, effects: [...told.effects, { do: 'close', channel }] };
}

/** When something is to happen though nobody says anything. */
export function hostWakeAt(host: Host): number {
  const { match, clock, channels, botWakeups, requests, places, holders } = host;
  if (host.closed) return Infinity;
  const pings = [...channels.values()].map(({ pinged }) => pinged + PING_MS);
  const fading = requests.map(({ until }) => until);
  const beat = checkAt(host);
  if (isUndecided(host)) return Math.min(...pings, ...fading, beat);
  const due = match && clock.running ? match.game.due(match.state) : undefined;
  const falls = due === undefined ? [] : [hostTime(clock, due)];
  const bots = match && !match.paused ? places.filter(seat => holders[seat]?.sits === 'bot') : [];
  const bot = bots.map(seat => botWakeups.get(seat)?.at ?? Infinity);
  return Math.min(...pings, ...fading, ...falls, ...bot, beat);
}

function reacted(draft: Draft, event: HostEvent, world: HostInputs): Draft {
  switch (event.type) {
    case 'opened':
      return opened(draft, event, world);
    case 'heard':
      return heard(draft, event.channel, event.text, world);
    case 'closed':
      return gone(draft, event.channel, forget);
    case 'ticked':
      return ticked(draft, world);
    case 'left':
      return left(draft, world);
    case 'returned':
      return returned(draft, world);
    case 'ordered':
      return onHostCommand(
        isByFinger(event.order) ? returned(draft, world) : draft,
        event.order,
        world,
      );
    default:
      return unreachable(event);
  }
}

type Opened = Extract<HostEvent, { type: 'opened' }>;

function gone(draft: Draft, id: ChannelId, end: typeof forget): Draft {
  const seats = draft.host.channels.get(id)?.seats ?? [];
  return leftBehind(end(draft, id), seats);
}

function opened(
  draft: Draft,
  { channel: id, isOwn = false }: Opened,
  { now, fresh }: HostInputs,
): Draft {
  const channel: Channel = {
    name: null,
    seats: [],
    watches: false,
    isOwn,
    fresh,
    heard: now,
    pinged: now,
    awaits: now,
    sync: { pings: [] },
    tokens: RATE_LIMIT.most,
    refilledAt: now,
  };
  const met = change(draft, { channels: new Map(draft.host.channels).set(id, channel) });
  if (met.host.channels.size > GUESTS.most)
    return hangUp(no(met, id, { code: 'table-is-full' }), id);
  return tell(met, id, { say: 'ping', t: now });
}

/** Size and rate, then what it says and in which version, then whether it may be said. */
function heard(draft: Draft, from: ChannelId, text: string, world: HostInputs): Draft {
  const channel = draft.host.channels.get(from);
  if (!channel) return draft;
  if (text.length > LARGEST) return tooMuch(draft, from, 'too-large', world);
  const tokens = tokensNow(channel, world.now) - 1;
  if (tokens < 0) return tooMuch(draft, from, 'too-fast', world);
  const counted = withChannel(draft, from, { tokens, refilledAt: world.now, heard: world.now });
  const read = readUpward(text);
  if (!read.ok) {
    const isStranger = read.why.code === 'other-version';
    return isStranger ? cutOff(counted, from, read.why) : no(counted, from, read.why);
  }
  const why = whyNotSay(draft.host, channel, read.message);
  if (why) return no(counted, from, why);
  return isUndecided(draft.host) && isHoldable(read.message)
    ? heldBack(counted, { from, message: read.message, now: world.now })
    : said(counted, from, read.message, world);
}

const cutOff = (draft: Draft, from: ChannelId, why: AnyWhy): Draft =>
  gone(no(draft, from, why), from, hangUp);

const tooMuch = (draft: Draft, from: ChannelId, code: string, { now }: HostInputs): Draft =>
  cutOff(cutOffNoted(draft, from, now), from, { code });

/** A clock that is set back gives no breath, and takes none. */
const tokensNow = ({ tokens, refilledAt }: Channel, now: number): number =>
  Math.min(
    RATE_LIMIT.most,
    tokens + (Math.max(0, now - refilledAt) / 1_000) * RATE_LIMIT.perSecond,
  );

function said(draft: Draft, from: ChannelId, message: Upward, world: HostInputs): Draft {
  switch (message.say) {
    case 'hello':
      return hello(draft, from, message, world.now);
    case 'sit':
      return takeSeat(draft, from, message.seat);
    case 'rise':
      return leaveSeat(draft, from, message.seat);
    case 'kept':
      return tokenKept(draft, message.seat, message.token);
    case 'rename':
      return renamed(draft, from, message.name, message.seat);
    case 'propose':
      return proposed(draft, from, message, world);
    case 'whole':
      return whole(draft, from, message.viewer);
    case 'pause':
      return paused(draft, world.now);
    case 'resume':
      return resumed(draft, world.now);
    case 'ask':
      return requestAsked(draft, from, message, world.now);
    case 'story':
      return storyPiece(draft, from, message.from);
    case 'ping':
      return tell(draft, from, {
        say: 'pong',
        t: message.t,
        here: world.now,
        revs: revsOf(draft.host, from),
      });
    case 'pong':
      return ponged(draft, from, message, world);
    default:
      return unreachable(message);
  }
}

function whole(draft: Draft, from: ChannelId, what: string): Draft {
  return what === 'shared' ? withShared(draft, from) : wholeView(draft, from, what as Viewer);
}

/** Only the ping that was sent last counts, and once, so that a line cannot pretend to be slow. */
function ponged(
  draft: Draft,
  from: ChannelId,
  pong: Said<Upward, 'pong'>,
  { now }: HostInputs,
): Draft {
  const channel = draft.host.channels.get(from);
  if (!channel || pong.t !== channel.awaits) return draft;
  const sync = withPing(channel.sync, { left: pong.t, met: pong.here, back: now });
  return withChannel(draft, from, { sync, awaits: null });
}

/**
 * Who has been silent for too long is gone; who has not been asked for a while is pinged. A host
 * that has slept has asked nobody, so it asks before it takes anybody for gone. One channel that is
 * due takes along those that soon would be: so a phone at rest wakes once every two seconds.
 */
function ticked(draft: Draft, { now }: HostInputs): Draft {
  const channels = [...draft.host.channels];
  const isDue = channels.some(([, { pinged }]) => now - pinged >= PING_MS);
  return channels.reduce((soFar, [id, { heard: last, pinged }]) => {
    const wasAsked = now - pinged < GUEST_SILENT_MS;
    if (wasAsked && now - last >= GUEST_SILENT_MS) return gone(soFar, id, hangUp);
    if (!isDue || now - pinged < PING_MS / 2) return soFar;
    return tell(withChannel(soFar, id, { pinged: now, awaits: now }), id, { say: 'ping', t: now });
  }, draft);
}

export const timeOf = ({ clock }: Host, now: number): number => matchTime(clock, now);
