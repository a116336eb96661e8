/** The lesson of T.I.M.E Stories: following the light leads to the bell. */
import type { Phone } from '../drivers/playwright';
import { fast } from './alone';
import { stepOf, touchLit, UNSEEN } from './light';
import { betweenLooks } from './looking';

const MINUTES = '24';

const oneTouch = (player: Phone) =>
  touchLit(player, spot =>
    spot === 'code-field' ? player.type(spot, MINUTES) : player.tapIfThere(spot),
  );

/** Follows the light through the whole lesson, and looks at every step. */
export async function followStories(player: Phone, at: string, look = UNSEEN): Promise<void> {
  await player.open(fast(at, 20));
  await player.tap('learn-time-stories');
  await player.tap('lesson-first-mission');
  await player.waitFor('lesson');
  let seen = 0;
  while (!(await player.isThere('ending'))) {
    const step = await stepOf(player);
    if (step > seen) await look((seen = step));
    await oneTouch(player);
    await betweenLooks();
  }
}
