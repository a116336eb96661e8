/** A finished match cut into its turns and scorings. */
import type { MatchReplay } from '@/games/board';
import type { GameEvent } from '../../rules/events';
import type { Seen } from '../../rules/state';

export type ReplayTurn = {
  /** The first and the last entry of the log; the deal is entry 0. */
  readonly from: number;
  readonly to: number;
  readonly round: number;
};

const ENDS: ReadonlySet<GameEvent['type']> = new Set(['on-turn', 'interim', 'over']);

export function turnsOf(story: MatchReplay<Seen, GameEvent>): readonly ReplayTurn[] {
  const turns: ReplayTurn[] = [{ from: 0, to: 0, round: 1 }];
  let from = 1;
  for (let to = 1; to <= story.entries; to++) {
    const isEnd = story.eventsOf(to).some(({ type }) => ENDS.has(type));
    if (!isEnd && to < story.entries) continue;
    turns.push({ from, to, round: story.viewAfter(from - 1).round });
    from = to + 1;
  }
  return turns;
}

/** Everything that happened in a turn. */
export const eventsIn = (
  story: MatchReplay<Seen, GameEvent>,
  { from, to }: ReplayTurn,
): readonly GameEvent[] =>
  Array.from({ length: to - from + 1 }, (_, n) => story.eventsOf(from + n)).flat();
