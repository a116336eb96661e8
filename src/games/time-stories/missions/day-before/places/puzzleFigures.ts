/** What the pictures show of the three puzzles. A test compares it with the texts. */

/** The panel of tiles, row F above, row A below; `\` joins top with right, `/` top with left. */
export const TILE_PANEL = [
  '//\\\\\\\\',
  '\\\\/\\//',
  '///\\/\\',
  '/\\·\\//',
  '\\\\//\\\\',
  '\\/\\\\\\/',
] as const;
const ROWS = 'FEDCBA';
/** By row and column as seen. */
export const SWALLOWS = ['A3', 'A4', 'C1', 'C4', 'C6', 'E1', 'E6', 'F3', 'F4'] as const;
export const PANEL_GAP = 'C3';
/** The rope begins at the left of this row. */
export const ANCHOR_ROW = 'B';

export const onPanel = (name: string): readonly [column: number, row: number] => [
  Number(name[1]) - 1,
  ROWS.indexOf(name[0] ?? ''),
];

/** Hour and minute at which each high water ended. */
export const DIALS = { 29: [9, 15], 30: [10, 0], 31: [12, 45] } as const;
/** The berths from left to right. */
export const BERTHS = ['anchor', 'barrel', 'key', 'star', 'wheel'] as const;

/** The rope of each bell, from the largest to the smallest. */
export const BELL_ROPES = [2, 4, 5, 1, 3] as const;
