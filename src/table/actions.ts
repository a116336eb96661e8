/** Judges proposals, lets time pass in the match, pauses and resumes it, and takes requests. */
import { type AnyWhy, LAG_MS } from '../games/game';
import { delta } from '../kit/delta';
import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import type { Said, Upward, SentTalk } from '../protocol/messages';
import { roundTrip } from './clockSync';
import { answerProposal, change, type Draft, holderAt, holderOf, withHolder } from './draft';
import {
  type Absence,
  type ChannelId,
  type Host,
  REFUSALS_KEPT,
  type HostInputs,
} from './hostState';
import { act, type MatchAnswer, pass, pause, resume, type RunningMatch, viewOf } from './match';
import { haltedClock, isCountingIn, matchTime, runsFrom, startedClock } from './matchClock';
import { no } from './seating';

/** Match time in whole milliseconds, never before what the table has already seen. */
export const momentOf = ({ clock, match }: Host, now: Millis): Millis =>
  Math.max(Math.floor(matchTime(clock, now)), match?.at ?? 0);

type Proposed = Said<Upward, 'propose'>;

/**
 * Judges a number once, and in its order: a repeat gets its old answer, a gap waits to be filled.
 */
export function proposed(
  draft: Draft,
  from: ChannelId,
  message: Proposed,
  world: HostInputs,
): Draft {
  const { seat, n } = message;
  const { match } = draft.host;
  const holder = holderOf(draft.host, seat);
  if (!match) return no(draft, from, { code: 'not-dealt-yet' });
  if (n <= holder.n) return answeredAgain(draft, from, seat, n);
  if (n !== holder.n + 1) return draft;
  const { absence } = draft.host;
  return absence && message.finger <= absence.since
    ? ruledAsOfAbsence(draft, absence, from, message, world)
    : ruled(draft, match, from, message, world);
}

/**
 * The finger lifted before the host was away, so the act counts as if it had arrived at that
 * moment. In the log the match resumes for this act and pauses again at once. A phone that lies
 * about its finger gains no time by it, since none passes.
 */
function ruledAsOfAbsence(
  draft: Draft,
  { since, clock }: Absence,
  from: ChannelId,
  message: Proposed,
  world: HostInputs,
): Draft {
  const { match, clock: halt } = draft.host;
  if (!match) return draft;
  const then = resume(match).match;
  const judged = ruled(change(draft, { clock }), then, from, message, { ...world, now: since });
  const after = judged.host.match;
  const isPlayed = after && after.saved.log.length > then.saved.log.length;
  if (!isPlayed) return change(judged, { match, clock: halt });
  return change(taken(judged, pause(after, after.at)), { clock: halt });
}

function ruled(
  draft: Draft,
  match: RunningMatch,
  from: ChannelId,
  message: Proposed,
  world: HostInputs,
): Draft {
  const { seat, n, action } = message;
  const at = momentOf(draft.host, world.now);
  const finger = fingerOf(draft.host, match, from, message, world.now);
  const why = whyNotPropose(draft.host, match, message, world.now);
  const ruling = why ? refused(match, why) : act(match, { seat, action, at, finger, n });
  const { refused: before } = holderOf(draft.host, seat);
  const noted = ruling.ok ? before : [...before, { n, why: ruling.why }].slice(-REFUSALS_KEPT);
  const counted = withHolder(draft, seat, { n, refused: noted });
  const reason = ruling.ok ? {} : { why: ruling.why };
  return answerProposal(taken(counted, ruling), from, { seat, n, ...reason });
}

function whyNotPropose(
  host: Host,
  match: RunningMatch,
  message: Proposed,
  now: Millis,
): AnyWhy | undefined {
  if (isCountingIn(host, now)) return { code: 'counting-in' };
  return isStale(host, match, message) ? { code: 'stale' } : undefined;
}

const refused = (match: RunningMatch, why: AnyWhy): MatchAnswer => ({
  ok: false,
  why,
  match: match,
  events: [],
});

/**
 * In a game in turns, an act is valid only on the view its player saw. In a game at once, views
 * change all the time.
 */
function isStale(
  { lastSent, game, past }: Host,
  match: RunningMatch,
  { seat, rev }: Proposed,
): boolean {
  if (rev > 0 && rev <= past.revs) return true; // of an earlier match
  if (game.pace === 'at-once') return false;
  const last = lastSent.get(seat);
  return rev !== last?.rev || delta(last.view, viewOf(match, seat)) !== 0;
}

