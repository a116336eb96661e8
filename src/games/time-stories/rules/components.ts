/** The numbers of the rulebook. A mission brings everything else. */
import { seatsCalled } from '../../../kit/seat';

/** Clockwise round the table; the figures of the agents have the same colours. */
export const SEAT_NAMES = ['blue', 'green', 'pink', 'yellow'] as const;
export const COLOURS = seatsCalled(...SEAT_NAMES);
export const SEATS = { min: 1, max: 4 } as const;
export const FEWEST_AGENTS = 2;

export type Face = 'blank' | 'skull' | 'hit' | 'double';
export const ACTION_DIE: readonly Face[] = ['blank', 'blank', 'skull', 'hit', 'hit', 'double'];
export const HITS: Readonly<Record<Face, number>> = { blank: 0, skull: 0, hit: 1, double: 2 };
export const CAPTAIN_DIE: readonly number[] = [1, 1, 2, 2, 3, 3];

export const VORTEX_UNITS = 7;
export const RED_UNITS = 2;
/** The last field of the time track. */
export const MOST_UNITS = 60;
/** After so long the captain may settle a ballot that nobody hurries with. */
export const SETTLE_AFTER_MS = 30_000;
