/** Stories of whole matches in real browsers, over the real table server and real data channels. */
import { codeOn } from './drivers/camera';
import { tapTogether, TV } from './drivers/playwright';
import { openHouse } from './drivers/house';
import { heardBy, listenIn } from './drivers/wire';
import { carryOut, ENGLISH, turn, waitThrough } from './flows/glasses';
import { begin, hostTable, joinByCode, showOnTv, sit, sitLater, typeCode } from './flows/gather';
import { choose, place } from './flows/opening';
import { goOn, pause } from './flows/pausing';
import { playOn } from './flows/playOn';
import { closeSheets } from './flows/sheets';
import { answer, say } from './flows/talk';
import { fillVault, leftAt } from './process/leftTable';

const { address, phone, withScreenshots, complaints } = openHouse();

test(
  'four phones and a TV play a whole match and start another one',
  withScreenshots(async () => {
    const [ann, bo, cy, di, tv] = [
      await phone(),
      await phone(),
      await phone(),
      await phone(),
      await phone(TV),
    ];
    const at = address();
    const code = await hostTable(ann, `${at}/?speed=30&seed=5`, { name: 'Ann', places: 4 });
    for (const [guest, name] of [
      [bo, 'Bo'],
      [cy, 'Cy'],
      [di, 'Di'],
    ] as const)
      await joinByCode(guest, { at, code, name });
    await showOnTv(tv, at, ann);
    await sit(ann, 'red');
    await sit(bo, 'green');
    await sit(cy, 'blue');
    await sit(di, 'purple');
    await begin(ann, [ann, bo, cy, di]);
    await tv.waitFor('watch');
    const counts = await Promise.all([ann, bo, cy, di].map(it => playOn(it, ENGLISH)));
    for (const { turned, done } of counts) {
      expect(turned).toBeGreaterThan(0);
      expect(done).toBeGreaterThan(0);
    }
    await tv.waitFor('standings');
    const totals = await Promise.all(
      [ann, bo, cy, di, tv].map(async it => {
        await it.waitName('standing-red', /1|2|3|4/);
        return Promise.all(
          ['red', 'green', 'blue', 'purple'].map(seat => it.read(`standing-${seat}`)),
        );
      }),
    );
    expect(new Set(totals.map(it => it.join())).size).toBe(1);
    await ann.tap('again');
    for (const player of [ann, bo, cy, di]) await player.waitFor('seated');
    await tv.waitFor('tv-lobby');
    await begin(ann, [ann, bo, cy, di]);
    expect(complaints()).toEqual([]);
  }),
);

