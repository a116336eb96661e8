/** Takes snapshots of a match, and opens its log from them. */
import { type AnyGame, hasSameRules } from '../games/game';
import type { TextSum } from '../kit/crc32';
import type { Millis } from '../kit/millis';
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

/** How many entries lie between two snapshots. */
export const SNAPSHOT_EVERY = 100;

/** `log` is the text of the match's log. */
export const snapshotOf = (
  { saved, paused, undoFrom, isUndoOpen, state }: RunningMatch,
  log: TextSum,
): string =>
  writeSnapshot({
    game: saved.game,
    version: saved.version,
    ...(saved.packs && { packs: [...saved.packs] }),
    log,
    paused,
    undoFrom,
    isUndoOpen,
    state,
  });

export type Reopened = {
  readonly match: RunningMatch;
  /** How many entries, and how much of the text, the snapshot covers. */
  readonly plies: number;
  readonly log: TextSum;
};

/**
 * The lines before the snapshot are compared as a whole and read, but not played again. Undefined
 * if the snapshot does not fit this log or these rules, or if a later line is not sound; folding
 * the whole log then finds the fault.
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

/** The board view of a match, and its match time. */
export type SavedStanding = { readonly view: unknown; readonly at: Millis };

/**
 * Shows a match that cannot go on; undefined without a snapshot, or if this version cannot decode
 * it.
 */
export function lastStanding(text: string, kept: string, game: AnyGame): SavedStanding | undefined {
  const snapshot = readSnapshot(kept);
  const before = snapshot && linesBefore(snapshot, text);
  const state = before && snapshot.game === game.id ? game.state(snapshot.state) : undefined;
  if (!before || !state?.ok) return undefined;
  const [last] = entriesOf(before.slice(1).slice(-1)) ?? [];
  return { view: game.view(state.value, 'board'), at: last?.at ?? 0 };
}

/** The match at the moment of the snapshot, with its log up to then. */
function matchAt(
  { paused, undoFrom, isUndoOpen, state: kept, ...rules }: Snapshot,
  [top = '', ...lines]: readonly string[],
  find: FindGame,
): RunningMatch | undefined {
  const game = find(rules.game);
  const deal = readDeal(top, true);
  const log = entriesOf(lines);
  if (!game || !deal.ok || !log || deal.match.game !== game.id) return undefined;
  if (!hasSameRules(rules, game) || !hasSameRules(deal.match, game)) return undefined;
  const options = game.options(deal.match.options);
  const state = game.state(kept);
  if (!options.ok || !state.ok) return undefined;
  const saved = { ...deal.match, options: options.value, log };
  const at = log[log.length - 1]?.at ?? 0;
  return { game, saved, state: state.value, at, paused, undoFrom, isUndoOpen };
}
