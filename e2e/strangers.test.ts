/** The way in is shut for somebody who was sent away, and for somebody who guesses codes. */
import { codeOn } from './drivers/camera';
import { openHouse } from './drivers/house';
import type { Phone } from './drivers/playwright';
import { hostTable, joinByCode, tapCode } from './flows/gather';
import { comeByLink } from './flows/invited';

const { address, phone, withScreenshots, complaints } = openHouse();

async function opened() {
  const ann = await phone();
  const code = (await hostTable(ann, address(), { name: 'Ann', places: 4 })).replace(/\W/g, '');
  return { ann, code, link: await codeOn(ann.page, 'invitation') };
}

const GUESSES = 3;
const wrong = (code: string): string => `${code.slice(0, -1)}${code.endsWith('C') ? 'D' : 'C'}`;

async function guess(stranger: Phone, code: string, answer: string): Promise<void> {
  await tapCode(stranger, code);
  await stranger.waitFor(answer);
  await stranger.waitGone('seeking');
}

test(
  'a guest who was sent away reads so, and comes back by a new code only',
  withScreenshots(async () => {
    const { ann, code, link } = await opened();
    const [bo, cy] = [await phone(), await phone()];
    await comeByLink(bo, link, 'Bo');
    await joinByCode(cy, { at: address(), code, name: 'Cy' });
    await ann.tap('seat-green');
    await ann.tap('send-away-green');
    await ann.tap('send-away-sure-green');
    await bo.waitText('shut-out', /has freed your seat/);
    await bo.open(link);
    await bo.waitFor('trouble-expired');
    await cy.restart();
    await cy.waitFor('mine-blue');
    await bo.open(`${address()}/join`);
    await bo.waitFor('key-C');
    await tapCode(bo, await ann.read('table-code'));
    await bo.waitFor('mine-green');
    expect(complaints()).toEqual([]);
  }),
);

test(
  'after three wrong codes the host lets the guest try once more, and a scan works all the time',
  withScreenshots(async () => {
    const { ann, code, link } = await opened();
    const [bo, cy] = [await phone(), await phone()];
    await bo.open(`${address()}/join`);
    await bo.waitFor('key-C');
    for (let n = 0; n < GUESSES; n++) await guess(bo, wrong(code), 'trouble-wrong-code');
    await ann.waitFor('guessing');
    await guess(bo, code, 'trouble-guesses-used-up');
    await comeByLink(cy, link, 'Cy');
    await ann.tap('allow-guess');
    await ann.waitGone('guessing');
    await tapCode(bo, code);
    await bo.waitFor('new-seat');
    expect((await ann.read('table-code')).replace(/\W/g, '')).toBe(code);
    expect(complaints()).toEqual([]);
  }),
);
