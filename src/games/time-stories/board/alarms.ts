import type { Alarm } from '@/games/board';

/** Nothing in this game happens by time alone. */
export const alarms = (): readonly Alarm[] => [];
