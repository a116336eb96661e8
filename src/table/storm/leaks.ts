/** Finds events that show a viewer something still secret to them. */
import type { AnyGame, Viewer } from '../../games/game';
import { type AnyEvents, type RunningMatch, viewOf } from '../match';
import { fold, only } from '../saved';

type LeakCheck = (match: RunningMatch, viewer: Viewer, events: AnyEvents) => string[];

/** Called for every outgoing message, in order. */
export function createLeakCheck(game: AnyGame): LeakCheck {
  let last: RunningMatch | undefined;
  let moments: readonly RunningMatch[] = [];
  return (match, viewer, events) => {
    if (match !== last) moments = momentsSince(game, last, match);
    last = match;
    if (events.length === 0) return [];
    const seen = moments.map(moment => JSON.stringify(viewOf(moment, viewer)));
    const secret = JSON.stringify(secretIn(match.state));
    return events
      .filter(event => !isFor(event, viewer))
      .flatMap(contentOf)
      .filter(part => !game.vocabulary?.some(word => word === part))
      .map(part => JSON.stringify(part))
      .filter(part => secret.includes(part) && !seen.some(view => view.includes(part)));
  };
}

/** Words that the rules tell certain readers on purpose, and keep in no view. */
const isFor = (event: AnyEvents[number], viewer: Viewer): boolean =>
  'readers' in event && Array.isArray(event.readers) && event.readers.includes(viewer);

/**
 * Games keep what may not leave the state in one part; in other games everything no view shows is
 * secret.
 */
const secretIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'secret' in state ? state.secret : state;

/** One step may play several entries, and anything visible between two of them is no secret. */
function momentsSince(
  game: AnyGame,
  before: RunningMatch | undefined,
  match: RunningMatch,
): readonly RunningMatch[] {
  const entries = match.saved.log.length;
  const known = before && before.saved.seed === match.saved.seed ? before.saved.log.length : 0;
  if (before && entries - known <= 1) return [before, match];
  const moments: RunningMatch[] = [];
  fold(match.saved, only(game), entries, moment => moments.push(moment));
  return [...moments.slice(Math.min(known, entries)), match];
}

/** The type alone is a word of the game, which a secret may have in it by chance. */
const contentOf = (event: AnyEvents[number]): unknown[] => {
  const { type: _, ...content } = event;
  return [event, ...Object.values(content).flatMap(partsOf)];
};

/**
 * Every text, list and object within. Numbers are skipped, since any of them may occur by chance.
 */
function partsOf(value: unknown): unknown[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.values(value).flatMap(partsOf);
  return Object.keys(value).length > 0 ? [value, ...parts] : parts;
}
