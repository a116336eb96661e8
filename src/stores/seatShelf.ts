/** What this phone keeps for one seat of one match, among its settings of the game. */
import type { SeatShelf } from '../games/board';
import type { Seat } from '../kit/seat';
import type { SettingsStore } from './settings';

type Of = {
  readonly game: string;
  readonly table: string;
  /** The number of the match at this table. */
  readonly match: number;
  readonly seat: Seat;
};

/** Matches of one game of which something is kept; then the oldest is forgotten. */
const MOST_KEPT = 24;
const MARK = 'kept';

export function createSeatShelf(
  settings: SettingsStore,
  { game, table, match, seat }: Of,
): SeatShelf {
  const keyOf = (name: string) => `${MARK} ${table.slice(0, 12)} ${match} ${seat} ${name}`;
  return {
    read(name) {
      const kept = settings.getState().games[game]?.[keyOf(name)];
      return typeof kept === 'string' ? kept : undefined;
    },
    write(name, text) {
      const { games, change } = settings.getState();
      const { [keyOf(name)]: _, ...others } = games[game] ?? {};
      change({ games: { ...games, [game]: { ...withoutOldest(others), [keyOf(name)]: text } } });
    },
  };
}

/** Keys stay in the order in which they were written. */
function withoutOldest<T>(kept: Readonly<Record<string, T>>): Record<string, T> {
  const shelves = Object.keys(kept).filter(key => key.startsWith(`${MARK} `));
  const old = new Set(shelves.slice(0, Math.max(0, shelves.length - MOST_KEPT + 1)));
  return Object.fromEntries(Object.entries(kept).filter(([key]) => !old.has(key)));
}
