/** A finished match, to look at from its first entry to its last. */
import type { Result } from '../games/game';
import type { Millis } from '../kit/millis';
import type { SavedMatch } from '../protocol/entry';
import type { AnyEvents, RunningMatch } from './match';
import { type Fault, type FindGame, fold } from './saved';

export type ReplayedMatch = {
  readonly entries: number;
  /** The board view after so many entries; the same object on every call. */
  viewAfter(entries: number): unknown;
  /** What the last of so many entries led to, as the board sees it. */
  eventsOf(entries: number): AnyEvents;
  /** In match time. */
  timeOf(entries: number): Millis;
  readonly result: Result | undefined;
};
type Told = ({ readonly ok: true } & ReplayedMatch) | { readonly ok: false; readonly fault: Fault };

/**
 * All states are kept, since they share what did not change. So going back is as quick as going on.
 */
export function storyOf(match: SavedMatch, find: FindGame): Told {
  const moments: (Pick<RunningMatch, 'game' | 'state' | 'at'> & { events: AnyEvents })[] = [];
  const opened = fold(match, find, match.log.length, ({ game, state, at }, events) => {
    moments.push({ game, state, at, events: game.eventsFor('board', events, state) });
  });
  if (!opened.ok) return { ok: false, fault: opened.fault };
  const entries = match.log.length;
  const place = (wished: number) => Math.min(entries, Math.max(0, Math.floor(wished) || 0));
  const views = new Map<number, unknown>();
  function viewAfter(wished: number): unknown {
    const after = place(wished);
    const moment = moments[after];
    if (moment && !views.has(after)) views.set(after, moment.game.view(moment.state, 'board'));
    return views.get(after);
  }
  const { game, state } = opened.match;
  const timeOf = (wished: number) => moments[place(wished)]?.at ?? 0;
  const eventsOf = (wished: number) => moments[place(wished)]?.events ?? [];
  return { ok: true, entries, viewAfter, eventsOf, timeOf, result: game.result(state) };
}
