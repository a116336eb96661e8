/** Computes what the list and the charts show of the matches of one game. */
import type { AnyEnding } from '@/games/board';
import { sum } from '@/kit/lists';
import type { FinishedMatch, HistoryPlayer } from '@/stores/history';

export const ownPlayerOf = ({ seat, players }: FinishedMatch): HistoryPlayer | undefined =>
  players.find(player => player.seat === seat);

/** Undefined if the players could not win or lose together. */
export const sharedEndOf = ({ outcome }: FinishedMatch): 'won' | 'lost' | undefined =>
  outcome === 'won' || outcome === 'lost' ? outcome : undefined;

/** Undefined without a rank, or where this version of the game has no name for it. */
export const rankIn = (
  { rank }: FinishedMatch,
  memory: AnyEnding['memory'],
  language: string,
): string | undefined => (rank === undefined ? undefined : memory?.rankWords?.(language, rank));

export const isTogether = ({ outcome }: FinishedMatch): boolean => outcome !== 'ranked';

const isWon = (evening: FinishedMatch): boolean =>
  evening.outcome === 'won' || ownPlayerOf(evening)?.place === 1;

export const pointsOf = (evening: FinishedMatch): number | undefined =>
  ownPlayerOf(evening)?.points;

const allPoints = (evenings: readonly FinishedMatch[]): readonly number[] =>
  evenings.flatMap(evening => pointsOf(evening) ?? []);

/** Sorted by each game's latest match. */
export const gamesIn = (evenings: readonly FinishedMatch[]): readonly string[] => [
  ...new Set(evenings.map(({ game }) => game)),
];

/** Finds the most points among matches with the same options, if there are at least two. */
export function bestIn(evenings: readonly FinishedMatch[]): ReadonlySet<string> {
  const groups = new Map<string, FinishedMatch[]>();
  for (const evening of evenings) {
    const key = JSON.stringify([evening.game, evening.options]);
    groups.set(key, [...(groups.get(key) ?? []), evening]);
  }
  const best = [...groups.values()].flatMap(group => {
    const most = Math.max(...allPoints(group));
    return group.length > 1 ? group.filter(evening => pointsOf(evening) === most) : [];
  });
  return new Set(best.map(({ id }) => id));
}

type Figures = {
  readonly count: number;
  /** Null if none of the matches could be won. */
  readonly won: number | null;
  /** Null if no match had points; so is the mean. */
  readonly most: number | null;
  readonly mean: number | null;
};

export function figuresOf(evenings: readonly FinishedMatch[]): Figures {
  const points = allPoints(evenings);
  const contested = evenings.filter(({ outcome }) => outcome !== 'open');
  const count = evenings.length;
  return {
    count,
    won: contested.length === 0 && count > 0 ? null : contested.filter(isWon).length,
    ...(count === 0 ? { most: 0, mean: 0 } : spreadOf(points)),
  };
}

const spreadOf = (points: readonly number[]): Pick<Figures, 'most' | 'mean'> =>
  points.length === 0
    ? { most: null, mean: null }
    : { most: Math.max(...points), mean: Math.round(sum(points) / points.length) };

export type ChartLine = { readonly name: string; readonly values: readonly number[] };

export const pointsLine = (evenings: readonly FinishedMatch[]): readonly number[] =>
  [...allPoints(evenings)].reverse();

/**
 * A chart line for every share of the newest match, from all matches that have it, oldest first.
 */
export function shareLines(evenings: readonly FinishedMatch[]): readonly ChartLine[] {
  return Object.keys(evenings[0]?.shares ?? {}).map(name => ({
    name,
    values: evenings.flatMap(({ shares }) => shares[name] ?? []).reverse(),
  }));
}
