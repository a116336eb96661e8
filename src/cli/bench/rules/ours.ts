/** What a host does for every entry of a match: it rules, cuts five views, makes five changes. */
import type { Viewer } from '../../../games/game';
import { apply, type Delta, delta } from '../../../kit/delta';
import type { Entry, Match } from '../../../protocol/entry';
import { act, type Answer, deal, pass, type Table, viewOf } from '../../../table/match';
import { GAME } from './matches';

/** For every seat in turn, and then for the board. */
export type Told = { readonly views: readonly unknown[]; readonly changes: readonly Delta[] };
/** Told first of the deal, as a change from nothing, and then of every entry. */
type Witness = (told: Told) => void;

export function host(match: Match, witness: Witness): void {
  const viewers: Viewer[] = [...match.seats, 'board'];
  let table = dealt(match);
  let before: readonly unknown[] = [];
  const tell = () => {
    const views = viewers.map(viewer => viewOf(table, viewer));
    witness({ views, changes: views.map((view, n) => delta(before[n], view)) });
    before = views;
  };
  tell();
  for (const entry of match.log) {
    table = ruled(table, entry);
    tell();
  }
}

/** The same, and the five who look on carry out each change they are sent. */
export function hostAndFollow(match: Match): void {
  let shown: readonly unknown[] = match.seats.map(() => undefined).concat(undefined);
  host(match, ({ changes }) => {
    shown = shown.map((view, n) => apply(changes[n] ?? 0, view));
  });
}

function dealt(match: Match): Table {
  const answer = deal(GAME, match);
  if (!answer.ok) throw new Error(`no such table: ${JSON.stringify(answer.why)}`);
  return answer.table;
}

function ruled(table: Table, entry: Entry): Table {
  const answer = again(table, entry);
  if (!answer.ok) throw new Error(`a recorded act is refused: ${JSON.stringify(answer.why)}`);
  return answer.table;
}

function again(table: Table, entry: Entry): Answer {
  if (entry.do === 'act') return act(table, entry);
  if (entry.do === 'pass') return pass(table, entry.at);
  throw new Error('bots do not pause');
}
