/**
 * A table of three engines: Chromium hosts and shows the board on a TV, Firefox comes by a direct
 * path, and WebKitGTK, which has no WebRTC, over the relay.
 */
import { codeOn } from './drivers/camera';
import type { Engine, EnginePhone } from './drivers/enginePhone';
import { noFirefox, openFirefox } from './drivers/firefox';
import { openHouse } from './drivers/house';
import { PHONE, TV } from './drivers/playwright';
import { noWebKit, openWebKit } from './drivers/webkit';
import { begin, hostTable, joinByCode, showOnTv, sit } from './flows/gather';
import { ENGLISH, turn } from './flows/glasses';
import { comeByLink } from './flows/invited';
import { goOn, pause } from './flows/pausing';
import { describeWhere } from './process/describeWhere';

const { address, phone, withScreenshots, complaints } = openHouse();

describeWhere(noFirefox ?? noWebKit, 'with Firefox and WebKit', () => {
  const engines: Engine[] = [];
  const others: EnginePhone[] = [];
  async function phoneOf(opened: Promise<Engine>): Promise<EnginePhone> {
    const engine = await opened;
    engines.push(engine);
    const taken = await engine.phone(PHONE.viewport);
    others.push(taken);
    return taken;
  }
  afterEach(() => Promise.all(others.splice(0).map(it => it.putAway())));
  afterAll(() => Promise.all(engines.map(it => it.close())));

  test(
    'every browser acts at one table, reloads, and keeps its seat',
    withScreenshots(async () => {
      const [ann, tv] = [await phone(), await phone(TV)];
      const bo = await phoneOf(openFirefox());
      const cy = await phoneOf(openWebKit());
      const at = address();
      const code = await hostTable(ann, `${at}/?speed=1&seed=5`, { name: 'Ann' });
      await joinByCode(bo, { at, code, name: 'Bo' });
      await comeByLink(cy, await codeOn(ann.page, 'invitation'), 'Cy');
      await showOnTv(tv, at, ann);
      await sit(ann, 'red');
      await sit(bo, 'green');
      await sit(cy, 'blue');
      await begin(ann, [ann, bo, cy]);
      await tv.waitFor('watch');
      for (const player of [ann, bo, cy]) {
        await turn(player, 'left', 'trade-2');
        await player.waitName('glass-left', ENGLISH.runs);
      }
      for (const guest of [bo, cy]) {
        await guest.restart();
        await guest.waitName('glass-left', ENGLISH.runs);
      }
      await pause(cy, [ann, bo, cy]);
      await goOn(bo, [ann, bo, cy]);
      expect([...complaints(), ...others.flatMap(it => it.complaints)]).toEqual([]);
    }),
  );
});
