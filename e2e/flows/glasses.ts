/** What a player does with an hourglass. */
import type { Driver } from '../drivers/driver';

export type Glass = 'left' | 'right';

/** The accessible name of a glass: free, running, run out, and with a plan. */
export type GlassWords = Readonly<Record<'free' | 'runs' | 'through' | 'planned', RegExp>>;
export const ENGLISH: GlassWords = {
  free: /hourglass, free/,
  runs: /hourglass, .*, \d+ seconds? left/,
  through: /its sand has run out/,
  planned: /Planned: /,
};
export const GERMAN: GlassWords = {
  free: /Sanduhr, frei/,
  runs: /Sanduhr, .*, noch \d+ Sekunden?/,
  through: /der Sand ist durch/,
  planned: /Geplant: /,
};

/** Takes a glass in hand, then taps a symbol of the centre. */
export async function turn(player: Driver, glass: Glass, on: string): Promise<void> {
  await player.tap(`glass-${glass}`);
  await player.tap(`place-${on}`);
}

/**
 * Repeats until the sand runs: a busy machine may block the host for three seconds, which pauses
 * the match.
 */
export async function turnAnyway(player: Driver, glass: Glass, on: string, words: GlassWords) {
  for (let name = ''; !words.runs.test(name); name = await player.nameIfThere(`glass-${glass}`)) {
    if (!(await player.tapIfThere('resume')) && words.free.test(name))
      await turn(player, glass, on);
  }
}

/** Drags a glass from where it is parked. */
export const carry = (player: Driver, glass: Glass, on: string): Promise<void> =>
  player.drag(`glass-${glass}`, `place-${on}`);

/** Waits as long as it takes, because the sand decides. */
export async function waitThrough(player: Driver, glass: Glass, { through }: GlassWords) {
  await player.waitName(`glass-${glass}`, through);
}

/** Opens the place and does what is offered, which is filled in already. */
export async function carryOut(player: Driver, glass: Glass): Promise<void> {
  await player.tap(`glass-${glass}`);
  await player.tap('do');
  await player.waitGone('place-sheet');
}