/** A finger never reaches back before a pause, nor before the seat's last act. */
function fingerOf(
  host: Host,
  match: RunningMatch,
  from: ChannelId,
  { seat, finger }: Proposed,
  now: Millis,
): Millis {
  const lifted = Math.ceil(matchTime(host.clock, now - lagOf(host, from, finger, now)));
  return Math.min(momentOf(host, now), Math.max(lifted, lastFinger(match, seat)));
}

function lastFinger({ saved: { log } }: RunningMatch, seat: Seat): Millis {
  for (let ply = log.length - 1; ply >= 0; ply--) {
    const entry = log[ply];
    if (entry?.do === 'act' && entry.seat === seat) return entry.finger ?? entry.at;
  }
  return 0;
}

/** How long ago the finger lifted, by its own account, but no longer than a round trip takes. */
function lagOf({ channels }: Host, from: ChannelId, finger: Millis, now: Millis): Millis {
  const sync = channels.get(from)?.sync;
  const longest = Math.min(LAG_MS, (sync && roundTrip(sync)) ?? 0);
  return Math.min(longest, Math.max(0, now - finger));
}

function answeredAgain(draft: Draft, to: ChannelId, seat: Seat, n: number): Draft {
  const log = draft.host.match?.saved.log ?? [];
  const played = log.some(entry => entry.do === 'act' && entry.seat === seat && entry.n === n);
  if (played) return answerProposal(draft, to, { seat, n });
  const refusal = holderOf(draft.host, seat).refused.find(other => other.n === n);
  const why = refusal?.why ?? { code: 'refused-long-ago' };
  return answerProposal(draft, to, { seat, n, why });
}

/** Takes over what the rules answered, to whomever. */
export function taken(draft: Draft, { match, events }: MatchAnswer): Draft {
  const noted = change(draft, { match: match });
  return { ...noted, events: [...draft.events, ...events] };
}

/** Plays what has fallen due by now, before anything else is judged. */
export function catchUp(draft: Draft, now: Millis): Draft {
  const { match, clock } = draft.host;
  if (!match || !clock.running || isCountingIn(draft.host, now)) return draft;
  const due = match.game.due(match.state);
  const at = momentOf(draft.host, now);
  return due === undefined || due > at ? draft : taken(draft, pass(match, at));
}

/** `by`: the player who has paused it. */
export function paused(draft: Draft, now: Millis, by: string | null = null): Draft {
  const { match, clock, botWakeups } = draft.host;
  if (!match || match.paused) return draft;
  const stopped = taken(draft, pause(match, momentOf(draft.host, now)));
  return change(stopped, {
    clock: haltedClock(clock, now),
    pausedBy: by,
    botWakeups: wakeupsMoved(botWakeups, -runsFrom(draft.host, now)),
  });
}

/** Pauses the match at the moment since which the host was away, and shows everybody why. */
export function pausedSince(draft: Draft, since: Millis): Draft {
  const { clock } = draft.host;
  return change(paused(draft, since), { absence: { since, clock } });
}

/** Moves all wake-ups. During a pause they hold how long each bot still has to wait. */
const wakeupsMoved = (wakeups: Host['botWakeups'], by: Millis): Host['botWakeups'] =>
  new Map([...wakeups].map(([seat, wakeup]) => [seat, { ...wakeup, at: wakeup.at + by }]));

export function resumed(draft: Draft, now: Millis): Draft {
  const { match, clock, botWakeups, countIn } = draft.host;
  if (!match?.paused) return draft;
  const from = now + countIn;
  return change(taken(draft, resume(match)), {
    clock: startedClock(clock, from),
    botWakeups: wakeupsMoved(botWakeups, from),
    absence: null,
    pausedBy: null,
  });
}

// Requests ------------------------------------------------------------------------------------------

const PENDING_EACH = 4;

/** A request between players is no act: it is not in the log, and it disappears by itself. */
export function requestAsked(
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

type Wish = { readonly words: SentTalk; readonly to?: Seat | undefined; readonly lasts: Millis };

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

export function requestsFaded(draft: Draft, now: Millis): Draft {
  const requests = draft.host.requests.filter(({ until }) => until > now);
  return requests.length === draft.host.requests.length ? draft : change(draft, { requests });
}
