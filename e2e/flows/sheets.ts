import type { Driver } from '../drivers/driver';

/** The controls of a centre, and the sheet that each of them opens. */
export const SHEETS = [
  ['score', 'score-sheet'],
  ['talk', 'talk-sheet'],
  ['above-grey', 'above-sheet'],
  ['menu', 'table-menu'],
] as const;

/** Waits until it has gone: the focus then goes back below, which breaks off a press. */
export async function closeSheets(player: Driver): Promise<void> {
  await player.tap('sheet-close');
  await player.waitGone('sheet-close');
}
