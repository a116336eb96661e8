import type { Driver } from '../drivers/driver';

/** The controls of a centre, and the sheet that each of them opens. */
export const SHEETS = [
  ['score', 'score-sheet'],
  ['talk', 'talk-sheet'],
  ['above-grey', 'above-sheet'],
  ['menu', 'table-menu'],
] as const;

/** Closes the only open sheet. */
export const closeSheets = (player: Driver): Promise<void> => closeSheet(player, 'sheet-close');

/** Waits until the sheet has gone: the focus then goes back below, which breaks off a press. */
export async function closeSheet(player: Driver, sheet: string): Promise<void> {
  await player.tap('sheet-close');
  await player.waitGone(sheet);
}
