/** The points of a match by their sources, round by round. */
import { record } from '@/kit/keys';
import { sum } from '@/kit/lists';
import { bySeat, type BySeat, of, type Seat } from '@/kit/seat';
import type { MatchReplay } from '@/games/board';
import { ROUNDS } from '../../rules/components';
import type { GameEvent } from '../../rules/events';
import type { FinalScore, InterimScore, PointSource, Seen } from '../../rules/state';

/** Gained in turns, then in interim scorings, then in the final scoring. */
export const SOURCES = [
  'octopods',
  'submarine',
  'research',
  'majority',
  'bots',
  'crystals',
  'eaten',
  'lines',
  'letters',
  'time',
  'fleet',
  'lab',
] as const;
export type Source = (typeof SOURCES)[number];
/** Negative are what octopods and red lines have cost. */
export type SourcePoints = Readonly<Record<Source, number>>;

/** Rounds one to four, and the final scoring. */
export const PARTS = ROUNDS + 1;

type Tally = Record<Source, number>;

export function pointsBySource(
  story: MatchReplay<Seen, GameEvent>,
): BySeat<readonly SourcePoints[]> {
  const { seats } = story.viewAfter(0);
  const tallies = bySeat(seats, () =>
    Array.from({ length: PARTS }, () => record(SOURCES, () => 0)),
  );
  let round = 1;
  for (let entry = 1; entry <= story.entries; entry++)
    for (const event of story.eventsOf(entry)) {
      if (event.type === 'refilled') ({ round } = event);
      count(event, seats, (seat, isFinal) => tallies[seat]?.[isFinal ? ROUNDS : round - 1]);
    }
  return tallies;
}

type Find = (seat: Seat, isFinal?: boolean) => Tally | undefined;

function count(event: GameEvent, seats: readonly Seat[], find: Find): void {
  if (event.type === 'scored') {
    add(find(event.seat), sourceOf(event.source), event.to - event.from);
  } else if (event.type === 'interim') {
    for (const seat of seats) countInterim(find(seat), of(event.scores, seat));
  } else if (event.type === 'over') {
    for (const seat of seats) countFinal(find(seat, true), of(event.scores, seat));
  }
}

function add(tally: Tally | undefined, source: Source, points: number): void {
  if (tally) tally[source] += points;
}

/** Until the counter has moved, all of it counts as lost at red lines. */
function countInterim(tally: Tally | undefined, score: InterimScore): void {
  add(tally, 'majority', score.majority);
  add(tally, 'bots', score.bots);
  add(tally, 'crystals', score.crystals);
  add(tally, 'eaten', score.octopods);
  add(tally, 'lines', -score.total);
}

function countFinal(tally: Tally | undefined, score: FinalScore): void {
  add(tally, 'letters', score.letters);
  add(tally, 'time', score.time);
  add(tally, 'fleet', score.submarines);
  add(tally, 'lab', score.lab);
}

const ORIGINS: Readonly<Record<PointSource, Source>> = {
  octopods: 'octopods',
  submarine: 'submarine',
  card: 'research',
  room: 'research',
  charging: 'research',
  interim: 'lines',
};
const sourceOf = (source: PointSource): Source => ORIGINS[source];

export const totalOf = (points: SourcePoints): number => sum(Object.values(points));

const TURNS = ['octopods', 'submarine', 'research'] as const;

/** What turns, interim scorings and the final scoring have brought in all. */
export function partsOf(rounds: readonly SourcePoints[]) {
  const end = rounds[ROUNDS];
  const turns = sum(rounds.map(it => sum(TURNS.map(source => it[source]))));
  const all = sum(rounds.map(totalOf));
  const last = end ? totalOf(end) : 0;
  return { turns, scorings: all - turns - last, end: last };
}
