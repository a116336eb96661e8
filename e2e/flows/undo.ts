/** A player asks to take a move back, and the others decide. */
import type { Driver } from '../drivers/driver';
import { closeSheet } from './sheets';

/** Asks for the last move of this phone. */
export async function askBack(player: Driver): Promise<void> {
  await player.tap('menu');
  await player.tap('take-back');
}

/** Reads whose move it is, and decides. */
export async function decide(player: Driver, asks: RegExp, how: 'agree' | 'refuse') {
  await player.waitText('undo-question', asks);
  await player.tap(`undo-${how}`);
  await player.waitGone('undo-question');
}

/** The menu offers it only as long as a move can be taken back. */
export async function offersUndo(player: Driver): Promise<boolean> {
  await player.tap('menu');
  await player.waitFor('table-menu');
  const offers = await player.isThere('take-back');
  await closeSheet(player, 'table-menu');
  return offers;
}
