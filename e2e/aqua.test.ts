/** Stories of AquaSphere in real browsers, over the real table server and real data channels. */
import { findings, nameless, unspoken } from './drivers/axe';
import { englishOn } from './drivers/catalogue';
import { openHouse } from './drivers/house';
import { PHONE, type Phone, TABLET, TV } from './drivers/playwright';
import { playOut } from './flows/aqua';
import {
  choose,
  joinByCode,
  openTable,
  practiseTable,
  showOnTv,
  sit,
  sitToo,
} from './flows/gather';

const { address, phone, withScreenshots, complaints } = openHouse();

/** Faults that would exclude players who do not see or do not touch. */
const accessibilityFaults = async ({ page }: Phone): Promise<readonly string[]> =>
  (await Promise.all([findings(page), nameless(page), unspoken(page)])).flat();

/** Counters and pieces still travel on the TV for a moment. */
const exactly = (words: string) => new RegExp(`^${words}$`);

test(
  'two phones, two computers and a TV play a round, and see the same points',
  withScreenshots(async () => {
    const [ann, bo, tv] = [await phone(), await phone(), await phone(TV)];
    const at = address();
    await ann.open(`${at}/?speed=20&seed=5`);
    await openTable(ann, 'aquasphere', 'Ann');
    const code = await ann.read('table-code');
    await joinByCode(bo, { at, code, name: 'Bo' });
    await showOnTv(tv, at, ann);
    await ann.tap('start');
    for (const player of [ann, bo]) await player.waitFor('headquarters');
    await tv.waitFor('watch');
    expect(await accessibilityFaults(ann)).toEqual([]);
    const isOver = async () => (await tv.read('watch-round')).startsWith('2');
    await Promise.all([ann, bo].map(player => playOut(player, { bots: 1, isOver })));
    const points = (player: Phone) => player.read('own-points');
    await tv.waitText('watch-points-red', exactly(await points(ann)));
    await tv.waitText('watch-points-yellow', exactly(await points(bo)));
    expect(await accessibilityFaults(tv)).toEqual([]);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'somebody plays a whole match against computers in German, to the standings',
  withScreenshots(async () => {
    const ann = await phone({ ...PHONE, locale: 'de' });
    await ann.open(`${address()}/?speed=20&seed=5`);
    await practiseTable(ann, 'aquasphere');
    await ann.waitFor('mine-red');
    await ann.tap('start');
    await ann.waitFor('headquarters');
    expect(await accessibilityFaults(ann)).toEqual([]);
    expect(await englishOn(ann.page)).toEqual([]);
    await playOut(ann, { bots: 4, isOver: () => ann.isThere('standings') });
    expect(await accessibilityFaults(ann)).toEqual([]);
    expect(await englishOn(ann.page)).toEqual([]);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'two at one tablet hand it to each other in German, as far as the second round',
  withScreenshots(async () => {
    const both = await phone({ ...TABLET, locale: 'de' });
    await both.open(`${address()}/?speed=20&seed=5`);
    await openTable(both, 'aquasphere', 'Ann');
    await choose(both, 'places-2');
    await sit(both, 'red');
    await sitToo(both, 'yellow');
    await both.tap('start');
    await both.waitFor('headquarters');
    expect(await accessibilityFaults(both)).toEqual([]);
    expect(await englishOn(both.page)).toEqual([]);
    const isOver = async () => (await both.read('round')).includes('2/4');
    await playOut(both, { bots: 2, isOver });
    expect(await accessibilityFaults(both)).toEqual([]);
    expect(await englishOn(both.page)).toEqual([]);
    expect(complaints()).toEqual([]);
  }),
);
