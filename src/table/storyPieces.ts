/** Gathers the story of a match, piece by piece. */
import type { AnyGame, AnyWhy } from '../games/game';
import { type Entry, type SavedMatch, matchOf } from '../protocol/entry';
import type { Downward, Said } from '../protocol/messages';
import { fold, only } from './saved';

export type Gathering = {
  /** The game whose rules replay it. */
  readonly game: AnyGame;
  /** The entries so far. */
  readonly entries: readonly Entry[];
};
type Gathered =
  | { readonly is: 'more'; readonly gathering: Gathering }
  | { readonly is: 'whole'; readonly match: SavedMatch }
  | { readonly is: 'refused'; readonly why: AnyWhy };

/** Adds a piece; undefined if it does not follow the last one, or is empty. */
export function gathered(
  { game, entries: before }: Gathering,
  { deal, from, of, entries: piece }: Said<Downward, 'story'>,
): Gathered | undefined {
  if (from !== before.length) return undefined;
  const entries = [...before, ...piece];
  if (entries.length >= of) return whole(matchOf(deal, entries), game);
  return piece.length > 0 ? { is: 'more', gathering: { game, entries } } : undefined;
}

/** Refuses a match that this app cannot replay. */
function whole(match: SavedMatch, game: AnyGame): Gathered {
  const opened = fold(match, only(game));
  return opened.ok ? { is: 'whole', match } : { is: 'refused', why: opened.fault };
}
