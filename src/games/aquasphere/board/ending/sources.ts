/** Where everybody's points came from, for the chart of the ending. */
import type { MatchReplay } from '@/games/board';
import { record } from '@/kit/keys';
import { sum } from '@/kit/lists';
import { ownOf, type Seat } from '@/kit/seat';
import type { GameEvent } from '../../rules/events';
import type { FinalScore, Seen, View } from '../../rules/state';

/** In the order of the chart; the last four are those of the final scoring. */
export const SOURCES = [
  'octopods',
  'submarine',
  'card',
  'room',
  'charging',
  'interim',
  'letters',
  'time',
  'submarines',
  'lab',
] as const;
export type Source = (typeof SOURCES)[number];
export type BySource = Readonly<Record<Source, number>>;

export const FINAL = ['letters', 'time', 'submarines', 'lab'] as const;

type Scored = Extract<GameEvent, { type: 'scored' }>;

const eventsOf = (story: MatchReplay<View, GameEvent>): readonly GameEvent[] =>
  Array.from({ length: story.entries }, (_, n) => story.eventsOf(n + 1)).flat();

const isScored = (event: GameEvent): event is Scored => event.type === 'scored';

export const finalOf = ({ phase }: Seen, seat: Seat): FinalScore | undefined =>
  phase.name === 'over' ? ownOf(phase.scores, seat) : undefined;

/** Points of each source. A loss in an interim scoring counts as less. */
export function sourcesOf(story: MatchReplay<View, GameEvent>, view: Seen, seat: Seat): BySource {
  const scored = eventsOf(story).filter(event => isScored(event) && event.seat === seat);
  const final = finalOf(view, seat);
  return record(SOURCES, source => {
    const last = FINAL.find(it => it === source);
    if (last) return final?.[last] ?? 0;
    return sum(scored.map(it => (isScored(it) && it.source === source ? it.to - it.from : 0)));
  });
}
