/** A message across the table takes two taps, and its answer one. */
import type { Driver } from '../drivers/driver';

export async function say(player: Driver, what: string, to?: string): Promise<void> {
  await player.tap('talk');
  if (to) await player.tap(`talk-to-${to}`);
  await player.tap(`say-${what}`);
  await player.waitGone('talk-sheet');
}

export async function answer(player: Driver, words: RegExp, code: 'yes' | 'no'): Promise<void> {
  await player.waitText('request', words);
  await player.tap(`answer-${code}`);
}
