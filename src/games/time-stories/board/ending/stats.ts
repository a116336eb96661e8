/** The match in numbers, counted from the story of the match. */
import type { MatchReplay } from '@/games/board';
import { type BySeat, bySeat, of, type Seat } from '@/kit/seat';
import { plays } from '../../rules/agents';
import type { GameEvent } from '../../rules/events';
import type { Seen } from '../../rules/state';
import { cardsRead, cardsReadBy } from '../between/strips';

export const STATS = ['runs', 'units', 'journeys', 'cards', 'tests', 'sleeps', 'hints'] as const;
export type Stat = (typeof STATS)[number];
export type GroupStats = Readonly<Record<Stat, number>>;
export const OWN_STATS = ['cards', 'rolls', 'hits'] as const;
export type OwnStat = (typeof OWN_STATS)[number];
export type PlayerStats = Readonly<Record<OwnStat, number>>;
export type StoryStats = { readonly all: GroupStats; readonly own: BySeat<PlayerStats> };

export function storyStats(story: MatchReplay<Seen, GameEvent>): StoryStats {
  const end = story.viewAfter(story.entries);
  const all = { units: 0, journeys: 0, tests: 0, sleeps: 0, hints: 0 };
  const rolls = bySeat(end.seats, () => ({ rolls: 0, hits: 0 }));
  for (let entry = 1; entry <= story.entries; entry++) {
    const view = story.viewAfter(entry);
    for (const event of story.eventsOf(entry)) {
      countFor(all, event);
      if (event.type === 'rolled') countRoll(rolls, view, event);
    }
  }
  return {
    all: { ...all, runs: end.runs.length, cards: cardsRead(end) },
    own: bySeat(end.seats, seat => ({ cards: cardsReadBy(end, seat), ...of(rolls, seat) })),
  };
}

type Counted = Record<Exclude<Stat, 'runs' | 'cards'>, number>;

function countFor(all: Counted, event: GameEvent): void {
  switch (event.type) {
    case 'units':
      all.units += Math.max(0, -event.change);
      break;
    case 'captain-die':
      all.journeys += 1;
      break;
    case 'won':
      all.tests += 1;
      break;
    case 'vortex':
      all.sleeps += 1;
      break;
    case 'hint':
      all.hints += 1;
      break;
    default:
  }
}

type Rolled = Extract<GameEvent, { type: 'rolled' }>;

/** A roll of a shared agent counts for both of its players. */
function countRoll(
  rolls: BySeat<{ rolls: number; hits: number }>,
  view: Seen,
  { agent, hits }: Rolled,
): void {
  for (const seat of view.seats.filter((it: Seat) => plays(view, it, agent))) {
    const own = of(rolls, seat);
    own.rolls += 1;
    own.hits += hits;
  }
}
