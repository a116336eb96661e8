/** What opens from a control centre, and the sheet that then lies over it. */
export const SHEETS = [
  ['score', 'score-sheet'],
  ['talk', 'talk-sheet'],
  ['above-grey', 'above-sheet'],
  ['menu', 'table-menu'],
] as const;
