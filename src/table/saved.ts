/** Opens saved matches, up to the first line that is not sound. */
import { type AnyGame, type AnyWhy, type GameId, hasSameRules } from '../games/game';
import type { Entry, SavedMatch } from '../protocol/entry';
import { type Flaw, makeLines, parseLines } from '../protocol/savedMatch';
import {
  act,
  type AnyEvents,
  type MatchAnswer,
  deal,
  pass,
  pause,
  resume,
  type RunningMatch,
} from './match';

export type FindGame = (id: string) => AnyGame | undefined;

/** Finds this one game, and no other. */
export const only =
  (game: AnyGame): FindGame =>
  id =>
    id === game.id ? game : undefined;

/** A fault in a saved match, and its line. */
export type Fault =
  | Flaw
  | { code: 'unknown-game'; line: 1; game: GameId }
  | { code: 'other-version'; line: 1; saved: number; ours: number }
  | { code: 'refused'; line: number; why: AnyWhy }
  | { code: 'goes-otherwise'; line: number }; // no table would have written this line here
/**
 * A match that is sound up to a fault can still be played on from there. A migrated match has
 * another log than the one it was opened from.
 */
export type Opened =
  | { ok: true; match: RunningMatch; isMigrated?: true }
  | { ok: false; fault: Fault; sound?: RunningMatch };

export const save = ({ saved }: RunningMatch): string[] => makeLines(saved);

export function open(lines: readonly string[], find: FindGame): Opened {
  const parsed = parseLines(lines);
  const match = parsed.ok ? parsed.match : parsed.sound;
  if (!match) return { ok: false, fault: (parsed as { flaw: Flaw }).flaw };
  const opened = fold(match, find);
  if (!opened.ok || parsed.ok) return opened;
  return { ok: false, fault: parsed.flaw, sound: opened.match };
}

/** Called with every step of the match, and the events of its last entry. */
type Witness = (match: RunningMatch, events: AnyEvents) => void;

/**
 * The match after its first `plies` entries, by default after all. `each` is called with every
 * step, the deal first.
 */
export function fold(
  match: SavedMatch,
  find: FindGame,
  plies = match.log.length,
  each: Witness = () => {},
): Opened {
  const game = find(match.game);
  if (!game) return { ok: false, fault: { code: 'unknown-game', line: 1, game: match.game } };
  if (!hasSameRules(match, game)) return foldMigrated(match, game, plies, each);
  return foldFromDeal(match, game, plies, each);
}

function foldFromDeal(match: SavedMatch, game: AnyGame, plies: number, each: Witness): Opened {
  const dealt = deal(game, match);
  if (!dealt.ok) return { ok: false, fault: { code: 'refused', line: 1, why: dealt.why } };
  return folded(dealt.match, match.log.slice(0, plies), each);
}

/** If the present rules refuse an act, the log is not damaged: it was played by other rules. */
function foldMigrated(match: SavedMatch, game: AnyGame, plies: number, each: Witness): Opened {
  const { version: saved } = match;
  const moved = migrated(match, game);
  const opened = moved && foldFromDeal(moved, game, plies, each);
  if (opened?.ok) return { ...opened, isMigrated: true };
  return { ok: false, fault: { code: 'other-version', line: 1, saved, ours: game.version } };
}

function migrated({ packs: _, ...match }: SavedMatch, game: AnyGame): SavedMatch | undefined {
  const reads = match.version < game.version ? game.migrate?.(match.version) : undefined;
  return (
    reads && {
      ...match,
      version: game.version,
      options: reads.options(match.options),
      log: match.log.map(entry =>
        entry.do === 'act' ? { ...entry, action: reads.action(entry.action) } : entry,
      ),
    }
  );
}

/** Folds further entries onto a match. */
export function folded(
  start: RunningMatch,
  log: readonly Entry[],
  each: Witness = () => {},
): Opened {
  let match = start;
  each(match, []);
  for (const entry of log) {
    const ply = match.saved.log.length;
    const answer = again(match, entry);
    if (!answer.ok) {
      const fault: Fault = { code: 'refused', line: ply + 2, why: answer.why };
      return { ok: false, fault, sound: match };
    }
    if (!isWritten(entry, ply, answer.match)) {
      return { ok: false, fault: { code: 'goes-otherwise', line: ply + 2 }, sound: match };
    }
    match = answer.match;
    each(match, answer.events);
  }
  return { ok: true, match };
}

/** Otherwise the table would count its plies differently, and draw other chances. */
const isWritten = (
  { do: what, at }: Entry,
  ply: number,
  { saved: { log } }: RunningMatch,
): boolean => log.length === ply + 1 && log[ply]?.do === what && log[ply].at === at;

function again(match: RunningMatch, entry: Entry): MatchAnswer {
  switch (entry.do) {
    case 'act':
      return act(match, entry);
    case 'pass':
      return pass(match, entry.at);
    case 'pause':
      return pause(match, entry.at);
    case 'resume':
      return resume(match);
  }
}
