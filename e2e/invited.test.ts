/** Guests who open a link in real browsers: the page seats them and offers the installed app. */
import { codeOn } from './drivers/camera';
import { openHouse } from './drivers/house';
import { PHONE, TABLET, TV } from './drivers/playwright';
import { comeByDamagedLink, comeByLink } from './flows/invited';
import { hostTable, sit } from './flows/gather';
import { toAppLink } from '../src/link/finding/appLink';
import { parseTableInvite } from '../src/link/joining/tableInvite';

const { address, phone, withScreenshots, complaints } = openHouse();
const LAPTOP = { viewport: { width: 1280, height: 800 } };

async function invited() {
  const ann = await phone();
  await hostTable(ann, address(), { name: 'Ann' });
  return { ann, link: await codeOn(ann.page, 'invitation') };
}

test.each([
  ['en', 'Open in the app', 'This needs Sandtable installed on this device.'],
  ['de', 'In der App öffnen', 'Dafür muss Sandtable auf diesem Gerät installiert sein.'],
])('the QR code is a web link whose page offers the app: %s', (locale, words, needs) =>
  withScreenshots(async () => {
    const { ann, link } = await invited();
    expect(link).toMatch(/^http:/);
    const bo = await phone({ ...PHONE, locale });
    await ann.putAway();
    await bo.open(link);
    await bo.see(words);
    await bo.see(needs);
    const offer = bo.page.getByRole('link', { name: words });
    const href = await offer.getAttribute('href');
    expect(href).toMatch(/^sandtable:\/\/join\?at=http%3A%2F%2F/);
    expect(parseTableInvite(href ?? '')).toEqual(parseTableInvite(link));
    expect(new URL(bo.page.url()).origin).toBe(address()); // the page did not open the app by itself
    expect(complaints()).toEqual([]);
  })(),
);

test(
  'a link seats its guest without a question',
  withScreenshots(async () => {
    const { link } = await invited();
    const bo = await phone();
    await comeByLink(bo, link, 'Bo');
    await sit(bo, 'green');
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a link of the app can be pasted among the other ways',
  withScreenshots(async () => {
    const { link } = await invited();
    const bo = await phone();
    await bo.open(`${address()}/join`);
    await bo.tap('other-ways-open');
    await bo.type('link', `Come over! ${toAppLink(link)}`);
    await bo.waitFor('new-seat');
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a code can be typed on a keyboard, and a wrong one is corrected in its box',
  withScreenshots(async () => {
    const ann = await phone();
    const code = (await hostTable(ann, address(), { name: 'Ann' })).replace(/\W/g, '');
    const bo = await phone();
    await bo.open(`${address()}/join`);
    await bo.waitFor('key-C');
    await bo.page.keyboard.type(`${code.slice(0, -1)}${code.endsWith('C') ? 'd' : 'c'}`);
    await bo.waitFor('trouble-wrong-code');
    await bo.page.keyboard.press('Backspace');
    await bo.page.keyboard.type(code.slice(-1).toLowerCase());
    await bo.waitFor('new-seat');
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a link pasted on the page joins at once',
  withScreenshots(async () => {
    const { link } = await invited();
    const bo = await phone();
    await bo.open(`${address()}/join`);
    await bo.waitFor('key-C');
    await bo.page.evaluate(text => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
    }, link);
    await bo.waitFor('new-seat');
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a damaged link says so and leads to the keys for the code',
  withScreenshots(async () => {
    const { link } = await invited();
    await comeByDamagedLink(await phone(), link);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'tablets are offered the app; laptops and TVs are not',
  withScreenshots(async () => {
    const { ann, link } = await invited();
    await ann.putAway();
    const there = async (kind: object) => {
      const it = await phone(kind);
      await it.open(link);
      await it.waitFor('seek-again');
      return it.isThere('in-app');
    };
    expect(await Promise.all([TABLET, LAPTOP, TV].map(there))).toEqual([true, false, false]);
    expect(complaints()).toEqual([]);
  }),
);
