import type { BotLevel } from '@/stores/seats';

/** The levels that play as people do. */
export const LEVELS = ['learner', 'player', 'expert'] as const satisfies readonly BotLevel[];
export type ChosenLevel = (typeof LEVELS)[number];

export const isLevel = (level: BotLevel | undefined): level is ChosenLevel =>
  LEVELS.some(known => known === level);
