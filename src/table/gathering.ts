/** The story of a match as it comes, piece by piece. */
import type { AnyWhy } from '../games/game';
import { type Entry, type Match, matchOf } from '../protocol/entry';
import type { Downward, Said } from '../protocol/messages';
import { type FindGame, fold } from './saved';

export type Gathered =
  | { readonly is: 'more'; readonly entries: readonly Entry[] }
  | { readonly is: 'whole'; readonly match: Match }
  | { readonly is: 'refused'; readonly why: AnyWhy };

/** With one more piece; undefined for one that does not follow, or adds nothing. */
export function gathered(
  before: readonly Entry[],
  { deal, from, of, entries: piece }: Said<Downward, 'story'>,
  find: FindGame,
): Gathered | undefined {
  if (from !== before.length) return undefined;
  const entries = [...before, ...piece];
  if (entries.length >= of) return whole(matchOf(deal, entries), find);
  return piece.length > 0 ? { is: 'more', entries } : undefined;
}

/** What cannot be played again here is no story. */
function whole(match: Match, find: FindGame): Gathered {
  const opened = fold(match, find);
  return opened.ok ? { is: 'whole', match } : { is: 'refused', why: opened.fault };
}
