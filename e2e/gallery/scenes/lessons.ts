/** Some steps of the lessons, also with comfort settings. */
import { type AquaLesson, followLight } from '../../flows/aquaLesson';
import { type Lesson, learnTo } from '../../flows/lesson';
import { kept } from '../keptTable';
import type { Scene } from '../scene';

/**
 * A word of welcome, the first touch, a sheet, and words over a sheet; in the second lesson
 * choosing and the map.
 */
const STEPS: Readonly<Record<Lesson, readonly number[]>> = {
  first: [1, 2, 4, 8, 10, 16],
  normal: [2, 3, 7, 12, 26],
};

type Liked = Readonly<Record<string, unknown>>;

const lesson = (name: string, which: Lesson, liked: Liked = {}): Scene => ({
  name,
  kept: () => kept(liked),
  act: ({ phone, address, look }) =>
    learnTo(phone, address, which, STEPS[which], step => look(`step-${step}`)),
});

const dive = (name: string, which: AquaLesson, liked: Liked = {}): Scene => ({
  name,
  kept: () => kept(liked),
  act: ({ phone, address, look }) =>
    followLight(phone, address, which, step => look(`step-${step}`)),
});

const LARGE = { textScale: 2 };

export const LESSONS: readonly Scene[] = [
  {
    name: 'learn',
    async act({ phone, address, look }) {
      await phone.open(address);
      await phone.tap('learn-time-n-space');
      await phone.waitFor('lesson-first');
      await look('sheet');
    },
  },
  lesson('lesson-first', 'first'),
  lesson('lesson-normal', 'normal'),
  lesson('large-lesson-first', 'first', LARGE),
  lesson('large-lesson-normal', 'normal', LARGE),
  dive('lesson-dive', 'dive'),
  dive('lesson-scoring', 'scoring'),
  dive('large-lesson-dive', 'dive', LARGE),
];
