import { gameCalled } from '../games/rules';
import type { Match } from '../protocol/entry';
import { type Story, storyOf } from '../table/story';

/** Every match is played again once, whoever asks for its story. */
const told = new WeakMap<Match, Story | null>();

/** A match that is over, ready to be looked at again; null if there is none that can be followed. */
export function storyFrom(match: Match | null): Story | null {
  if (!match) return null;
  const known = told.get(match);
  if (known !== undefined) return known;
  const opened = storyOf(match, gameCalled);
  const story = opened.ok ? opened : null;
  told.set(match, story);
  return story;
}
