/** Files of players: opened by the host, sent to the others, and played with. */
import { openHouse } from './drivers/house';
import { PHONE } from './drivers/playwright';
import { joinByCode, openTable, sit } from './flows/gather';
import { dropFile, familyTable, missionFile, openFile } from './flows/packs';
import { closeSheets } from './flows/sheets';
import { hostTwist } from './flows/twist';

const { address, phone, withScreenshots, complaints } = openHouse();

test(
  'a family’s deck is opened, travels to two other phones, and is dealt',
  withScreenshots(async () => {
    const [ann, bo, cy] = [await phone(), await phone({ ...PHONE, locale: 'de' }), await phone()];
    const at = address();
    const code = await hostTwist(ann, `${at}/?seed=5`, 'Ann', 3);
    await joinByCode(bo, { at, code, name: 'Bo' });
    await ann.tap('to-options');
    // A file that is not ready yet says so, and changes nothing.
    await openFile(ann, familyTable(20));
    await ann.waitText('pack-faults', /20 cards.*at least 36.*16 more/s);
    await openFile(ann, familyTable(40));
    await ann.waitText('pack-chosen', /Familie Kranz/);
    await closeSheets(ann);
    await joinByCode(cy, { at, code, name: 'Cy' });
    await sit(ann, 'red');
    await sit(bo, 'green');
    await sit(cy, 'blue');
    for (const player of [ann, bo, cy]) await player.waitGone('pack-travels');
    for (const player of [bo, cy]) {
      await player.tap('to-options');
      await player.waitText('options-fixed', /Familie Kranz/);
      await player.waitFor('forget-pack');
      await closeSheets(player);
    }
    await ann.tap('start');
    for (const player of [ann, bo, cy]) {
      await player.waitFor('cards');
      await player.see('Kranz');
    }
    // A phone that comes back has kept it.
    await bo.restart();
    await bo.waitFor('cards');
    await bo.see('Kranz');
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a dropped file is kept after a reload, can be chosen again, and forgotten',
  withScreenshots(async () => {
    const ann = await phone();
    await hostTwist(ann, address(), 'Ann', 3);
    await ann.tap('to-options');
    await dropFile(ann, familyTable(36));
    await ann.waitText('pack-chosen', /Familie Kranz/);
    await ann.restart();
    await ann.tap('to-options');
    await ann.waitText('pack-chosen', /Familie Kranz/);
    await ann.tap('option-pack-from-the-beginning');
    await ann.waitGone('pack-chosen');
    await ann.page.getByTestId('option-pack').getByText('Familie Kranz').click();
    await ann.waitFor('pack-chosen');
    await ann.tap('forget-pack');
    await ann.tap('forget-pack-yes');
    await ann.waitGone('option-pack');
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a mission of somebody else is refused with a script in it, opened without, and dealt to three',
  withScreenshots(async () => {
    const [ann, bo, cy] = [await phone({ ...PHONE, locale: 'de' }), await phone(), await phone()];
    const at = address();
    await ann.open(at);
    await openTable(ann, 'time-stories', 'Ann');
    const code = await ann.read('table-code');
    await joinByCode(bo, { at, code, name: 'Bo' });
    await joinByCode(cy, { at, code, name: 'Cy' });
    await ann.tap('to-options');
    const script = { station: '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>' };
    await openFile(ann, missionFile('Großmutters Uhr', 0, script));
    await ann.waitText('pack-faults', /pictures\/station\.svg.*<script>/s);
    await openFile(ann, missionFile('Großmutters Uhr', 600_000));
    await ann.waitText('pack-chosen', /Großmutters Uhr/);
    await closeSheets(ann);
    // While it travels, everybody sees it, and nobody can start.
    await ann.waitText('pack-travels', /Bo: \d+ %/);
    await bo.waitText('pack-arrives', /Großmutters Uhr.*%/s);
    for (const player of [ann, bo, cy]) await player.waitGone('pack-travels');
    for (const player of [bo, cy]) {
      await player.tap('to-options');
      await player.waitText('options-fixed', /Großmutters Uhr/);
      await closeSheets(player);
    }
    await ann.tap('start');
    for (const player of [ann, bo, cy]) await player.waitGone('options-sheet');
    await ann.see('Der');
    expect(complaints()).toEqual([]);
  }),
);
