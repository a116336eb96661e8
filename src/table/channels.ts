/** Opens channels to devices, pings them, and ends them. */
import type { AnyWhy } from '../games/game';
import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import type { Said, Upward } from '../protocol/messages';
import { withPing } from './clockSync';
import { change, channelOf, type Draft, forget, hangUp, tell, withChannel } from './draft';
import {
  type Channel,
  type ChannelId,
  GUEST_SILENT_MS,
  GUESTS,
  type HostEvent,
  type HostInputs,
  PING_MS,
  RATE_LIMIT,
} from './hostState';
import { cutOffNoted, leftBehind, no, vacated } from './seating';

type Opened = Extract<HostEvent, { type: 'opened' }>;

export function openChannel(
  draft: Draft,
  { channel: id, isOwn = false, mustProve = false }: Opened,
  { now, fresh }: HostInputs,
): Draft {
  const channel: Channel = {
    name: null,
    face: '',
    guest: draft.host.guests + 1,
    seats: [],
    watches: false,
    asks: null,
    packs: [],
    ofPack: 0,
    isOwn,
    mustProve,
    fresh,
    heard: now,
    pinged: now,
    awaits: now,
    sync: { pings: [] },
    tokens: RATE_LIMIT.atOnce,
    refilledAt: now,
  };
  const met = change(draft, {
    channels: new Map(draft.host.channels).set(id, channel),
    guests: channel.guest,
  });
  return tell(withoutSilent(met), id, { say: 'ping', t: now });
}

/** Silent devices keep nobody out: the first that waits for its hello gives way. */
function withoutSilent(draft: Draft): Draft {
  const { channels } = draft.host;
  const [silent] = [...channels].find(([, { name, isOwn }]) => name === null && !isOwn) ?? [];
  return silent === undefined || channels.size <= GUESTS.most + GUESTS.proving
    ? draft
    : hangUp(no(draft, silent, { code: 'table-is-full' }), silent);
}

/** For guests that come after the table was closed for good. */
export function turnAway(draft: Draft, channel: ChannelId): Draft {
  const notified = no(draft, channel, { code: 'table-closed' });
  return { ...notified, effects: [...notified.effects, { do: 'close', channel }] };
}

/** The host's screen sends a device away; the host's own device only gets up. */
export function sentAway(draft: Draft, seat: Seat): Draft {
  const id = channelOf(draft.host, seat);
  const { seats = [], isOwn = true } = (id && draft.host.channels.get(id)) ?? {};
  if (id === undefined || isOwn) return vacated(draft, seat, 'freed');
  const risen = seats.reduce((soFar, its) => vacated(soFar, its, 'freed'), draft);
  return cutOff(risen, id, { code: 'not-let-in' });
}

export const closeChannel = (draft: Draft, id: ChannelId): Draft => leave(draft, id, forget);

export const cutOff = (draft: Draft, id: ChannelId, why: AnyWhy): Draft =>
  leave(no(draft, id, why), id, hangUp);

/** Notes it for its seats: a device that is cut off often has to wait before it may come back. */
export const cutOffForTooMuch = (draft: Draft, id: ChannelId, code: string, now: Millis): Draft =>
  cutOff(cutOffNoted(draft, id, now), id, { code });

function leave(draft: Draft, id: ChannelId, end: typeof forget): Draft {
  const seats = draft.host.channels.get(id)?.seats ?? [];
  return leftBehind(end(draft, id), seats);
}

/**
 * Drops devices that were silent for too long, and pings those that were not pinged for a while. A
 * host that slept has pinged nobody, so it pings before it drops anybody. All channels that are due
 * soon are pinged together, so that a phone at rest wakes only once every two seconds.
 */
export function pingChannels(draft: Draft, { now }: HostInputs): Draft {
  const channels = [...draft.host.channels];
  const isDue = channels.some(([, { pinged }]) => now - pinged >= PING_MS);
  return channels.reduce((soFar, [id, { heard, pinged }]) => {
    const wasAsked = now - pinged < GUEST_SILENT_MS;
    if (wasAsked && now - heard >= GUEST_SILENT_MS) return leave(soFar, id, hangUp);
    if (!isDue || now - pinged < PING_MS / 2) return soFar;
    return tell(withChannel(soFar, id, { pinged: now, awaits: now }), id, { say: 'ping', t: now });
  }, draft);
}

/**
 * Only the latest ping counts, and only its first answer, so that a guest cannot pretend to be
 * slow.
 */
export function onPong(
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
