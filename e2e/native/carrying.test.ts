/** What a finger carries to another place, at one installed phone. */
import { asOneLikes } from '../flows/alone';
import { practiseTable, sit } from '../flows/gather';
import { ENGLISH } from '../flows/glasses';
import { playByTurns } from '../flows/twist';
import { installedPhones } from './house';

/** The installed app makes of it an address of its own. */
const AT = 'http://the.table';

const { phone, complaints } = installedPhones();

test('alone one has the table as one likes it, and carries a glass to its place', async () => {
  await asOneLikes(await phone(), AT, ENGLISH);
  expect(complaints()).toEqual([]);
});

test.each(['android', 'ios'] as const)(
  'on %s two at one phone carry their cards onto the timeline, until one has won',
  async platform => {
    const ann = await phone({ platform });
    await ann.open(`${AT}/?speed=20&seed=5`);
    await practiseTable(ann, 'timeline-twist');
    await sit(ann, 'green');
    await ann.tap('start');
    await ann.waitFor('cards');
    expect(await playByTurns(ann, 'red', 'en')).toBeGreaterThan(3);
    await ann.waitText('standing-red', /(\d+) of \1 right/);
    expect(complaints()).toEqual([]);
  },
);
