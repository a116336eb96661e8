/**
 * Stories in real browsers about files that are fetched later: the texts of another language, and
 * parts of the app that are out of reach at first.
 */
import type { BrowserContextOptions, Route } from 'playwright-core';
import { englishOn } from './drivers/catalogue';
import { openHouse } from './drivers/house';
import { PHONE, type Phone } from './drivers/playwright';
import { fast } from './flows/alone';
import { begin, hostTable, joinByCode, practise, practiseTable, sit } from './flows/gather';
import { ENGLISH, GERMAN, turn } from './flows/glasses';

const { address, phone, withScreenshots, complaints } = openHouse();

const OFFLINE = (route: Route) => route.abort('internetdisconnected');
const GONE = (route: Route) => route.fulfill({ status: 404 });

/** Without a service worker, so that a story can take files away. */
async function withoutCache(kind: BrowserContextOptions = PHONE): Promise<Phone> {
  const taken = await phone({ ...kind, serviceWorkers: 'block' });
  taken.forgive(/[Ss]ervice ?[Ww]orker|ERR_INTERNET_DISCONNECTED|Loading module|404/);
  return taken;
}

test(
  'another language is chosen in the middle of a match, which goes on without a reload',
  withScreenshots(async () => {
    const [ann, bo] = [await phone(), await withoutCache()];
    const at = address();
    const code = await hostTable(ann, at, { name: 'Ann' });
    await joinByCode(bo, { at, code, name: 'Bo' });
    await sit(ann, 'red');
    await sit(bo, 'green');
    await begin(ann, [ann, bo]);
    await turn(bo, 'left', 'trade-2');
    const loads: string[] = [];
    bo.page.on('load', it => void loads.push(it.url()));
    await openSettings(bo);
    await bo.page.route('**/*.js', OFFLINE);
    await bo.tap('setting-language-de');
    await bo.waitText('unfetched', /could not be loaded/);
    await bo.tap('back');
    await bo.waitName('glass-left', ENGLISH.runs);
    await bo.page.unroute('**/*.js');
    await bo.tap('unfetched-action');
    await bo.waitName('glass-left', GERMAN.runs);
    await openSettings(bo);
    await bo.see('Einstellungen');
    expect(await englishOn(bo.page)).toEqual([]);
    await bo.tap('back');
    await turn(bo, 'right', 'trade-2');
    await bo.waitText('refusal', /andere Sanduhr/);
    expect(await englishOn(bo.page)).toEqual([]);
    await bo.tap('place-plant-3');
    await bo.waitName('glass-right', GERMAN.runs);
    expect(loads).toEqual([]);
    expect(complaints()).toEqual([]);
  }),
);

async function openSettings(player: Phone): Promise<void> {
  await player.tap('menu');
  await player.tap('settings');
  await player.waitFor('setting-language-de');
}

test(
  'a game that cannot be fetched says so, a button tries again, and it comes with the network',
  withScreenshots(async () => {
    const ann = await withoutCache();
    await ann.page.route('**/board-*.js', OFFLINE);
    await ann.open(address());
    await practiseTable(ann);
    await ann.tap('start');
    await ann.see('Check your Wi-Fi. We keep trying.');
    await ann.waitGone('count-in');
    const again = ann.page.waitForRequest('**/board-*.js');
    await ann.tap('unfetched-action');
    await again;
    await ann.page.unroute('**/board-*.js');
    await ann.tap('ready');
    await ann.waitFor('dock');
    expect(complaints()).toEqual([]);
  }),
);

test(
  'an ending that an update has removed offers to reload, which comes back to the ending',
  withScreenshots(async () => {
    const ann = await withoutCache({ ...PHONE, locale: 'de' });
    await ann.page.route('**/ending-*.js', GONE);
    await practise(ann, fast(address(), 120));
    await ann.waitText('unfetched', /wurde erneuert.*Lade es neu/s);
    await ann.page.unroute('**/ending-*.js');
    await ann.tap('unfetched-action');
    await ann.waitFor('standings');
    expect(complaints()).toEqual([]);
  }),
);