test(
  "secret choices are on nobody else's screen, and in no message to them",
  withScreenshots(async () => {
    const [ann, bo, cy] = [await phone(), await phone(), await phone()];
    await listenIn(cy.page);
    const at = address();
    const code = await hostTable(ann, at, { name: 'Ann', places: 3, level: 'normal' });
    await joinByCode(bo, { at, code, name: 'Bo' });
    await joinByCode(cy, { at, code, name: 'Cy' });
    await sit(ann, 'red');
    await sit(bo, 'green');
    await sit(cy, 'blue');
    await ann.tap('start');
    await choose(cy);
    const before = (await heardBy(cy.page)).length;
    await choose(bo);
    await cy.waitText('others', /Bo has chosen/);
    expect(await cy.read('hand')).toMatch(/Ann is choosing/);
    expect(await cy.isThere('revealed')).toBe(false);
    const heard = (await heardBy(cy.page)).slice(before).join('\n');
    expect(heard).toMatch(/chosen/);
    expect(heard).not.toMatch(/(grey|yellow|blue|brown)-[123]/);
    await ann.tap('choose');
    for (const player of [ann, bo, cy]) await place(player);
    for (const player of [ann, bo, cy]) await player.tap('ready');
    for (const player of [ann, bo, cy]) await player.waitFor('dock');
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a message is sent and answered, and a doorbell pauses the match',
  withScreenshots(async () => {
    const [ann, bo] = [await phone(), await phone()];
    const at = address();
    const code = await hostTable(ann, at, { name: 'Ann' });
    await joinByCode(bo, { at, code, name: 'Bo' });
    await sit(ann, 'red');
    await sit(bo, 'green');
    await begin(ann, [ann, bo]);
    await say(bo, 'could-use-grey', 'red');
    await answer(ann, /I could use grey/, 'yes');
    await bo.waitText('request', /Yes!/);
    await turn(bo, 'left', 'trade-2');
    await bo.waitName('glass-left', /seconds left/);
    await pause(ann, [ann, bo]);
    const left = await bo.nameOf('glass-left');
    await goOn(bo, [ann, bo]);
    const seconds = (name: string) => Number(/(\d+) seconds/.exec(name)?.[1]);
    expect(seconds(await bo.nameOf('glass-left'))).toBeLessThanOrEqual(seconds(left));
    expect(seconds(left)).toBeGreaterThan(20);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a phone that slept and one that was closed come back to their seats',
  withScreenshots(async () => {
    const [ann, bo, cy] = [await phone(), await phone(), await phone()];
    const at = address();
    const code = await hostTable(ann, `${at}/?speed=10&seed=5`, { name: 'Ann' });
    await joinByCode(bo, { at, code, name: 'Bo' });
    await joinByCode(cy, { at, code, name: 'Cy' });
    await sit(ann, 'red');
    await sit(bo, 'green');
    await sit(cy, 'blue');
    await begin(ann, [ann, bo, cy]);
    await turn(bo, 'left', 'trade-2');
    await bo.waitName('glass-left', /left$|through/);
    await bo.open('about:blank');
    await turn(cy, 'left', 'trade-2');
    await cy.restart();
    await waitThrough(cy, 'left', ENGLISH);
    await carryOut(cy, 'left');
    await bo.open(at);
    await bo.tap('back-to-table');
    await waitThrough(bo, 'left', ENGLISH);
    await carryOut(bo, 'left');
    await bo.waitName('glass-left', ENGLISH.free);
    expect(complaints()).toEqual([]);
  }),
);

test(
  "the host's page is reloaded in the middle of a match",
  withScreenshots(async () => {
    const [ann, bo] = [await phone(), await phone()];
    const at = address();
    const code = await hostTable(ann, `${at}/?speed=10&seed=5`, { name: 'Ann' });
    await joinByCode(bo, { at, code, name: 'Bo' });
    await sit(ann, 'red');
    await sit(bo, 'green');
    await begin(ann, [ann, bo]);
    await turn(bo, 'right', 'trade-2');
    await turn(ann, 'left', 'trade-2');
    await ann.waitName('glass-left', /left$|through/);
    await ann.restart();
    await ann.waitFor('paused');
    await bo.waitFor('paused');
    await goOn(ann, [ann, bo]);
    for (const [player, glass] of [
      [ann, 'left'],
      [bo, 'right'],
    ] as const) {
      await waitThrough(player, glass, ENGLISH);
      await carryOut(player, glass);
      await player.waitName(`glass-${glass}`, ENGLISH.free);
    }
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a screen that shows a code is scanned, and shows the table',
  withScreenshots(async () => {
    const [ann, tv] = [await phone(), await phone(TV)];
    await hostTable(ann, address(), { name: 'Ann' });
    await tv.open(`${address()}/tv`);
    await tv.waitFor('tv-call');
    await ann.openBeside(await codeOn(tv.page, 'tv-call'), 'beckon-shown');
    await tv.waitFor('tv-lobby');
    expect(complaints()).toEqual([]);
  }),
);

/** Red and blue both stand before green, where one bonus counter lies and two orders are wanted. */
const BEFORE_THE_CONTEST = ['four-normal-with-a-contest', 142] as const;

test(
  'two ships arrive together: the owner lets one in, and the other chooses again',
  withScreenshots(async () => {
    const [green, red, blue] = [await phone(), await phone(), await phone()];
    const at = address();
    await green.open(`${at}/sandtable.json`);
    // As slow as a table can be: match time of a moment takes a second, so that two fingers meet.
    await fillVault(green.page, leftAt(...BEFORE_THE_CONTEST, 0.25));
    await green.open(at);
    await green.tap('back-to-table');
    await green.waitFor('paused');
    await green.tap('menu');
    await green.tap('invite');
    await green.tap('open-door');
    const code = await green.read('sheet-code');
    await closeSheets(green);
    for (const [guest, name, seat] of [
      [red, 'Rea', 'red'],
      [blue, 'Bo', 'blue'],
    ] as const) {
      await typeCode(guest, { at, code, name });
      await sitLater(guest, seat);
    }
    await sitLater(green, 'green');
    await goOn(green, [green, red, blue]);
    for (const visitor of [red, blue]) {
      await waitThrough(visitor, 'left', ENGLISH);
      await visitor.tap('glass-left');
      await visitor.waitFor('do');
    }
    await tapTogether([red, blue], 'do');
    await green.tap('admit-red');
    await red.waitName('earned', /bonus/);
    await blue.tap('redo-best');
    await blue.waitGone('meeting');
    await blue.waitName('earned', /grey order worth 1 of Green/);
    expect(complaints()).toEqual([]);
  }),
);
