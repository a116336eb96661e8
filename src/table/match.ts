/** A match being played: a deal and a log, and the state that folding them has come to. */
import type { AnyGame, AnyWhy, Viewer } from '../games/game';
import { actChances, dealChances, isSeed, type Seed } from '../kit/chance';
import type { Millis } from '../kit/millis';
import type { Seat, Seats } from '../kit/seat';
import type { Entry, Match } from '../protocol/entry';

export type Table = {
  readonly game: AnyGame;
  readonly match: Match;
  readonly state: unknown;
  readonly at: Millis;
  readonly paused: boolean;
};

/** Refusals that are the table's, not the game's. */
export type TableWhy =
  | { code: 'wrong-seats'; fit: readonly Seats[] }
  | { code: 'bad-options'; problem: string }
  | { code: 'bad-seed' }
  | { code: 'not-at-this-table'; seat: Seat; seats: Seats }
  | { code: 'not-an-act'; problem: string }
  | { code: 'time-runs-backwards'; now: Millis }
  | { code: 'finger-out-of-time'; now: Millis }
  | { code: 'paused' }
  | { code: 'not-paused' };

export type Happened = readonly { readonly type: string }[];
export type Answer =
  | { ok: true; table: Table; happened: Happened }
  /** Refused, though time may have passed. */
  | { ok: false; why: AnyWhy; table: Table; happened: Happened };

export type Wish = { seats: readonly string[]; options: unknown; seed: Seed };
type Dealt = { ok: true; table: Table } | { ok: false; why: TableWhy };

export function deal(game: AnyGame, { seats, options: asked, seed }: Wish): Dealt {
  const chosen = game.places(seats.length);
  if (!chosen || !sameSeats(chosen, seats)) {
    return { ok: false, why: { code: 'wrong-seats', fit: tables(game) } };
  }
  if (!isSeed(seed)) return { ok: false, why: { code: 'bad-seed' } };
  const options = game.options(asked);
  if (!options.ok) return { ok: false, why: { code: 'bad-options', problem: options.problem } };
  const problem = game.misfit?.(chosen, options.value);
  if (problem !== undefined) return { ok: false, why: { code: 'bad-options', problem } };
  const { id, version } = game;
  const match: Match = {
    game: id,
    version,
    seats: chosen,
    options: options.value,
    seed,
    log: [],
  };
  const chances = dealChances(seed);
  const state = game.setup({ seats: chosen, options: options.value, chances });
  return { ok: true, table: { game, match, state, at: 0, paused: false } };
}

export type Proposal = {
  seat: Seat;
  action: unknown;
  at: Millis;
  finger?: Millis | undefined;
  n?: number | undefined;
};

export function act(before: Table, { seat, action, at, finger = at, n }: Proposal): Answer {
  const wrong = whyNotAt(before, at) ?? whyNotSeat(before, seat);
  if (wrong) return refused(before, wrong);
  const read = before.game.action(action);
  if (!read.ok) return refused(before, { code: 'not-an-act', problem: read.problem });
  if (!(finger >= 0 && finger <= at))
    return refused(before, { code: 'finger-out-of-time', now: at });
  const { table, happened } = passed(before, at);
  const chances = actChances(table.match.seed, table.match.log.length);
  const ruling = table.game.apply(table.state, read.value, { seat, at, finger }, chances);
  if (!ruling.ok) return { ok: false, why: ruling.why, table, happened };
  const late = finger === at ? {} : { finger };
  const numbered = n === undefined ? {} : { n };
  const entry: Entry = { do: 'act', at, ...late, seat, ...numbered, action: read.value };
  return {
    ok: true,
    table: { ...logged(table, entry), state: ruling.state },
    happened: [...happened, ...ruling.happened],
  };
}

/** Time goes by and nobody does anything. */
export function pass(table: Table, at: Millis): Answer {
  const why = whyNotAt(table, at);
  return why ? refused(table, why) : { ok: true, ...passed(table, at) };
}

/** From here on no time passes: every glass and the clock stand still at this instant. */
export function pause(before: Table, at: Millis): Answer {
  const why = whyNotAt(before, at);
  if (why) return refused(before, why);
  const { table, happened } = passed(before, at);
  return { ok: true, table: { ...logged(table, { do: 'pause', at }), paused: true }, happened };
}

/** Goes on in the very moment in which it stopped. */
export function resume(table: Table): Answer {
  if (!table.paused) return refused(table, { code: 'not-paused' });
  const entry: Entry = { do: 'resume', at: table.at };
  return { ok: true, table: { ...logged(table, entry), paused: false }, happened: [] };
}

export const viewOf = ({ game, state }: Table, viewer: Viewer): unknown => game.view(state, viewer);

export const isSeated = ({ match }: Table, name: string): name is Seat =>
  (match.seats as readonly string[]).includes(name);

function passed(table: Table, at: Millis): { table: Table; happened: Happened } {
  const { state, happened } = table.game.elapse(table.state, at);
  const later = { ...table, at };
  if (state === table.state) return { table: later, happened };
  return { table: { ...logged(later, { do: 'pass', at }), state }, happened };
}

const logged = (table: Table, entry: Entry): Table => ({
  ...table,
  match: { ...table.match, log: [...table.match.log, entry] },
});

const refused = (table: Table, why: TableWhy): Answer => ({ ok: false, why, table, happened: [] });

function whyNotAt({ at: now, paused }: Table, at: Millis): TableWhy | undefined {
  if (paused) return { code: 'paused' };
  return at >= now ? undefined : { code: 'time-runs-backwards', now };
}

const whyNotSeat = (table: Table, seat: Seat): TableWhy | undefined =>
  isSeated(table, seat) ? undefined : { code: 'not-at-this-table', seat, seats: table.match.seats };

const sameSeats = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every(seat => others.includes(seat));

function tables(game: AnyGame): Seats[] {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, n) => min + n);
  return counts.map(count => game.places(count)).filter(seats => seats !== undefined);
}
