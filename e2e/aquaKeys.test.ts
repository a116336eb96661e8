/** AquaSphere by keyboard alone, from the lobby to the standings. */
import { openHouse } from './drivers/house';
import { byKeyboard } from './drivers/keyboard';
import { playOut } from './flows/aqua';
import { practiseTable } from './flows/gather';

const { address, phone, withScreenshots, complaints } = openHouse();

test(
  'a whole match against a computer is played by keyboard alone',
  withScreenshots(async () => {
    const ann = byKeyboard(await phone());
    await ann.open(`${address()}/?speed=60&seed=5`);
    await practiseTable(ann, 'aquasphere');
    await ann.waitFor('mine-red');
    await ann.tap('start');
    await ann.waitFor('headquarters');
    await playOut(ann, {
      bots: 3,
      isOver: () => ann.isThere('standings'),
    });
    expect(complaints()).toEqual([]);
  }),
);
