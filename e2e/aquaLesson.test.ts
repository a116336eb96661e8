/** The lessons of AquaSphere in a real browser. */
import { findings, nameless, unspoken } from './drivers/axe';
import { englishOn } from './drivers/catalogue';
import { openHouse } from './drivers/house';
import { PHONE, type Phone, SMALL_PHONE, TABLET } from './drivers/playwright';
import { followLight } from './flows/aquaLesson';

const { address, phone, withScreenshots, complaints } = openHouse();

type Box = { x: number; y: number; width: number; height: number };

const [NEAR, LOOKS] = [120, 40];

/** The bubble follows its thing within moments; the gap that stays counts. */
async function settledGapOn(phone: Phone): Promise<number> {
  let gap = await gapOn(phone);
  for (let look = 0; gap > NEAR && look < LOOKS; look++) gap = await gapOn(phone);
  return gap;
}

/** Between the bubble and the thing it speaks of; nothing is lit while the other seat plays. */
async function gapOn({ page }: Phone): Promise<number> {
  const boxOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .boundingBox({ timeout: 500 })
      .catch(() => null);
  const [bubble, thing] = await Promise.all([
    boxOf('[data-testid="bubble"]'),
    boxOf('[data-testid^="pointer-"]'),
  ]);
  return bubble && thing ? between(bubble, thing) : 0;
}

const between = (one: Box, other: Box): number =>
  Math.max(0, other.y - one.y - one.height, one.y - other.y - other.height);

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
        async () => void gaps.push(await settledGapOn(ann)),
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

  test(
    'every step of the lessons is accessible on a tablet',
    withScreenshots(async () => {
      const ann = await phone({ ...TABLET, reducedMotion: 'reduce' });
      const amiss: string[] = [];
      await followLight(ann, address(), 'scoring', async step => {
        const all = [findings, nameless, unspoken].map(check => check(ann.page));
        amiss.push(...(await Promise.all(all)).flat().map(one => `${step}: ${one}`));
      });
      expect(amiss).toEqual([]);
      expect(complaints()).toEqual([]);
    }),
  );
});
