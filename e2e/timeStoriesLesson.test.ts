/** The lesson of T.I.M.E Stories in a real browser. */
import { findings, nameless, unspoken } from './drivers/axe';
import { englishOn } from './drivers/catalogue';
import { openHouse } from './drivers/house';
import { PHONE, SMALL_PHONE } from './drivers/playwright';
import { settledGapOn } from './flows/lessonGap';
import { followStories } from './flows/timeStoriesLesson';

const { address, phone, withScreenshots, complaints } = openHouse();

const NEAR = 120;

/** It can hang on a busy machine, so it runs only if it is asked for. */
const guided = process.env['LESSONS'] ? describe : describe.skip;

guided('guided by the light', () => {
  test(
    'the lesson leads to the bell, each bubble stands by its thing, and every step is accessible',
    withScreenshots(async () => {
      const ann = await phone({ ...PHONE, reducedMotion: 'reduce' });
      const [gaps, amiss]: [number[], string[]] = [[], []];
      await followStories(ann, address(), async step => {
        gaps.push(await settledGapOn(ann, NEAR));
        const all = [findings, nameless, unspoken].map(check => check(ann.page));
        amiss.push(...(await Promise.all(all)).flat().map(one => `${step}: ${one}`));
      });
      expect(Math.max(...gaps)).toBeLessThanOrEqual(NEAR);
      expect(amiss).toEqual([]);
      await ann.open(address());
      await ann.tap('learn-time-stories');
      await ann.waitText('lesson-card-first-mission', /done/);
      expect(complaints()).toEqual([]);
    }),
  );

  test(
    'on a small phone in German, the lesson leads to the bell without a word of English',
    withScreenshots(async () => {
      const ann = await phone({ ...SMALL_PHONE, locale: 'de' });
      const english: string[] = [];
      await followStories(ann, address(), async () => {
        english.push(...(await englishOn(ann.page)));
      });
      expect(english).toEqual([]);
      expect(complaints()).toEqual([]);
    }),
  );
});
