/** Tables without a server: two codes shown to each other, in real browsers. */
import { codeOn } from './drivers/camera';
import { openHouse } from './drivers/house';
import { keptBy } from './drivers/kept';
import type { Phone } from './drivers/playwright';
import { begin, choose, openTable, showInvite, sit } from './flows/gather';
import { pairByTwoCodes } from './flows/pairing';
import { tableServer } from './process/tableServer';

const { phone, withScreenshots, complaints } = openHouse();

test(
  'two phones that cached the app pair by two codes without any server',
  withScreenshots(async () => {
    const server = await tableServer();
    const [ann, bo] = [await phone(), await phone()];
    for (const one of [ann, bo]) {
      await one.open(server.address);
      await keptBy(one.page);
      one.forgive(/ERR_CONNECTION_REFUSED/);
    }
    server.stop();
    await ann.open(server.address);
    await openTable(ann, 'time-n-space', 'Ann');
    await showInvite(ann);
    await ann.waitFor('door-shut');
    await pairByTwoCodes(ann, bo, server.address, from =>
      codeOn((from as Phone).page, 'pair-code'),
    );
    await choose(ann, 'option-level-beginner');
    await sit(ann, 'red');
    await sit(bo, 'green');
    await begin(ann, [ann, bo]);
    expect(complaints()).toEqual([]);
  }),
);
