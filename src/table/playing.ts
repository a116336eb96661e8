/** The match itself: proposals, what time does, pauses, requests among players. */
import { type AnyWhy, LAG_MS } from '../games/game';
import { delta } from '../kit/delta';
import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import type { Said, Upward, Words } from '../protocol/messages';
import { hostName } from './absence';
import { roundTrip } from './clockSync';
import { answer, change, type Draft, holderAt, holderOf, withHolder } from './draft';
import { type Absence, type ChannelId, type Host, REFUSALS_KEPT, type World } from './hosting';
import { act, type Answer, pass, pause, resume, type Table, viewOf } from './match';
import { halted, matchTime, started } from './matchClock';
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
  if (n !== holder.n + 1) return draft;
  const { absence } = draft.host;
  return absence && message.finger <= absence.since
    ? ruledThen(draft, absence, from, message, world)
    : ruled(draft, table, from, message, world);
}

/**
 * The finger lifted before the host was gone, so the act counts as if it had been heard at that
 * moment. The log says so: the match goes on for this act and pauses again, all in one moment.
 * A phone that lies about its finger gains no time by it, for none goes by.
 */
function ruledThen(
  draft: Draft,
  { since, clock }: Absence,
  from: ChannelId,
  message: Proposed,
  world: World,
): Draft {
  const { table, clock: halt } = draft.host;
  if (!table) return draft;
  const then = resume(table).table;
  const judged = ruled(change(draft, { clock }), then, from, message, { ...world, now: since });
  const after = judged.host.table;
  const isPlayed = after && after.match.log.length > then.match.log.length;
  if (!isPlayed) return change(judged, { table, clock: halt });
  return change(taken(judged, pause(after, after.at)), { clock: halt });
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
export function taken(draft: Draft, { table, happened }: Answer): Draft {
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
  const { table, clock, looks } = draft.host;
  if (!table || table.paused) return draft;
  const stopped = taken(draft, pause(table, momentOf(draft.host, now)));
  return change(stopped, { clock: halted(clock, now), looks: looksFrom(looks, -now) });
}

/** The host was not there since then: the match pauses at that moment, and everybody is told why. */
export function missed(draft: Draft, since: Millis): Draft {
  const { clock } = draft.host;
  const name = hostName(draft.host);
  return change(paused(draft, since), { absence: { since, clock, name } });
}

/** Bots wait in a pause for as long as they had still to wait. */
const looksFrom = (looks: Host['looks'], shift: Millis): Host['looks'] =>
  new Map([...looks].map(([seat, look]) => [seat, { ...look, at: look.at + shift }]));

export function resumed(draft: Draft, now: Millis): Draft {
  const { table, clock, looks } = draft.host;
  if (!table?.paused) return draft;
  return change(taken(draft, resume(table)), {
    clock: started(clock, now),
    looks: looksFrom(looks, now),
    absence: null,
  });
}

// Requests ------------------------------------------------------------------------------------------

const PENDING_EACH = 4;

/** A wish among players: not an act, so it is not in the log, and it fades by itself. */
export function asked(
  draft: Draft,
  from: ChannelId,
  { seat, ...wish }: Said<Upward, 'ask'>,
  now: Millis,
): Draft {
  const why = whyNotAsk(draft.host, seat, wish.to);
  return why ? no(draft, from, why) : requested(draft, seat, wish, now);
}

export function whyNotAsk(host: Host, seat: Seat, to: Seat | undefined): AnyWhy | undefined {
  if (to !== undefined && !holderAt(host, to)) return { code: 'no-such-seat' };
  const own = host.requests.filter(request => request.from === seat);
  return own.length >= PENDING_EACH ? { code: 'too-many-requests' } : undefined;
}

type Wish = { readonly words: Words; readonly to?: Seat | undefined; readonly lasts: Millis };

export function requested(
  draft: Draft,
  from: Seat,
  { words, to, lasts }: Wish,
  now: Millis,
): Draft {
  const { requests, requested: before } = draft.host;
  const addressed = to === undefined ? {} : { to };
  const request = { id: before + 1, from, ...addressed, words, until: now + lasts };
  return change(draft, { requests: [...requests, request], requested: request.id });
}

export function faded(draft: Draft, now: Millis): Draft {
  const requests = draft.host.requests.filter(({ until }) => until > now);
  return requests.length === draft.host.requests.length ? draft : change(draft, { requests });
}
