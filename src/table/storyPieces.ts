/** The story of a match as it comes, piece by piece. */
import type { AnyGame, AnyWhy } from '../games/game';
import { type Entry, type SavedMatch, matchOf } from '../protocol/entry';
import type { Downward, Said } from '../protocol/messages';
import { fold, only } from './saved';

export type Gathering = {
  /** By whose rules it is to be followed. */
  readonly game: AnyGame;
  /** What has come of it. */
  readonly entries: readonly Entry[];
};
type Gathered =
  | { readonly is: 'more'; readonly gathering: Gathering }
  | { readonly is: 'whole'; readonly match: SavedMatch }
  | { readonly is: 'refused'; readonly why: AnyWhy };

/** With one more piece; undefined for one that does not follow, or adds nothing. */
export function gathered(
  { game, entries: before }: Gathering,
  { deal, from, of, entries: piece }: Said<Downward, 'story'>,
): Gathered | undefined {
  if (from !== before.length) return undefined;
  const entries = [...before, ...piece];
  if (entries.length >= of) return whole(matchOf(deal, entries), game);
  return piece.length > 0 ? { is: 'more', gathering: { game, entries } } : undefined;
}

/** What cannot be played again here is no story. */
function whole(match: SavedMatch, game: AnyGame): Gathered {
  const opened = fold(match, only(game));
  return opened.ok ? { is: 'whole', match } : { is: 'refused', why: opened.fault };
}
