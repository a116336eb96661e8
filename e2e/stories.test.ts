/** Stories of whole evenings, in real browsers, by way of the real table server and real data channels. */
import type { Browser } from 'playwright-core';
import { openBrowser, PHONE, type Phone, pickUpPhone, TV } from './drivers/playwright';
import { begin, hostTable, joinByCode, showOnTv, sit } from './flows/gather';
import { playOn } from './flows/playOn';
import { servedApp, type ServedApp } from './process/servedApp';

jest.setTimeout(180_000);

let server: ServedApp;
let browser: Browser;
const phones: Phone[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([servedApp(), openBrowser()]);
});
afterEach(async () => {
  await Promise.all(phones.splice(0).map(phone => phone.putAway()));
});
afterAll(async () => {
  await browser?.close();
  server?.stop();
});

async function phone(kind: Parameters<typeof pickUpPhone>[1] = PHONE): Promise<Phone> {
  const taken = await pickUpPhone(browser, { locale: 'en', ...kind });
  phones.push(taken);
  return taken;
}

const ENGLISH = { free: /hourglass, free/, through: /its sand is through/ };
const complaints = () => phones.flatMap(it => it.complaints);

test('four phones and a TV play a whole beginners’ match, from the code to the scoring', async () => {
  const [ann, bo, cy, di, tv] = [
    await phone(),
    await phone(),
    await phone(),
    await phone(),
    await phone(TV),
  ];
  const at = server.address;
  const code = await hostTable(ann, `${at}/?speed=20&seed=5`, { name: 'Ann', places: 4 });
  for (const [guest, name] of [
    [bo, 'Bo'],
    [cy, 'Cy'],
    [di, 'Di'],
  ] as const)
    await joinByCode(guest, ann, { at, code, name });
  await showOnTv(tv, ann, at, code);
  await sit(ann, 'red');
  await sit(bo, 'green');
  await sit(cy, 'blue');
  await sit(di, 'purple');
  await begin(ann, [ann, bo, cy, di]);
  await tv.waitFor('watch');
  const evenings = await Promise.all([ann, bo, cy, di].map(it => playOn(it, ENGLISH)));
  for (const { turned, done } of evenings) {
    expect(turned).toBeGreaterThan(3);
    expect(done).toBeGreaterThan(2);
  }
  await tv.waitFor('standings');
  const totals = await Promise.all(
    [ann, bo, cy, di, tv].map(it =>
      Promise.all(['red', 'green', 'blue', 'purple'].map(seat => it.read(`standing-${seat}`))),
    ),
  );
  expect(new Set(totals.map(it => it.join())).size).toBe(1);
  expect(complaints()).toEqual([]);
});
