/** Snapshots of a match: when one is taken, and how a log is opened by it. */
import type { TextSum } from '../kit/crc32';
import type { SavedMatch } from '../protocol/entry';
import { parseEntries, readDeal } from '../protocol/savedMatch';
import { sumOf } from '../protocol/sealedLines';
import {
  entriesOf,
  linesBefore,
  readSnapshot,
  type Snapshot,
  writeSnapshot,
} from '../protocol/snapshot';
import type { RunningMatch } from './match';
import { type FindGame, folded } from './saved';

/** After so many entries another one is taken. */
export const SNAPSHOT_EVERY = 100;

/** `log` is the text of the match's log. */
export const snapshotOf = ({ saved, paused, state }: RunningMatch, log: TextSum): string =>
  writeSnapshot({ game: saved.game, version: saved.version, log, paused, state });

export type Reopened = {
  readonly match: RunningMatch;
  /** So many entries the snapshot stands for, and so much of the text. */
  readonly plies: number;
  readonly log: TextSum;
};

/**
 * From the snapshot on: what stands before it is compared as a whole, and read, but not played again.
 * Undefined: it does not fit this log or these rules, or not all behind it is sound. Then the log is
 * folded, which tells what is wrong.
 */
export function openBySnapshot(text: string, kept: string, find: FindGame): Reopened | undefined {
  const snapshot = readSnapshot(kept);
  const before = snapshot && linesBefore(snapshot, text);
  const start = before && matchAt(snapshot, before, find);
  if (!start) return undefined;
  const last = sumOf(before[before.length - 1] ?? '');
  const rest = text.slice(snapshot.log.length).split('\n');
  const { log, flaw } = parseEntries(rest, last);
  const opened = folded(start, log);
  if (!opened.ok || flaw) return undefined;
  return { match: opened.match, plies: start.saved.log.length, log: snapshot.log };
}

/** The match at that moment, with its log up to then. */
function matchAt(
  { game: id, version, paused, state: kept }: Snapshot,
  [top = '', ...lines]: readonly string[],
  find: FindGame,
): RunningMatch | undefined {
  const game = find(id);
  const deal = readDeal(top, true);
  const log = entriesOf(lines);
  if (!game || !deal.ok || !log) return undefined;
  if (version !== game.version || !isOf(deal.match, id, version)) return undefined;
  const options = game.options(deal.match.options);
  const state = game.state(kept);
  if (!options.ok || !state.ok) return undefined;
  const saved = { ...deal.match, options: options.value, log };
  return { game, saved, state: state.value, at: log[log.length - 1]?.at ?? 0, paused };
}

const isOf = (match: SavedMatch, game: string, version: number): boolean =>
  match.game === game && match.version === version;
