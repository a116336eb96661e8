/** Opens a table again from what its host left in the vault, and finds what of it is damaged. */
import type { AnyGame, AnyWhy, GameId } from '../games/game';
import { NO_TEXT, sumWith } from '../kit/crc32';
import { type BySeat, bySeat, ownOf, type Seat } from '../kit/seat';
import type { Millis } from '../kit/millis';
import { type Reach, type ReadRecord, readRecord } from '../protocol/record';
import { parseLines } from '../protocol/savedMatch';
import { sumOf } from '../protocol/sealedLines';
import { sealed, type Token } from '../protocol/token';
import { AT_ONCE } from './botWakeups';
import { holderOf } from './draft';
import { type Holder, type Host, type Kept, NOTHING_KEPT } from './hostState';
import { actsIn, LOG, RECORD, SNAPSHOT } from './persist';
import { pause, type RunningMatch } from './match';
import { stoppedClock } from './matchClock';
import type { Vault } from './ports';
import { type Fault, type FindGame, open, type Opened } from './saved';
import { NOBODY } from './seating';
import { openBySnapshot, type Reopened } from './snapshots';

/** The host's files as they are in the vault. */
export type Left = {
  readonly record: string;
  readonly log: string;
  readonly snapshot?: string | undefined;
};

/** Why not all of a match can be opened. */
type Flawed =
  | Fault
  | { readonly code: 'cut'; readonly line: number } // the log is shorter than the record says
  | { readonly code: 'other-log'; readonly line: number } // the record is of another match
  | { readonly code: 'no-reach'; readonly line: number } // the record lacks the log's length
  | { readonly code: 'no-record'; readonly own: readonly Seat[] }; // only these seats are known

/** What of a match could not be read. Null: not known. */
export type Dropped = {
  readonly fault: Flawed;
  /** Lines from the first fault to the end. */
  readonly lines: number | null;
  readonly acts: number | null;
  /** The match time it had reached. */
  readonly until: Millis | null;
  /**
   * The match time at which it goes on; null: nothing is left of it, so the table opens as a lobby.
   */
  readonly from: Millis | null;
};

export type Restored =
  | { ok: true; host: Host; dropped: Dropped | null } // the player has to see what was dropped
  | { ok: false; why: AnyWhy | Fault };

/** The game a log is of, as far as the log can be read. */
export const gameIn = (log: string): GameId | undefined => matchIn(log)?.game;

/** The options a log was dealt with, in the same way. */
export const optionsIn = (log: string): unknown => matchIn(log)?.options;

function matchIn(log: string) {
  const parsed = parseLines(log.split('\n'));
  return parsed.ok ? parsed.match : parsed.sound;
}

/**
 * The players at the host's own device. Their tokens show their seats, whatever the record says.
 */
export type OwnPlayers = {
  readonly name: string;
  readonly face: string;
  readonly tokens: BySeat<Token>;
};
const NO_PLAYERS: OwnPlayers = { name: '', face: '', tokens: {} };

export async function remembered(vault: Pick<Vault, 'read'>): Promise<Left | undefined> {
  const [record, log] = [await vault.read(RECORD), await vault.read(LOG)];
  if (record === undefined && log === undefined) return undefined;
  return { record: record ?? '', log: log ?? '', snapshot: await vault.read(SNAPSHOT) };
}

type Read = Extract<ReadRecord, { ok: true }>;

/** The table as it was when the last act was kept, paused until its host resumes it. */
export function restored(
  blank: (game: AnyGame) => Host,
  left: Left,
  find: FindGame,
  own: OwnPlayers = NO_PLAYERS,
): Restored {
  const read = readRecord(left.record);
  if (!read.ok) return rebuilt(blank, left.log.split('\n'), find, own) ?? read;
  const { id, options, speed, past, places, holders, bots, undo } = read.record;
  const game = find(read.record.game);
  if (!game) return { ok: false, why: { code: 'unknown-game', line: 1, game: read.record.game } };
  const clock = stoppedClock(0, speed);
  const host: Host = { ...blank(game), id, options, clock, past, places, holders, bots, undo };
  if (!isDealt(read, left)) return { ok: true, host, dropped: null };
  return withLog(host, read, left, find);
}

/** From the log alone, as far as it is sound. */
function rebuilt(
  blank: (game: AnyGame) => Host,
  lines: readonly string[],
  find: FindGame,
  own: OwnPlayers,
): Restored | undefined {
  const opened = open(lines, find);
  const sound = opened.ok ? opened.match : opened.sound;
  if (!sound) return undefined;
  const { seats: places, options } = sound.saved;
  const holders = bySeat(places, seat => holderIn(sound, seat, own));
  // No revision may repeat an earlier one.
  const past = { matches: UNKNOWN_LINES, revs: UNKNOWN_LINES };
  const host = { ...blank(sound.game), places, options, past, holders };
  const fault = { code: 'no-record', own: places.filter(seat => ownOf(own.tokens, seat)) } as const;
  const unknown = { lines: null, acts: null, until: null };
  const dropped = { fault, ...unknown, from: lastMoment(sound) };
  return { ok: true, host: withTable(host, sound), dropped };
}

/** Acts of phones have numbers, those of bots have none. Only the record knew which phone. */
function holderIn({ saved }: RunningMatch, seat: Seat, { name, face, tokens }: OwnPlayers): Holder {
  const token = ownOf(tokens, seat);
  if (token) return { ...NOBODY, sits: 'player', name, face, seal: sealed(token), serial: 1 };
  const acts = saved.log.filter(entry => entry.do === 'act' && entry.seat === seat);
  const last = acts[acts.length - 1];
  const isBots = last?.do === 'act' && last.n === undefined;
  return isBots ? { ...NOBODY, sits: 'bot', level: 'player' } : NOBODY;
}

