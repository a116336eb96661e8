import type { AnyGame } from '../games/game';
import type { SavedMatch } from '../protocol/entry';
import { only } from '../table/saved';
import { type ReplayedMatch, storyOf } from '../table/story';

/** Every match is replayed only once, however often its story is needed. */
const stories = new WeakMap<SavedMatch, ReplayedMatch>();

/** The story of a finished match; null if it cannot be replayed. */
export function storyFrom(
  match: SavedMatch | null,
  game: AnyGame | undefined,
): ReplayedMatch | null {
  if (!match || !game) return null;
  const known = stories.get(match);
  if (known !== undefined) return known;
  const opened = storyOf(match, only(game));
  // One that fails may only need a pack that is not here yet.
  if (!opened.ok) return null;
  stories.set(match, opened);
  return opened;
}
