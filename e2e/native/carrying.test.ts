/** Dragging things to another place, on one installed phone. */
import { setUpPractice } from '../flows/alone';
import { practiseTable, sitToo } from '../flows/gather';
import { ENGLISH } from '../flows/glasses';
import { playByTurns } from '../flows/twist';
import { installedPhones } from './house';

/** The installed app turns this into a sandtable: address. */
const AT = 'http://the.table';

const { phone, complaints } = installedPhones();

test('a practice table can be set up freely, and a glass can be dragged to its place', async () => {
  await setUpPractice(await phone(), AT, ENGLISH);
  expect(complaints()).toEqual([]);
});

test.each(['android', 'ios'] as const)(
  'on %s two players at one phone drag their cards onto the timeline until one has won',
  async platform => {
    const ann = await phone({ platform });
    await ann.open(`${AT}/?speed=20&seed=5`);
    await practiseTable(ann, 'timeline-twist');
    await sitToo(ann, 'green');
    await ann.tap('start');
    await ann.waitFor('cards');
    expect(await playByTurns(ann, 'red', 'en')).toBeGreaterThan(3);
    await ann.waitText('standing-red', /(\d+) of \1 right/);
    expect(complaints()).toEqual([]);
  },
);
