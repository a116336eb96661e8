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

const isWon = (match: FinishedMatch): boolean =>
  match.outcome === 'won' || ownPlayerOf(match)?.place === 1;

export const pointsOf = (match: FinishedMatch): number | undefined => ownPlayerOf(match)?.points;

const allPoints = (matches: readonly FinishedMatch[]): readonly number[] =>
  matches.flatMap(match => pointsOf(match) ?? []);

/** Sorted by each game's latest match. */
export const gamesIn = (matches: readonly FinishedMatch[]): readonly string[] => [
  ...new Set(matches.map(({ game }) => game)),
];

/** Finds the most points among matches with the same options, if there are at least two. */
export function bestIn(matches: readonly FinishedMatch[]): ReadonlySet<string> {
  const groups = new Map<string, FinishedMatch[]>();
  for (const match of matches) {
    const key = JSON.stringify([match.game, match.options]);
    groups.set(key, [...(groups.get(key) ?? []), match]);
  }
  const best = [...groups.values()].flatMap(group => {
    const most = Math.max(...allPoints(group));
    return group.length > 1 ? group.filter(match => pointsOf(match) === most) : [];
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

export function figuresOf(matches: readonly FinishedMatch[]): Figures {
  const points = allPoints(matches);
  const contested = matches.filter(({ outcome }) => outcome !== 'open');
  const count = matches.length;
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

export const pointsLine = (matches: readonly FinishedMatch[]): readonly number[] =>
  [...allPoints(matches)].reverse();

/**
 * A chart line for every share of the newest match, from all matches that have it, oldest first.
 */
export function shareLines(matches: readonly FinishedMatch[]): readonly ChartLine[] {
  return Object.keys(matches[0]?.shares ?? {}).map(name => ({
    name,
    values: matches.flatMap(({ shares }) => shares[name] ?? []).reverse(),
  }));
}
