/** The closed lists of words that a mission may use. */

/** From left to right as a mission prints them: ▢ ☠ ⧗ ♥ ◉. */
export const SHIELDS = ['blank', 'skull', 'time', 'heart', 'special'] as const;
export type Shield = (typeof SHIELDS)[number];
export const SHIELD_SIGNS: Readonly<Record<string, Shield>> = {
  '▢': 'blank',
  '☠': 'skull',
  '⧗': 'time',
  '♥': 'heart',
  '◉': 'special',
};
/** The rules allow so many kinds of shields on one test. */
export const MOST_KINDS = 3;

export const RESOURCES = ['yellow', 'brown', 'blue', 'green'] as const;
export type Resource = (typeof RESOURCES)[number];

export const TOKEN_COLOURS = ['blue', 'grey', 'black', 'yellow', 'pink', 'green'] as const;
export const TOKEN_FORMS = ['circle', 'triangle', 'square', 'star'] as const;
export type StateToken = `${(typeof TOKEN_COLOURS)[number]}-${(typeof TOKEN_FORMS)[number]}`;
export const TOKENS: readonly StateToken[] = TOKEN_COLOURS.flatMap(colour =>
  TOKEN_FORMS.map((form): StateToken => `${colour}-${form}`),
);

/** A is read aloud; the others are the picture. */
export const SLOTS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type Slot = (typeof SLOTS)[number];

export type MissionId = string;
export type PlaceId = string;
export type LocationId = string;
export type LenderId = string;
export type ItemId = string;
export type PuzzleId = string;
