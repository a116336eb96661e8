/** What the rulebook counts. The cards themselves are in ../deck. */
import { seatsCalled } from '../../../kit/seat';
import type { Options } from './state';

/** Clockwise round the table. The box has no colours: they are ours. */
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
/** Against each other takes two. */
export const FEWEST: Record<Options['way'], number> = { versus: 2, together: 1 };

/** Cards each has before him at the start. */
export const HAND = 4;
/** So many of the deck are in a match together, the first of the line and of the discards among them. */
export const CARDS_TOGETHER = 36;
/** So many a player may lay in one turn together. */
export const MOST_A_TURN = 2;

export const POINTS = { line: 2, gaps: 1, elsewhere: -1 } as const;

/** From the lowest to the highest: what a team is called that has at most so many points. */
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
