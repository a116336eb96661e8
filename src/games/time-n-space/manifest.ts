import type { AnyBoard } from '../board';
import type { AnyBot, AnyGame } from '../game';
import { inLanguage, type LessonInfo, type Manifest } from '../manifest';
import { de } from './texts/game.de';
import { en } from './texts/game.en';

const spoken = (language: string) => inLanguage({ en, de }, language);

const lesson = (id: keyof typeof en.lessons, table: LessonInfo['table']): LessonInfo => ({
  id,
  title: language => spoken(language).lessons[id].title,
  tagline: language => spoken(language).lessons[id].tagline,
  table,
});

const setting = <T>(id: keyof typeof en.settings, of: T) => ({
  id,
  title: (language: string) => spoken(language).settings[id].title,
  hint: (language: string) => spoken(language).settings[id].hint,
  ...of,
});

const coach = (value: keyof typeof en.coaches) => ({
  value,
  title: (language: string) => spoken(language).coaches[value],
});

const QUICK = { red: 30, green: 30, blue: 30 };
const short = (places: number, glassSeconds: object) => [
  { places, options: { level: 'beginner', minutes: 6, glassSeconds } },
  { places, options: { level: 'normal', minutes: 12, glassSeconds } },
];

/** What was chosen, or the usual length at that level. */
function minutesOf(options: unknown): number | undefined {
  if (typeof options !== 'object' || options === null) return undefined;
  if ('minutes' in options && typeof options.minutes === 'number') return options.minutes;
  return 'level' in options && options.level === 'beginner' ? 12 : undefined;
}

export const manifest: Manifest = {
  id: 'time-n-space',
  version: 2,
  packs: [],
  title: language => spoken(language).title,
  tagline: language => spoken(language).tagline,
  motto: language => spoken(language).motto,
  minutes: 30,
  minutesOf,
  seats: { min: 3, max: 4, usual: 4 },
  modes: [
    { id: 'normal', options: { level: 'normal' }, result: 'ranked', bots: true },
    { id: 'beginner', options: { level: 'beginner' }, result: 'ranked', bots: true },
  ],
  practice: { places: 4, options: { level: 'beginner' } },
  lessons: [
    lesson('first', { places: 3, options: { level: 'beginner', minutes: 18 }, seed: 7 }),
    lesson('normal', { places: 3, options: { level: 'normal' }, seed: 68 }),
  ],
  samples: [...short(3, QUICK), ...short(4, { ...QUICK, purple: 30 })],
  settings: [
    setting('plansRun', { usual: false }),
    setting('coach', {
      usual: 'quiet',
      choices: (['off', 'quiet', 'talkative'] as const).map(coach),
    }),
  ],
  load: {
    art: async () => (await import('./board/art/Art')).Art,
    rules: async () => (await import('./rules/rulebook')).rulebook as AnyGame,
    bots: async () => (await import('./rules/bot/bots')).bot as AnyBot,
    board: async () => (await (await import('./board/board')).fetchBoard()) as AnyBoard,
    lessons: async () => (await import('./board/lesson/lessons')).fetchLessons(),
    hints: async language => (await import('./board/short/hints')).hints(language),
    chapters: async language => (await import('./board/short/short')).rules(language),
    ending: async () => (await import('./board/ending/ending')).fetchEnding(),
  },
  prefetchEnding: language =>
    Promise.all([
      __prefetchImport('./board/ending/ending'),
      language === 'de'
        ? __prefetchImport('./texts/fetched/ending.de')
        : __prefetchImport('./texts/fetched/ending.en'),
      language === 'de'
        ? __prefetchImport('./texts/fetched/coach.de')
        : __prefetchImport('./texts/fetched/coach.en'),
    ]),
};
