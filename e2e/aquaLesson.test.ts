/** The lessons of AquaSphere in a real browser. */
import { findings, nameless, unspoken } from './drivers/axe';
import { englishOn } from './drivers/catalogue';
import { openHouse } from './drivers/house';
import { PHONE, SMALL_PHONE, TABLET } from './drivers/playwright';
import { followLight } from './flows/aquaLesson';
import { settledGapOn } from './flows/lessonGap';

const { address, phone, withScreenshots, complaints } = openHouse();

const NEAR = 120;

/** They can hang on a busy machine, so they run only if they are asked for. */
const guided = process.env['LESSONS'] ? describe : describe.skip;

guided('guided by the light', () => {
  test(
    'the first lesson leads from the first bot to the end of the round, and on to the next lesson',
    withScreenshots(async () => {
      const ann = await phone(PHONE);
      const gaps: number[] = [];
      await followLight(
        ann,
        address(),
        'dive',
        async () => void gaps.push(await settledGapOn(ann, NEAR)),
      );
      expect(Math.max(...gaps)).toBeLessThanOrEqual(NEAR);
      await ann.tap('next-lesson');
      await ann.waitFor('lesson-read');
      await ann.open(address());
      await ann.tap('learn-aquasphere');
      await ann.waitText('lesson-card-dive', /done/);
      expect(complaints()).toEqual([]);
    }),
  );

  test(
    'the second lesson leads over a red line on a small phone in German, and the match goes on',
    withScreenshots(async () => {
      const ann = await phone({ ...SMALL_PHONE, locale: 'de' });
      const english: string[] = [];
      await followLight(ann, address(), 'scoring', async () => {
        english.push(...(await englishOn(ann.page)));
      });
      expect(english).toEqual([]);
      expect(await ann.read('own-points')).toBe('18');
      await ann.tap('play-on');
      await ann.waitFor('headquarters');
      expect(complaints()).toEqual([]);
    }),
  );

  test.each(['dive', 'scoring'] as const)('every step of “%s” is accessible on a tablet', lesson =>
    withScreenshots(async () => {
      const ann = await phone({ ...TABLET, reducedMotion: 'reduce' });
      const amiss: string[] = [];
      await followLight(ann, address(), lesson, async step => {
        const all = [findings, nameless, unspoken].map(check => check(ann.page));
        amiss.push(...(await Promise.all(all)).flat().map(one => `${step}: ${one}`));
      });
      expect(amiss).toEqual([]);
      expect(complaints()).toEqual([]);
    })(),
  );
});
