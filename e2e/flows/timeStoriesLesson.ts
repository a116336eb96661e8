/** The lesson of T.I.M.E Stories: following the light leads to the bell. */
import type { Phone } from '../drivers/playwright';
import { fast } from './alone';
import { tapped } from './aqua';
import { betweenLooks } from './looking';

type Look = (step: number) => Promise<void>;
const UNSEEN: Look = () => Promise.resolve();
const MINUTES = '24';

/** The control in the light. */
const litOn = ({ page }: Phone): Promise<string | undefined> =>
  page.evaluate(() =>
    document
      .querySelector('[data-testid^="pointer-"]')
      ?.getAttribute('data-testid')
      ?.replace('pointer-', ''),
  );

const stepOf = async (player: Phone): Promise<number> =>
  Number(/\d+/.exec(await player.nameOf('lesson').catch(() => ''))?.[0] ?? 0);

/** Touches what is lit, and goes on where there is only something to read. */
async function oneTouch(player: Phone): Promise<void> {
  if (await player.isThere('resume')) return player.tap('resume');
  if (await player.isThere('lesson-read')) return tapped(player, 'lesson-read');
  const spot = await litOn(player);
  if (spot === undefined) return;
  if (spot === 'code-field') return player.type(spot, MINUTES);
  await tapped(player, spot);
}

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
