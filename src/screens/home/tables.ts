import type { HostWish } from '@/stores/session';

/** What a new table of each game begins with; in the lobby all of it can still be changed. */
export type TableKind = {
  readonly game: string;
  readonly places: readonly [number, ...number[]];
  /** As many as come to most tables. */
  readonly usual: number;
  readonly options: unknown;
  readonly practice: { readonly places: number; readonly options: unknown };
};

const TIME_N_SPACE: TableKind = {
  game: 'time-n-space',
  places: [3, 4],
  usual: 4,
  options: { level: 'normal' },
  practice: { places: 4, options: { level: 'beginner' } },
};

const TIMELINE_TWIST: TableKind = {
  game: 'timeline-twist',
  places: [1, 2, 3, 4, 5, 6, 7, 8],
  usual: 4,
  options: { way: 'versus' },
  practice: { places: 3, options: { way: 'versus' } },
};

export const FIRST: TableKind = TIME_N_SPACE;
export const TABLES: readonly TableKind[] = [TIME_N_SPACE, TIMELINE_TWIST];

/** Alone, against bots. */
export const practice = ({ game, practice: table }: TableKind, name: string): HostWish => ({
  game,
  ...table,
  name,
  alone: true,
});
