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
  'four phones and a TV play a round, and see the same points',
  withScreenshots(async () => {
    const [ann, bo, cleo, dan] = [await phone(), await phone(), await phone(), await phone()];
    const tv = await phone(TV);
    const players = [ann, bo, cleo, dan];
    // Five browsers on a busy machine may answer the broker too late.
    for (const one of [...players, tv]) one.forgive(/^WebSocket /);
    const at = address();
    await ann.open(`${at}/?speed=20&seed=5`);
    await openTable(ann, 'aquasphere', 'Ann');
    const code = await ann.read('table-code');
    for (const [guest, name] of [
      [bo, 'Bo'],
      [cleo, 'Cleo'],
      [dan, 'Dan'],
    ] as const)
      await joinByCode(guest, { at, code, name });
    await showOnTv(tv, at, ann);
    await ann.tap('start');
    for (const player of players) await player.waitFor('headquarters');
    await tv.waitFor('watch');
    expect(await accessibilityFaults(ann)).toEqual([]);
    const isOver = async () => (await tv.read('watch-round')).startsWith('2');
    const counted = players.map(async player => {
      await player.waitFor('scoring');
      return accessibilityFaults(player);
    });
    const plays = players.map(player => playOut(player, { bots: 1, isOver }));
    const [, ...faults] = await Promise.all([Promise.all(plays), ...counted]);
    expect(faults.flat()).toEqual([]);
    for (const [n, seat] of ['red', 'yellow', 'blue', 'white'].entries()) {
      const points = (await players[n]?.read('own-points')) ?? '';
      await tv.waitText(`watch-points-${seat}`, exactly(points));
    }
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
