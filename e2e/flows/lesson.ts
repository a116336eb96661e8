/** The lessons: following the arrow leads to the short match and through it to the scoring. */
import type { Driver } from '../drivers/driver';
import { fast } from './alone';
import type { GlassWords } from './glasses';
import { betweenLooks } from './looking';
import { playOn } from './playOn';

/** What the arrow may point at; what lies above the centre comes first. */
const SPOTS = `do-and-turn do lapse fly-moon-1 fly-moon-2 fly-green turn-left turn-right
  choose place ready place-plant-1 place-plant-2 place-beam-2 place-trade-1 place-trade-2
  place-research place-ship page-mats page-map page-centre score talk
  glass-left glass-right`.split(/\s+/);

export type Lesson = 'first' | 'normal';

type Look = (step: string) => Promise<void>;

/** Follows all steps and looks at each. Returns the score at their end. */
export async function learn(
  player: Driver,
  at: string,
  lesson: Lesson,
  look: Look = UNSEEN,
): Promise<string> {
  await begin(player, at, lesson);
  const score = await goOn(player, look);
  await sitDown(player);
  return score;
}

async function goOn(player: Driver, look: Look, last = Infinity): Promise<string> {
  let [seen, score, touches] = ['', '', 0];
  while (await lasts(player)) {
    const step = (await player.nameIfThere('lesson')) || seen;
    if (step !== seen) await look(step);
    score = await scoreNow(player, score);
    if (numberOf(step) >= last) break;
    touches = step === seen ? touches + 1 : 0;
    if (touches > TOUCHES) throw new Error(`“${step}” stands still; ${await aims(player)}`);
    seen = step;
    await oneTouch(player);
    await betweenLooks();
  }
  return score;
}
/** No step takes so many. */
const TOUCHES = 200;

async function aims(player: Driver): Promise<string> {
  const there = [];
  for (const spot of SPOTS) if (await player.isThere(`pointer-${spot}`)) there.push(spot);
  return `the arrow points at ${there.join(', ') || 'nothing'}`;
}

/** Reads the score during the lesson, because the match is over soon after it. */
export const scoreNow = async (player: Driver, before: string): Promise<string> =>
  (await player.nameIfThere('score')) || before;

/**
 * A page that a busy machine has blocked for three seconds counts as away, which pauses the lesson.
 */
export const lasts = async (player: Driver): Promise<boolean> =>
  (await player.isThere('lesson')) || player.isThere('resume');

const LOOKS = 200;

/** Waits for the short match; on a busy machine it may already be paused or over. */
export async function sitDown(player: Driver): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    await player.tapIfThere('resume');
    for (const id of ['dock', 'standings']) if (await player.isThere(id)) return;
    await betweenLooks();
  }
  await player.waitFor('dock');
}

const numberOf = (step: string) => Number(/\d+/.exec(step)?.[0]);

/** Stops at the last of these steps and looks only at them. */
export async function learnTo(
  player: Driver,
  at: string,
  lesson: Lesson,
  steps: readonly number[],
  look: (step: number) => Promise<void>,
) {
  await begin(player, at, lesson);
  const lookAt = async (step: string) =>
    steps.includes(numberOf(step)) ? look(numberOf(step)) : undefined;
  await goOn(player, lookAt, Math.max(...steps));
}

const UNSEEN: Look = () => Promise.resolve();

export async function begin(player: Driver, at: string, lesson: Lesson): Promise<void> {
  await player.open(fast(at, 20));
  await player.tap('learn-time-n-space');
  await player.tap(`lesson-${lesson}`);
  await player.waitFor('lesson');
}

/** Plays the short match to its scoring. */
export async function finish(player: Driver, words: GlassWords): Promise<void> {
  await playOn(player, words);
  await player.waitFor('standings');
}

/** Lets the lesson do everything by itself. Returns the score at its end. */
export async function letLessonPlay(player: Driver, at: string, lesson: Lesson): Promise<string> {
  await begin(player, at, lesson);
  let score = '';
  while (await lasts(player)) {
    for (const way of ['resume', 'lesson-read', 'lesson-skip']) await player.tapIfThere(way);
    score = await scoreNow(player, score);
    await betweenLooks();
  }
  await sitDown(player);
  return score;
}

/** One lesson leads to the next, and a finished one is marked as done. */
export async function learnOn(player: Driver, at: string): Promise<void> {
  await player.tap('next-lesson');
  await player.tap('lesson-read');
  await player.waitFor('choose');
  await player.open(at);
  await player.tap('learn-time-n-space');
  await player.waitText('lesson-card-first', /done|geschafft/);
  await player.waitText('lesson-card-normal', /in progress|angefangen/);
}

/** Touches what the arrow points at; otherwise continues a step that is only read. */
async function oneTouch(player: Driver): Promise<void> {
  for (const way of ['resume', 'say-could-use-grey', 'lesson-read'])
    if (await player.tapIfThere(way)) return;
  for (const spot of SPOTS)
    if ((await player.isThere(`pointer-${spot}`)) && (await player.tapIfThere(spot))) return;
}

/** A lesson left in the middle goes on there when it is opened again. */
export async function learnLater(player: Driver, at: string): Promise<void> {
  await player.open(fast(at, 1));
  await player.tap('learn-time-n-space');
  await player.tap('lesson-first');
  await player.tap('lesson-read');
  await player.tap('glass-left');
  await player.tap('place-plant-1');
  await player.tap('page-mats');
  await player.waitFor('lesson-read');
  await player.open(at);
  await player.tap('learn-time-n-space');
  await player.tap('lesson-go-on');
  await player.tap('resume');
  await player.waitFor('lesson-read');
}
