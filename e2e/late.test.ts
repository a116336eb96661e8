/** Somebody comes when the match is running and all seats are taken. */
import { openHouse } from './drivers/house';
import { TV } from './drivers/playwright';
import { ENGLISH } from './flows/glasses';
import { begin, hostTable, joinByCode, showOnTv } from './flows/gather';
import { askAndGive, bringIn, comeLate, letBotPlayOn } from './flows/late';
import { goOn } from './flows/pausing';
import { playBriefly } from './flows/playOn';

const { address, phone, withScreenshots, complaints } = openHouse();

test(
  'a fifth phone asks for a seat at a table for four, and gets a computer’s in the running match',
  withScreenshots(async () => {
    const at = address();
    const [ann, bo, cy, di, elli, tv] = [
      await phone(),
      await phone(),
      await phone(),
      await phone(),
      await phone(),
      await phone(TV),
    ];
    const code = await hostTable(ann, `${at}/?speed=4&seed=5`, { name: 'Ann', places: 4 });
    await joinByCode(bo, { at, code, name: 'Bo' });
    await joinByCode(cy, { at, code, name: 'Cy' });
    await joinByCode(di, { at, code, name: 'Di' });
    await showOnTv(tv, at, ann);
    await begin(ann, [ann, bo, cy, di]);
    await comeLate(elli, { at, code: await bringIn(ann), name: 'Elli' });
    await elli.waitFor('watch');
    for (const player of [ann, bo]) await player.waitText('people-came', /All seats are taken/);
    await tv.waitText('people-came', /Elli is here and watching/);
    await di.putAway();
    await letBotPlayOn(ann, 'purple');
    await askAndGive(elli, ann, 'purple');
    await elli.waitFor('dock');
    await bo.waitText('people-sat', /Elli plays Purple now/);
    await playBriefly(elli, ENGLISH);
    await elli.restart();
    await elli.waitFor('dock');
    expect(complaints()).toEqual([]);
  }),
);

test(
  'everybody reads who has paused, and who is missing',
  withScreenshots(async () => {
    const at = address();
    const [ann, bo, tv] = [await phone(), await phone(), await phone(TV)];
    const code = await hostTable(ann, at, { name: 'Ann' });
    await joinByCode(bo, { at, code, name: 'Bo' });
    await showOnTv(tv, at, ann);
    await begin(ann, [ann, bo]);
    await bo.tap('menu');
    await bo.tap('pause');
    await ann.waitText('paused-why', /Bo has paused the match/);
    await tv.waitText('paused', /Bo has paused the match/);
    await bo.waitText('paused-why', /You have paused the match/);
    await bo.open('about:blank');
    await ann.waitText('paused-why', /Still missing: Bo/);
    await bo.open(`${at}/table`);
    await bo.waitFor('resume');
    await goOn(ann, [ann, bo]);
    expect(complaints()).toEqual([]);
  }),
);
