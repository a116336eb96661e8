import type { HostWish } from '@/stores/openEvening';

/** What a new table of each game begins with; in the lobby all of it can still be changed. */
export type TableKind = {
  readonly game: string;
  readonly places: readonly [number, ...number[]];
  readonly options: unknown;
  readonly practice: { readonly places: number; readonly options: unknown };
};

const TIME_N_SPACE: TableKind = {
  game: 'time-n-space',
  places: [3, 4],
  options: { level: 'normal' },
  practice: { places: 4, options: { level: 'beginner' } },
};

export const FIRST: TableKind = TIME_N_SPACE;
export const TABLES: readonly TableKind[] = [TIME_N_SPACE];

/** Alone, against bots. */
export const practice = (name: string): HostWish => ({
  game: FIRST.game,
  ...FIRST.practice,
  name,
  alone: true,
});
