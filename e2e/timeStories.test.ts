/** Stories of T.I.M.E Stories in real browsers, over the real table server and real data channels. */
import { findings, nameless, unspoken } from './drivers/axe';
import { englishOn } from './drivers/catalogue';
import { openHouse } from './drivers/house';
import { byKeyboard } from './drivers/keyboard';
import { PHONE, type Phone, TABLET, TV } from './drivers/playwright';
import { choose, joinByCode, openTable, practiseTable, showOnTv, sitToo } from './flows/gather';
import { closeSheets } from './flows/sheets';
import {
  findKeyAndHand,
  pullTheRope,
  setTheClock,
  toTheStation,
  toTheTower,
} from './flows/timeStories';

const { address, phone, withScreenshots, complaints } = openHouse();

const accessibilityFaults = async ({ page }: Phone): Promise<readonly string[]> =>
  (await Promise.all([findings(page), nameless(page), unspoken(page)])).flat();

test(
  'four phones and a TV play the tutorial to success, in German on one of them',
  withScreenshots(async () => {
    const [ann, bo, cleo] = [await phone(), await phone(), await phone()];
    const [dmitri, tv] = [await phone({ ...PHONE, locale: 'de' }), await phone(TV)];
    const at = address();
    await ann.open(`${at}/?speed=20&seed=5`);
    await openTable(ann, 'time-stories', 'Ann');
    const code = await ann.read('table-code');
    await joinByCode(bo, { at, code, name: 'Bo' });
    await joinByCode(cleo, { at, code, name: 'Cleo' });
    await joinByCode(dmitri, { at, code, name: 'Dmitri' });
    await showOnTv(tv, at, ann);
    await choose(ann, 'option-first-blue');
    await ann.tap('start');
    const players = [ann, bo, cleo, dmitri];
    for (const player of players) await player.waitFor('hand');
    await toTheStation(players);
    expect(await accessibilityFaults(dmitri)).toEqual([]);
    expect(await englishOn(dmitri.page)).toEqual([]);
    await findKeyAndHand(players);
    expect(await accessibilityFaults(ann)).toEqual([]);
    await toTheTower(players);
    await setTheClock(players, '24');
    await pullTheRope(players, () => tv.isThere('ending'));
    await ann.waitFor('ending');
    expect(await ann.page.getByTestId('ending').textContent()).toMatch(/Twelve, for everybody/);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'two at one tablet read behind a curtain that lifts only while it is held long enough',
  withScreenshots(async () => {
    const both = await phone(TABLET);
    await both.open(`${address()}/?speed=20&seed=5`);
    await openTable(both, 'time-stories', 'Ann');
    await choose(both, 'places-2', 'option-first-blue');
    await sitToo(both, 'green');
    await both.tap('start');
    await both.waitFor('curtain');
    expect(await both.isThere('hand')).toBe(false);
    const button = both.page.getByTestId('lift-curtain');
    await button.click();
    await both.page.waitForTimeout(800);
    expect(await both.isThere('hand')).toBe(false);
    await button.click({ delay: 900 });
    await both.waitFor('hand');
    await both.tap('whose-hand-green');
    await both.waitFor('curtain');
    expect(await both.isThere('hand')).toBe(false);
    expect(await accessibilityFaults(both)).toEqual([]);
    await button.press('Enter');
    await both.waitFor('hand');
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a mission waits while another game is played, and goes on where it stopped',
  withScreenshots(async () => {
    const ann = await phone({ ...PHONE, locale: 'de' });
    const at = address();
    await atWaitingRoom(ann, at);
    await ann.type('note', 'Er hat den Schlüssel um den Hals.');
    expect(await englishOn(ann.page)).toEqual([]);
    await ann.open(at);
    await ann.waitFor('left-table');
    await practiseTable(ann, 'aquasphere');
    await ann.waitFor('mine-red');
    await ann.tap('start');
    await ann.waitFor('headquarters');
    await ann.open(at);
    await ann.tap('waiting-0');
    await ann.waitFor('hand');
    if (await ann.isThere('resume')) await ann.tap('resume');
    await ann.tap('agent-blue');
    await ann.tap('open-more');
    await ann.waitText('note-1B', /Schlüssel um den Hals/);
    await closeSheets(ann);
    await ann.tap('agent-green');
    await ann.tap('enter-D');
    await ann.waitText('card-title', /Telegrafenzimmer/);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a test of dice is played by keyboard alone, and every step of it is accessible',
  withScreenshots(async () => {
    const ann = byKeyboard(await phone({ ...PHONE, reducedMotion: 'reduce' }));
    await atWaitingRoom(ann, address());
    const amiss: string[] = [];
    const look = async (where: string) =>
      void amiss.push(...(await accessibilityFaults(ann)).map(it => `${where}: ${it}`));
    await look('card');
    await ann.tap('lay-back');
    await ann.tap('enter-D');
    await ann.tap('lay-back');
    await ann.tap('test-test');
    await ann.tap('choose-nothing');
    await look('plans');
    await ann.tap('spend');
    await ann.waitName('do-it', /3/);
    await look('unit');
    await ann.tap('do-it');
    await ann.waitFor('step-1');
    await look('dice');
    await ann.tap('go-on');
    await ann.waitGone('dice');
    expect(amiss).toEqual([]);
    expect(complaints()).toEqual([]);
  }),
);

/** Alone with two agents, the first of them has read the card of the waiting room. */
async function atWaitingRoom(player: Phone, at: string): Promise<void> {
  await player.open(`${at}/?speed=20&seed=5`);
  await practiseTable(player, 'time-stories');
  await player.waitFor('mine-blue');
  await player.tap('start');
  await player.waitFor('base-baseA');
  await player.waitGone('count-in');
  await player.tap('lay-base-back');
  await player.waitFor('base-baseB');
  await player.tap('lay-base-back');
  await player.tap('lender-hanne');
  await player.tap('lender-otto');
  await player.tap('begin');
  await player.tap('enter-B');
  await player.waitFor('reading');
}
