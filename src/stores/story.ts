import { gameCalled } from '../games/rules';
import type { Match } from '../protocol/entry';
import { type Story, storyOf } from '../table/story';

/** A match that is over, ready to be looked at again; null if there is none that can be followed. */
export function storyFrom(match: Match | null): Story | null {
  const told = match && storyOf(match, gameCalled);
  return told?.ok ? told : null;
}
