/** The match itself: proposals, what time does, pauses, requests among players, bots. */
import type { AnyWhy } from '../games/game';
import { chances, pick } from '../kit/chance';
import { delta } from '../kit/delta';
import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import type { Said, Upward } from '../protocol/messages';
import { roundTrip } from './clockSync';
import { answer, change, type Draft, holderAt, holderOf, withHolder } from './draft';
import { type ChannelId, type Host, LAG_MS, REFUSALS_KEPT, type World } from './hosting';
import { act, type Answer, pass, pause, resume, type Table, viewOf } from './match';
import { halted, hostTime, matchTime, started } from './matchClock';
import { no } from './seating';

/** Match time, in whole milliseconds, and never before what the table has already seen. */
export const momentOf = ({ clock, table }: Host, now: Millis): Millis =>
  Math.max(Math.floor(matchTime(clock, now)), table?.at ?? 0);

type Proposed = Said<Upward, 'propose'>;

/** Numbers go up by one: a repeat is answered again and not played, a gap waits to be filled. */
export function proposed(draft: Draft, from: ChannelId, message: Proposed, world: World): Draft {
  const { seat, n } = message;
  const { table } = draft.host;
  const holder = holderOf(draft.host, seat);
  if (!table) return no(draft, from, { code: 'not-dealt-yet' });
  if (n <= holder.n) return answeredAgain(draft, from, seat, n);
  return n === holder.n + 1 ? ruled(draft, table, from, message, world) : draft;
}

function ruled(
  draft: Draft,
  table: Table,
  from: ChannelId,
  message: Proposed,
  world: World,
): Draft {
  const { seat, n, action } = message;
  const at = momentOf(draft.host, world.now);
  const finger = fingerOf(draft.host, table, from, message, world.now);
  const ruling = isStale(draft.host, table, message)
    ? refused(table, { code: 'stale' })
    : act(table, { seat, action, at, finger, n });
  const { refused: before } = holderOf(draft.host, seat);
  const noted = ruling.ok ? before : [...before, { n, why: ruling.why }].slice(-REFUSALS_KEPT);
  const counted = withHolder(draft, seat, { n, refused: noted });
  const why = ruling.ok ? {} : { why: ruling.why };
  return answer(taken(counted, ruling), from, { seat, n, ...why });
}

const refused = (table: Table, why: AnyWhy): Answer => ({ ok: false, why, table, happened: [] });

/** In turns, an act is meant for what its player saw. At once, everything moves all the time. */
function isStale({ told, game, past }: Host, table: Table, { seat, rev }: Proposed): boolean {
  if (rev > 0 && rev <= past.revs) return true; // of a match that is gone
  if (game.pace === 'at-once') return false;
  const last = told.get(seat);
  return rev !== last?.rev || delta(last.view, viewOf(table, seat)) !== 0;
}

/** Nobody reaches back into a pause, or behind what he did last. */
function fingerOf(
  host: Host,
  table: Table,
  from: ChannelId,
  { seat, finger }: Proposed,
  now: Millis,
): Millis {
  const lifted = Math.ceil(matchTime(host.clock, now - lagOf(host, from, finger, now)));
  return Math.min(momentOf(host, now), Math.max(lifted, lastFinger(table, seat)));
}

function lastFinger({ match: { log } }: Table, seat: Seat): Millis {
  for (let ply = log.length - 1; ply >= 0; ply--) {
    const entry = log[ply];
    if (entry?.do === 'act' && entry.seat === seat) return entry.finger ?? entry.at;
  }
  return 0;
}

/** How long ago the finger lifted: as it says, but no longer than the line takes. */
function lagOf({ channels }: Host, from: ChannelId, finger: Millis, now: Millis): Millis {
  const sync = channels.get(from)?.sync;
  const longest = Math.min(LAG_MS, (sync && roundTrip(sync)) ?? 0);
  return Math.min(longest, Math.max(0, now - finger));
}

function answeredAgain(draft: Draft, to: ChannelId, seat: Seat, n: number): Draft {
  const log = draft.host.table?.match.log ?? [];
  const played = log.some(entry => entry.do === 'act' && entry.seat === seat && entry.n === n);
  if (played) return answer(draft, to, { seat, n });
  const refusal = holderOf(draft.host, seat).refused.find(other => other.n === n);
  const why = refusal?.why ?? { code: 'refused-long-ago' };
  return answer(draft, to, { seat, n, why });
}