/** The oldest records do not say so: they were dealt if there is a log. */
const isDealt = ({ record }: Read, { log }: Left): boolean => record.dealt ?? log !== '';

function withLog(host: Host, read: Read, left: Left, find: FindGame): Restored {
  const lines = left.log.split('\n');
  const quick = openBySnapshot(left.log, left.snapshot ?? '', find);
  const opened: Opened = quick ? { ok: true, match: quick.match } : open(lines, find);
  const fault = opened.ok ? undefined : opened.fault;
  const sound = opened.ok ? opened.match : opened.sound;
  if (fault?.code === 'other-version' && read.reach?.over)
    return { ok: true, host: lobbyAgain(host, null), dropped: null };
  if (!sound && fault && !isDamage(fault)) return { ok: false, why: fault };
  const dropped = droppedFrom(read, lines, fault, sound);
  if (!sound) return { ok: true, host: lobbyAgain(host, dropped), dropped };
  // No revision may repeat one that a view had on the dropped lines.
  const revs = host.past.revs + (dropped ? (dropped.lines ?? UNKNOWN_LINES) : 0);
  const past = { ...host.past, revs };
  const table = withTable({ ...host, past }, sound);
  const isMigrated = opened.ok && opened.isMigrated === true;
  const isWhole = opened.ok && !isMigrated && !dropped && !read.isOld && left.log.endsWith('\n');
  return { ok: true, host: isWhole ? { ...table, kept: keptOf(left.log, quick) } : table, dropped };
}

/** A log that is whole need not be written again. */
function keptOf(text: string, quick: Reopened | undefined): Kept {
  const { log, plies } = quick ?? { log: NO_TEXT, plies: 0 };
  const lines = text.slice(0, -1).split('\n');
  return {
    ...NOTHING_KEPT,
    plies: lines.length - 1,
    last: lines[lines.length - 1],
    log: sumWith(log, text.slice(log.length)),
    snapshot: plies,
  };
}

/** More lines than any match has. */
const UNKNOWN_LINES = 1_000_000;

const isDamage = ({ code }: Fault): boolean =>
  code === 'torn' || code === 'tampered' || code === 'not-a-match';

/** Everybody keeps seat, token and sequence of numbers, as after a finished match. */
function lobbyAgain(host: Host, dropped: Dropped | null): Host {
  const { matches, revs } = host.past;
  const past = { matches: matches + 1, revs: revs + (dropped?.lines ?? UNKNOWN_LINES) };
  return { ...host, past };
}

function droppedFrom(
  { reach, isOld }: Read,
  lines: readonly string[],
  fault: Fault | undefined,
  sound: RunningMatch | undefined,
): Dropped | null {
  const flawed = flawIn(reach, isOld, lines, fault, sound);
  if (!flawed) return null;
  const known = { until: null, from: sound ? lastMoment(sound) : null };
  const written = lines[lines.length - 1] === '' ? lines.length - 1 : lines.length;
  const gone = fault ? Math.max(0, written - fault.line + 1) : 0;
  if (!reach || flawed.code === 'other-log') {
    const atLeast = isOld && fault ? gone : null;
    return { ...known, fault: flawed, acts: null, lines: atLeast };
  }
  const missing = reach.lines - countOf(sound);
  if (missing <= 0) return { ...known, fault: flawed, acts: null, lines: gone };
  const acts = reach.acts - actsIn(sound?.saved.log ?? []);
  return { ...known, fault: flawed, acts, lines: Math.max(gone, missing), until: reach.at };
}

/** The fault that a player has to know of, if there is any. */
function flawIn(
  reach: Reach | undefined,
  isOld: boolean,
  lines: readonly string[],
  fault: Fault | undefined,
  sound: RunningMatch | undefined,
): Flawed | undefined {
  const count = countOf(sound);
  if (reach && count < reach.lines) {
    // Lines that are missing at the end do not make the others faulty.
    return !fault || fault.code === 'torn' ? { code: 'cut', line: count + 1 } : fault;
  }
  // A torn last line was never sent to anybody, so its loss is no fault.
  if (fault && !(fault.code === 'torn' && sound)) return fault;
  if (!reach) return isOld ? undefined : { code: 'no-reach', line: count };
  const isSame = sumOf(lines[reach.lines - 1] ?? '') === reach.last;
  return isSame ? undefined : { code: 'other-log', line: reach.lines };
}

const countOf = (sound: RunningMatch | undefined): number =>
  sound ? sound.saved.log.length + 1 : 0;

const lastMoment = ({ saved, at }: RunningMatch): Millis =>
  saved.log[saved.log.length - 1]?.at ?? at;

function withTable(host: Host, before: RunningMatch): Host {
  const over = host.game.result(before.state) !== undefined;
  const match = before.paused || over ? before : pause(before, before.at).match;
  return {
    ...host,
    match: match,
    clock: stoppedClock(match.at, host.clock.speed),
    holders: bySeat(host.places, seat => caughtUp(host, seat, before)),
    botWakeups: new Map(host.places.map(seat => [seat, AT_ONCE])),
    kept: NOTHING_KEPT,
  };
}

/** Acts in the log were played, whatever the record says. */
function caughtUp(host: Host, seat: Seat, { saved }: RunningMatch): Holder {
  const holder = holderOf(host, seat);
  const played = saved.log.map(entry =>
    entry.do === 'act' && entry.seat === seat ? (entry.n ?? 0) : 0,
  );
  return { ...holder, n: Math.max(holder.n, ...played) };
}
