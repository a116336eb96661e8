/** A match being played: the deal, the log, and the state that folding them gives. */
import { type AnyEvent, type AnyGame, type AnyWhy, rulingOn, type Viewer } from '../games/game';
import { actChances, dealChances, isSeed, type Seed } from '../kit/chance';
import type { Millis } from '../kit/millis';
import type { Seat, Seats } from '../kit/seat';
import type { Entry, SavedMatch } from '../protocol/entry';

export type RunningMatch = {
  readonly game: AnyGame;
  readonly saved: SavedMatch;
  readonly state: unknown;
  readonly at: Millis;
  readonly paused: boolean;
  /**
   * The first log entry after the last one that revealed something; acts before it cannot be
   * undone.
   */
  readonly undoFrom: number;
  /** A player has acted since then. */
  readonly isUndoOpen: boolean;
};

/** Refusals by the table, not by the game. */
export type MatchWhy =
  | { code: 'wrong-seats'; fit: readonly Seats[] }
  | { code: 'bad-options'; problem: string }
  | { code: 'bad-seed' }
  | { code: 'not-at-this-table'; seat: Seat; seats: Seats }
  | { code: 'not-an-act'; problem: string }
  | { code: 'time-runs-backwards'; now: Millis }
  | { code: 'finger-out-of-time'; now: Millis }
  | { code: 'paused' }
  | { code: 'not-paused' };

export type AnyEvents = readonly AnyEvent[];
export type MatchAnswer =
  | { ok: true; match: RunningMatch; events: AnyEvents }
  /** Refused, although time may have passed. */
  | { ok: false; why: AnyWhy; match: RunningMatch; events: AnyEvents };

export type MatchSetup = { seats: readonly string[]; options: unknown; seed: Seed };
type Dealt = { ok: true; match: RunningMatch } | { ok: false; why: MatchWhy };

export function deal(game: AnyGame, { seats, options: asked, seed }: MatchSetup): Dealt {
  const chosen = game.places(seats.length);
  if (!chosen || !sameSeats(chosen, seats)) {
    return { ok: false, why: { code: 'wrong-seats', fit: tables(game) } };
  }
  if (!isSeed(seed)) return { ok: false, why: { code: 'bad-seed' } };
  const options = game.options(asked);
  if (!options.ok) return { ok: false, why: { code: 'bad-options', problem: options.problem } };
  const problem = game.misfit?.(chosen, options.value);
  if (problem !== undefined) return { ok: false, why: { code: 'bad-options', problem } };
  const { id, version, packs } = game;
  const saved: SavedMatch = {
    game: id,
    version,
    ...(packs && { packs }),
    seats: chosen,
    options: options.value,
    seed,
    log: [],
  };
  const chances = dealChances(seed);
  const state = game.setup({ seats: chosen, options: options.value, chances });
  return {
    ok: true,
    match: { game, saved, state, at: 0, paused: false, undoFrom: 0, isUndoOpen: false },
  };
}

export type Proposal = {
  seat: Seat;
  action: unknown;
  at: Millis;
  finger?: Millis | undefined;
  n?: number | undefined;
};

export function act(
  before: RunningMatch,
  { seat, action, at, finger = at, n }: Proposal,
): MatchAnswer {
  const wrong = whyNotAt(before, at) ?? whyNotSeat(before, seat);
  if (wrong) return refused(before, wrong);
  const read = before.game.action(action);
  if (!read.ok) return refused(before, { code: 'not-an-act', problem: read.problem });
  if (!(finger >= 0 && finger <= at))
    return refused(before, { code: 'finger-out-of-time', now: at });
  const { match, events } = passed(before, at);
  const chances = actChances(match.saved.seed, match.saved.log.length);
  const context = { seat, at, finger };
  const ruling = rulingOn(match.game, match.state, read.value, context, chances);
  if (!ruling.ok) return { ok: false, why: ruling.why, match: match, events };
  const late = finger === at ? {} : { finger };
  const numbered = n === undefined ? {} : { n };
  const entry: Entry = { do: 'act', at, ...late, seat, ...numbered, action: read.value };
  return {
    ok: true,
    match: changed(logged(match, entry), ruling, n !== undefined),
    events: [...events, ...ruling.events],
  };
}

/** Lets time pass in which nobody acts. */
export function pass(match: RunningMatch, at: Millis): MatchAnswer {
  const why = whyNotAt(match, at);
  return why ? refused(match, why) : { ok: true, ...passed(match, at) };
}

/** Stops match time: every hourglass and the clock stand still. */
export function pause(before: RunningMatch, at: Millis): MatchAnswer {
  const why = whyNotAt(before, at);
  if (why) return refused(before, why);
  const { match, events } = passed(before, at);
  return { ok: true, match: { ...logged(match, { do: 'pause', at }), paused: true }, events };
}

/** Goes on at the moment at which it stopped. */
export function resume(match: RunningMatch): MatchAnswer {
  if (!match.paused) return refused(match, { code: 'not-paused' });
  const entry: Entry = { do: 'resume', at: match.at };
  return { ok: true, match: { ...logged(match, entry), paused: false }, events: [] };
}

export const viewOf = ({ game, state }: RunningMatch, viewer: Viewer): unknown =>
  game.view(state, viewer);

export const isSeated = ({ saved }: RunningMatch, name: string): name is Seat =>
  (saved.seats as readonly string[]).includes(name);

function passed(match: RunningMatch, at: Millis): { match: RunningMatch; events: AnyEvents } {
  const elapsed = match.game.elapse(match.state, at);
  const { state, events } = elapsed;
  const later = { ...match, at };
  if (state === match.state) return { match: later, events };
  return { match: changed(logged(later, { do: 'pass', at }), elapsed), events };
}

/** The match after its last log entry. An act with a number is a player's. */
function changed(
  match: RunningMatch,
  { state, reveals }: { state: unknown; reveals: boolean },
  isOfPlayer = false,
): RunningMatch {
  if (reveals) return { ...match, state, undoFrom: match.saved.log.length, isUndoOpen: false };
  return { ...match, state, isUndoOpen: match.isUndoOpen || isOfPlayer };
}

const logged = (match: RunningMatch, entry: Entry): RunningMatch => ({
  ...match,
  saved: { ...match.saved, log: [...match.saved.log, entry] },
});

const refused = (match: RunningMatch, why: MatchWhy): MatchAnswer => ({
  ok: false,
  why,
  match,
  events: [],
});

function whyNotAt({ at: now, paused }: RunningMatch, at: Millis): MatchWhy | undefined {
  if (paused) return { code: 'paused' };
  return at >= now ? undefined : { code: 'time-runs-backwards', now };
}

const whyNotSeat = (match: RunningMatch, seat: Seat): MatchWhy | undefined =>
  isSeated(match, seat) ? undefined : { code: 'not-at-this-table', seat, seats: match.saved.seats };

const sameSeats = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every(seat => others.includes(seat));

function tables(game: AnyGame): Seats[] {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, n) => min + n);
  return counts.map(count => game.places(count)).filter(seats => seats !== undefined);
}
