/** Several windows of one browser, as somebody has them who tries the app alone. */
import { openHouse } from './drivers/house';
import type { Phone } from './drivers/playwright';
import { begin, hostTable, tapCode } from './flows/gather';

const { address, phone, withScreenshots, complaints } = openHouse();

/** A newcomer whose browser already has somebody at that table is asked for another name. */
async function joinBeside(ann: Phone, code: string, name: string): Promise<Phone> {
  const beside = await ann.newWindow();
  await beside.open(address());
  await beside.tap('join');
  await tapCode(beside, code);
  await beside.type('name', name);
  await beside.tap('thats-me');
  await beside.waitFor('seated');
  return beside;
}

test(
  'three windows of one browser play at one table, and each comes back to its own seat',
  withScreenshots(async () => {
    const ann = await phone();
    const code = await hostTable(ann, `${address()}/?speed=1&seed=5`, { name: 'Ann' });
    const [bo, cy] = [await joinBeside(ann, code, 'Bo'), await joinBeside(ann, code, 'Cy')];
    for (const player of [bo, ann, cy]) {
      await player.restart();
      await player.waitFor('seated');
    }
    for (const name of ['Ann', 'Bo', 'Cy']) await ann.see(name);
    await begin(ann, [ann, bo, cy]);
    for (const player of [bo, cy]) {
      await player.restart();
      await player.waitFor('dock');
    }
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a table that its host opens in a second window moves there, and back',
  withScreenshots(async () => {
    const ann = await phone();
    await hostTable(ann, `${address()}/?speed=1&seed=5`, { name: 'Ann' });
    const second = await ann.newWindow();
    await second.open(`${address()}/table`);
    await second.waitFor('seated');
    await ann.waitFor('open-elsewhere');
    await ann.tap('bring-back');
    await ann.waitFor('seated');
    await second.waitFor('open-elsewhere');
    expect(complaints()).toEqual([]);
  }),
);
