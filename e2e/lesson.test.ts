/** The guided first game, in a real browser. */
import { openHouse } from './drivers/house';
import { PHONE, SMALL_PHONE, TABLET } from './drivers/playwright';
import { ENGLISH, GERMAN } from './flows/glasses';
import { learn, learnLater } from './flows/lesson';

const { address, phone, told, complaints } = openHouse();

test.each([
  ['en', 'a phone', PHONE, ENGLISH],
  ['de', 'a small phone', SMALL_PHONE, GERMAN],
  ['en', 'a tablet', TABLET, ENGLISH],
] as const)('by the arrow alone to the scoring: %s, on %s', (locale, _, kind, words) =>
  told(async () => {
    const ann = await phone({ ...kind, locale });
    await learn(ann, address(), 'first', words);
    expect(complaints()).toEqual([]);
  })(),
);

test(
  'left in the middle, it goes on where it was',
  told(async () => {
    await learnLater(await phone(), address());
    expect(complaints()).toEqual([]);
  }),
);