/** What the table answered, whoever asked it. */
function taken(draft: Draft, { table, happened }: Answer): Draft {
  const noted = change(draft, { table });
  return { ...noted, happened: [...draft.happened, ...happened] };
}

/** Whatever has fallen due by now, before anything else is judged. */
export function caughtUp(draft: Draft, now: Millis): Draft {
  const { table, clock } = draft.host;
  if (!table || !clock.running) return draft;
  const due = table.game.due(table.state);
  const at = momentOf(draft.host, now);
  return due === undefined || due > at ? draft : taken(draft, pass(table, at));
}

export function paused(draft: Draft, now: Millis): Draft {
  const { table, clock } = draft.host;
  if (!table || table.paused) return draft;
  const stopped = taken(draft, pause(table, momentOf(draft.host, now)));
  return change(stopped, { clock: halted(clock, now) });
}

export function resumed(draft: Draft, now: Millis): Draft {
  const { table, clock } = draft.host;
  if (!table?.paused) return draft;
  return change(taken(draft, resume(table)), { clock: started(clock, now) });
}

// Requests ------------------------------------------------------------------------------------------

const PENDING_EACH = 4;

/** A wish among players: not an act, so it is not in the log, and it fades by itself. */
export function asked(
  draft: Draft,
  from: ChannelId,
  said: Said<Upward, 'ask'>,
  now: Millis,
): Draft {
  const { host } = draft;
  const { seat, to, words, lasts } = said;
  if (to !== undefined && !holderAt(host, to)) return no(draft, from, { code: 'no-such-seat' });
  const own = host.requests.filter(request => request.from === seat);
  if (own.length >= PENDING_EACH) return no(draft, from, { code: 'too-many-requests' });
  const addressed = to === undefined ? {} : { to };
  const request = { id: host.requested + 1, from: seat, ...addressed, words, until: now + lasts };
  return change(draft, { requests: [...host.requests, request], requested: request.id });
}

export function faded(draft: Draft, now: Millis): Draft {
  const requests = draft.host.requests.filter(({ until }) => until > now);
  return requests.length === draft.host.requests.length ? draft : change(draft, { requests });
}

// Bots ----------------------------------------------------------------------------------------------

/** A hand takes from this long to twice as long to see, decide and move. */
const HAND_MS = 400;

/** Every bot whose moment has come looks at the table, and may act once. */
export function botsLooked(draft: Draft, world: World): Draft {
  const { table, places, looks } = draft.host;
  if (!table || table.paused || table.game.result(table.state)) return draft;
  const { now } = world;
  const bots = places.filter(seat => holderOf(draft.host, seat).sits === 'bot');
  const looking = bots.filter(seat => (looks.get(seat) ?? 0) <= now);
  if (looking.length === 0) return draft;
  const next = chances(parseInt(world.fresh.slice(0, 12), 16));
  return looking.reduce((soFar, seat) => botLooked(soFar, seat, now, next), draft);
}

function botLooked(draft: Draft, seat: Seat, now: Millis, next: () => number): Draft {
  const { host } = draft;
  const { table } = host;
  if (!table) return draft;
  const at = momentOf(host, now);
  const hand = (HAND_MS + pick(next(), HAND_MS)) / host.clock.speed;
  const moment = { seat, at, chance: next() };
  const intent = table.game.bot(holderOf(host, seat).level, viewOf(table, seat), moment);
  if (!intent) return looksAt(draft, seat, Infinity);
  if ('wake' in intent) {
    const woken = Math.max(now + 1, hostTime(host.clock, intent.wake));
    return looksAt(draft, seat, woken + hand);
  }
  return taken(looksAt(draft, seat, now + hand), act(table, { seat, action: intent.act, at }));
}

const looksAt = (draft: Draft, seat: Seat, when: Millis): Draft =>
  change(draft, { looks: new Map(draft.host.looks).set(seat, when) });

/** Something has happened: bots that were waiting look up. */
export function botsWoken(draft: Draft, now: Millis): Draft {
  if (draft.happened.length === 0) return draft;
  const soon = now + HAND_MS / draft.host.clock.speed;
  const looks = [...draft.host.looks].map(([seat, when]) => [seat, Math.min(when, soon)] as const);
  return change(draft, { looks: new Map(looks) });
}
