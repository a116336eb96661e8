/** The lessons of AquaSphere: following the light leads to the end of the round. */
import type { Phone } from '../drivers/playwright';
import { playOut } from './aqua';
import { fast } from './alone';
import { type Look, stepOf, touchLit, UNSEEN } from './light';
import { betweenLooks } from './looking';

export type AquaLesson = 'dive' | 'scoring';

async function begin(player: Phone, at: string, lesson: AquaLesson): Promise<void> {
  await player.open(fast(at, 20));
  await player.tap('learn-aquasphere');
  await player.tap(`lesson-${lesson}`);
  await player.waitFor('lesson');
}

const oneTouch = (player: Phone) =>
  touchLit(player, spot => player.tapIfThere(spot === 'line-block' ? 'cross-crystal' : spot));

/** Follows the light through all that is taught, plays the round out, and looks at every step. */
export async function followLight(
  player: Phone,
  at: string,
  lesson: AquaLesson,
  look: Look = UNSEEN,
): Promise<void> {
  await begin(player, at, lesson);
  let seen = 0;
  while (!(await player.isThere('play-on'))) {
    if (!(await player.isThere('lesson'))) {
      await playRound(player);
      continue;
    }
    const step = await stepOf(player);
    if (step > seen) await look((seen = step));
    await oneTouch(player);
    await betweenLooks();
  }
}

/** Asks once what to do now, and then steps and passes. */
async function playRound(player: Phone): Promise<void> {
  if (await player.isThere('what-now')) {
    await player.tap('what-now');
    await player.tap('coach');
  }
  // Between two steps the lesson is gone for a moment, which is not yet its end.
  const isOver = async () => (await player.isThere('play-on')) || player.isThere('lesson');
  await playOut(player, { bots: 0, isOver });
}
