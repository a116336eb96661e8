/** The moments of a finished match that are worth a look. */
import type { MatchReplay } from '@/games/board';
import type { GameEvent } from '../../rules/events';
import type { Seen } from '../../rules/state';

export type ReplayMoment = { readonly entry: number; readonly run: number };

const SHOWN: ReadonlySet<GameEvent['type']> = new Set([
  'laid-out',
  'rolled',
  'won',
  'unit',
  'vortex',
  'returned',
  'captain-die',
  'rule',
  'run-ended',
]);

export function momentsOf(story: MatchReplay<Seen, GameEvent>): readonly ReplayMoment[] {
  const moments: ReplayMoment[] = [];
  for (let entry = 1; entry <= story.entries; entry++)
    if (story.eventsOf(entry).some(({ type }) => SHOWN.has(type)))
      moments.push({ entry, run: story.viewAfter(entry).run });
  return moments;
}
