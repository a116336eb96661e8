/** Lessons that light what is to be touched next. */
import type { Phone } from '../drivers/playwright';

export type Look = (step: number) => Promise<void>;
export const UNSEEN: Look = () => Promise.resolve();

/** The control in the light. */
const litOn = ({ page }: Phone): Promise<string | undefined> =>
  page.evaluate(() =>
    document
      .querySelector('[data-testid^="pointer-"]')
      ?.getAttribute('data-testid')
      ?.replace('pointer-', ''),
  );

export const stepOf = async (player: Phone): Promise<number> =>
  Number(/\d+/.exec(await player.nameIfThere('lesson'))?.[0] ?? 0);

/** Touches what is lit, and goes on where there is only something to read. */
export async function touchLit(player: Phone, touch: (spot: string) => Promise<unknown>) {
  for (const way of ['resume', 'lesson-read']) if (await player.tapIfThere(way)) return;
  const spot = await litOn(player);
  if (spot === undefined) return;
  await touch(spot);
}
