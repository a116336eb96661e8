/** What the list and the charts show of the evenings of one game. */
import type { FinishedMatch, HistoryPlayer } from '@/stores/history';

export const ownPlayerOf = ({ seat, players }: FinishedMatch): HistoryPlayer | undefined =>
  players.find(player => player.seat === seat);

/** Nobody played against anybody; where that was not written down, all had the first place. */
export const isTogether = ({ together, players }: FinishedMatch): boolean =>
  together ?? players.every(({ place }) => place === 1);

const isWon = (evening: FinishedMatch): boolean => ownPlayerOf(evening)?.place === 1;

export const pointsOf = (evening: FinishedMatch): number => ownPlayerOf(evening)?.points ?? 0;

/** In the order of the last evening of each. */
export const gamesIn = (evenings: readonly FinishedMatch[]): readonly string[] => [
  ...new Set(evenings.map(({ game }) => game)),
];

/** Where there is something to compare with: the most points of all that had the same options. */
export function bestIn(evenings: readonly FinishedMatch[]): ReadonlySet<string> {
  const groups = new Map<string, FinishedMatch[]>();
  for (const evening of evenings) {
    const key = JSON.stringify([evening.game, evening.options]);
    groups.set(key, [...(groups.get(key) ?? []), evening]);
  }
  const best = [...groups.values()].flatMap(group => {
    const most = Math.max(...group.map(pointsOf));
    return group.length > 1 ? group.filter(evening => pointsOf(evening) === most) : [];
  });
  return new Set(best.map(({ id }) => id));
}

type Figures = {
  readonly count: number;
  /** Null where there was nothing to win: all of them were played together. */
  readonly won: number | null;
  readonly most: number;
  readonly mean: number;
};

export function figuresOf(evenings: readonly FinishedMatch[]): Figures {
  const points = evenings.map(pointsOf);
  const against = evenings.filter(evening => !isTogether(evening));
  const count = evenings.length;
  return {
    count,
    won: against.length === 0 && count > 0 ? null : against.filter(isWon).length,
    most: count === 0 ? 0 : Math.max(...points),
    mean: count === 0 ? 0 : Math.round(points.reduce((sum, one) => sum + one, 0) / count),
  };
}

export type ChartLine = { readonly name: string; readonly values: readonly number[] };

/** Every share that the newest evening knows, over all evenings that know it; the oldest first. */
export function shareLines(evenings: readonly FinishedMatch[]): readonly ChartLine[] {
  return Object.keys(evenings[0]?.shares ?? {}).map(name => ({
    name,
    values: evenings.flatMap(({ shares }) => shares[name] ?? []).reverse(),
  }));
}
