/**
 * Stories of Timeline Twist in real browsers, over the real table server and real data channels.
 */
import { findings, nameless, unspoken } from './drivers/axe';
import { englishOn } from './drivers/catalogue';
import { PHONE, type Phone, TV } from './drivers/playwright';
import { openHouse } from './drivers/house';
import { PACKS } from '@/games/timeline-twist/deck/packs';
import { choose, joinByCode, practiseTable, showOnTv, sit, typeCode, sitToo } from './flows/gather';
import { closeSheets } from './flows/sheets';
import { hostTwist, playByTurns, playTogether } from './flows/twist';

const { address, phone, withScreenshots, complaints } = openHouse();

/** Faults that would exclude players who do not see or do not touch. */
const accessibilityFaults = async ({ page }: Phone): Promise<readonly string[]> =>
  (await Promise.all([findings(page), nameless(page), unspoken(page)])).flat();

test(
  'three phones and a TV play together, to the rank they have earned',
  withScreenshots(async () => {
    const [ann, bo, cy, tv] = [await phone(), await phone(), await phone(), await phone(TV)];
    const at = address();
    const code = await hostTwist(ann, `${at}/?seed=5`, 'Ann', 3);
    await choose(ann, 'option-way-together');
    await joinByCode(bo, { at, code, name: 'Bo' });
    await joinByCode(cy, { at, code, name: 'Cy' });
    await showOnTv(tv, at, ann);
    await sit(ann, 'red');
    await sit(bo, 'green');
    await sit(cy, 'blue');
    await bo.tap('to-options');
    await bo.waitText('options-fixed', /All together/);
    await closeSheets(bo);
    await ann.tap('start');
    for (const player of [ann, bo, cy]) await player.waitFor('cards');
    await tv.waitFor('watch-points');
    expect(await accessibilityFaults(ann)).toEqual([]);
    expect(await playTogether([ann, bo, cy])).toBeGreaterThan(3);
    await tv.waitFor('rank');
    const ends = await Promise.all(
      [ann, bo, cy, tv].map(async it => [await it.read('rank'), await it.read('points')].join()),
    );
    expect(new Set(ends).size).toBe(1);
    await ann.tap('again');
    for (const player of [ann, bo, cy]) await player.waitFor('seated');
    expect(complaints()).toEqual([]);
  }),
);

test(
  'two German players share one phone against each other until one has won',
  withScreenshots(async () => {
    const ann = await phone({ ...PHONE, locale: 'de' });
    await ann.open(`${address()}/?speed=20&seed=5`);
    await practiseTable(ann, 'timeline-twist');
    await ann.waitFor('mine-red');
    await sitToo(ann, 'green', 'Bo');
    await ann.waitName('seat-green', /^Bo/);
    await ann.tap('start');
    await ann.waitFor('cards');
    expect(await accessibilityFaults(ann)).toEqual([]);
    expect(await englishOn(ann.page)).toEqual([]);
    expect(await playByTurns(ann, 'red', 'de')).toBeGreaterThan(3);
    await ann.waitText('standing-red', /(\d+) von \1 richtig/);
    await ann.waitText('line-list', /\d/);
    expect(await accessibilityFaults(ann)).toEqual([]);
    expect(await englishOn(ann.page)).toEqual([]);
    expect(complaints()).toEqual([]);
  }),
);

/** Its app comes from a build with another deck, so with another hash. */
async function loadsOtherDeck({ page }: Phone): Promise<void> {
  const [{ hash }] = PACKS;
  await page.route('**/entry-*.js', async route => {
    const script = await (await route.fetch()).text();
    await route.fulfill({ body: script.replace(hash, '0'.repeat(hash.length)) });
  });
}

test.each([
  ['en', /Other cards on the phone of Bo.*Load the newest/s, /Your versions.*Load the newest/s],
  ['de', /Andere Karten.* Bo.*das neueste/s, /Eure Versionen.*die neueste/s],
])('a phone with another deck is turned away, and both say what to do: %s', (locale, host, guest) =>
  withScreenshots(async () => {
    const ann = await phone({ ...PHONE, locale });
    const bo = await phone({ ...PHONE, locale, serviceWorkers: 'block' });
    bo.forgive(/[Ss]ervice ?[Ww]orker/);
    await loadsOtherDeck(bo);
    const at = address();
    const code = await hostTwist(ann, at, 'Ann', 3);
    await typeCode(bo, { at, code, name: 'Bo' });
    await bo.waitText('trouble-other-version', guest);
    await ann.waitText('other-packs', host);
    expect(await bo.read('trouble-other-version')).not.toMatch(/keep trying|von selbst/);
    await bo.page.unroute('**/entry-*.js');
    await joinByCode(bo, { at, code, name: 'Bo' });
    await ann.waitGone('other-packs');
    expect(complaints()).toEqual([]);
  })(),
);
