/** The numbers of the rulebook. The cards themselves are in ../deck. */
import { seatsCalled } from '../../../kit/seat';
import type { Options } from './state';

/** Clockwise round the table. The box has no colours, so these are ours. */
export const SEAT_NAMES = [
  'red',
  'green',
  'blue',
  'purple',
  'yellow',
  'orange',
  'pink',
  'turquoise',
] as const;
export const COLOURS = seatsCalled(...SEAT_NAMES);
export const SEATS = { min: 1, max: COLOURS.length } as const;
/** The smallest number of players. */
export const FEWEST: Record<Options['way'], number> = { versus: 2, together: 1 };

/** The cards in each hand at the start. */
export const HAND = 4;
/** The cards in a match together, including the first of the line and of the discards. */
export const CARDS_TOGETHER = 36;
/** The most cards a player may lay in one turn together. */
export const MOST_A_TURN = 2;

export const POINTS = { line: 2, gaps: 1, elsewhere: -1 } as const;

/** The team's ranks from the lowest up, each with its highest score. */
export const RANKS = [
  { rank: 'sand-in-the-works', most: -1 },
  { rank: 'stopped-clocks', most: 10 },
  { rank: 'late-risers', most: 20 },
  { rank: 'apprentices', most: 30 },
  { rank: 'clockmakers', most: 40 },
  { rank: 'chroniclers', most: 50 },
  { rank: 'time-travellers', most: 60 },
  { rank: 'masters-of-time', most: Infinity },
] as const;
export type Rank = (typeof RANKS)[number]['rank'];
