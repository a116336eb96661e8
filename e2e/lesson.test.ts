/** The lessons in a real browser. */
import { findings, nameless, unspoken } from './drivers/axe';
import { overhanging } from './drivers/edges';
import { openHouse } from './drivers/house';
import { byKeyboard } from './drivers/keyboard';
import { PHONE, type Phone, SMALL_PHONE, TABLET } from './drivers/playwright';
import { ENGLISH, GERMAN } from './flows/glasses';
import {
  begin,
  finish,
  lasts,
  learn,
  learnLater,
  learnOn,
  letLessonPlay,
  scoreNow,
  sitDown,
} from './flows/lesson';

const { address, phone, withScreenshots, complaints } = openHouse();

/** The lesson by all rules takes minutes: here it is played by keyboard, and in full if asked for. */
const LESSONS = process.env['LESSONS'] ? (['first', 'normal'] as const) : (['first'] as const);

describe.each(LESSONS)('the lesson “%s”', lesson => {
  test.each([
    ['en', 'a phone', PHONE, ENGLISH],
    ['de', 'a small phone', SMALL_PHONE, GERMAN],
  ] as const)('following the arrow leads to the scoring: %s, on %s', (locale, _, kind, words) =>
    withScreenshots(async () => {
      const ann = await phone({ ...kind, locale });
      expect(await learn(ann, address(), lesson)).toMatch(/[1-9]/);
      await finish(ann, words);
      if (lesson === 'first') await learnOn(ann, address());
      expect(complaints()).toEqual([]);
    })(),
  );

  test('every step is accessible on a tablet', () =>
    withScreenshots(async () => {
      const ann = await phone({ ...TABLET, reducedMotion: 'reduce' });
      const amiss: string[] = [];
      await learn(ann, address(), lesson, async step => {
        const checks = [findings, nameless, unspoken, overhanging];
        const all = checks.map(check => check(ann.page));
        amiss.push(...(await Promise.all(all)).flat().map(one => `${step}: ${one}`));
      });
      expect(amiss).toEqual([]);
      expect(complaints()).toEqual([]);
    })());
});

/** Presses the focused control, if it is what the lesson waits for. */
async function press({ page }: Phone, key: string): Promise<void> {
  const isWanted = await page.evaluate(() => {
    const now = document.activeElement;
    const spot = now?.getAttribute('data-testid') ?? '';
    const arrow = `[data-testid="pointer-${spot}"]`;
    return (
      /^(lesson-read|say-could-use-grey)$/.test(spot) || document.querySelector(arrow) !== null
    );
  });
  if (isWanted) await page.keyboard.press(key);
}

test(
  'a lesson can be played by Enter and the space bar, because the focus follows the arrow',
  withScreenshots(async () => {
    const ann = await phone();
    const keys = byKeyboard(ann);
    await begin(keys, address(), 'normal');
    let score = '';
    for (let turn = 0; await lasts(ann); turn++) {
      if (await ann.isThere('resume')) await keys.tap('resume');
      else await press(ann, turn % 2 ? 'Space' : 'Enter');
      score = await scoreNow(ann, score);
    }
    await sitDown(ann);
    expect(score).toMatch(/4 points/);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'letting the lesson do everything scores points, too',
  withScreenshots(async () => {
    const ann = await phone();
    expect(await letLessonPlay(ann, address(), 'normal')).toMatch(/4 points/);
    expect(complaints()).toEqual([]);
  }),
);

test(
  'a lesson left in the middle goes on there',
  withScreenshots(async () => {
    await learnLater(await phone(), address());
    expect(complaints()).toEqual([]);
  }),
);
