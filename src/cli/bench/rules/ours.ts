/** A host's work for every entry of a match: rule on it, cut five views, compute five changes. */
import type { Viewer } from '../../../games/game';
import { applyDelta, type Delta, delta } from '../../../kit/delta';
import type { Entry, SavedMatch } from '../../../protocol/entry';
import {
  act,
  type AnyEvents,
  type MatchAnswer,
  deal,
  pass,
  type RunningMatch,
  viewOf,
} from '../../../table/match';
import { gameIn } from './matches';

/** For every seat in order, then for the board. */
export type Told = {
  readonly views: readonly unknown[];
  readonly changes: readonly Delta[];
  readonly events: readonly AnyEvents[];
};
/** Called with the deal, as a change from nothing, and then with every entry. */
type Witness = (told: Told) => void;

export function host(match: SavedMatch, witness: Witness): void {
  const viewers: Viewer[] = [...match.seats, 'board'];
  let table = dealt(match);
  let before: readonly unknown[] = [];
  const tell = (all: AnyEvents) => {
    const views = viewers.map(viewer => viewOf(table, viewer));
    const events = viewers.map(viewer => table.game.eventsFor(viewer, all, table.state));
    witness({ views, changes: views.map((view, n) => delta(before[n], view)), events });
    before = views;
  };
  tell([]);
  for (const entry of match.log) {
    const answer = ruled(table, entry);
    table = answer.match;
    tell(answer.events);
  }
}

/** The same, and the five viewers apply each change they receive. */
export function hostAndFollow(match: SavedMatch): void {
  let shown: readonly unknown[] = match.seats.map(() => undefined).concat(undefined);
  host(match, ({ changes }) => {
    shown = shown.map((view, n) => applyDelta(changes[n] ?? 0, view));
  });
}

function dealt(match: SavedMatch): RunningMatch {
  const answer = deal(gameIn(match), match);
  if (!answer.ok) throw new Error(`no such table: ${JSON.stringify(answer.why)}`);
  return answer.match;
}

function ruled(match: RunningMatch, entry: Entry): MatchAnswer {
  const answer = again(match, entry);
  if (!answer.ok) throw new Error(`a recorded act is refused: ${JSON.stringify(answer.why)}`);
  return answer;
}

function again(match: RunningMatch, entry: Entry): MatchAnswer {
  if (entry.do === 'act') return act(match, entry);
  if (entry.do === 'pass') return pass(match, entry.at);
  throw new Error('bots do not pause');
}
