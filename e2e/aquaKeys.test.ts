/** AquaSphere by keyboard alone, from the lobby to the standings. */
import { openHouse } from './drivers/house';
import { byKeyboard } from './drivers/keyboard';
import type { Phone } from './drivers/playwright';
import { playOut } from './flows/aqua';
import { practiseTable } from './flows/gather';

const { address, phone, withScreenshots, complaints } = openHouse();

/** After this a part that is gone does not come back. */
const PASSING_MS = 5_000;

/** A part may be gone before Tab comes to it; then there is something else to press. */
const reach = async (player: Phone, id: string) => {
  if (!(await player.isThere(id))) return;
  await player.tap(id).catch((problem: unknown) => {
    if (!/no Tab leads|Timeout/.test(String(problem))) throw problem;
  });
};

test(
  'a whole match against a computer is played by keyboard alone',
  withScreenshots(async () => {
    const ann = byKeyboard(await phone());
    await ann.open(`${address()}/?speed=60&seed=5`);
    await practiseTable(ann, 'aquasphere');
    await ann.waitFor('mine-red');
    await ann.tap('start');
    await ann.waitFor('headquarters');
    ann.page.setDefaultTimeout(PASSING_MS);
    await playOut(ann, {
      bots: 3,
      isOver: () => ann.isThere('standings'),
      touch: id => reach(ann, id),
    });
    expect(complaints()).toEqual([]);
  }),
);
