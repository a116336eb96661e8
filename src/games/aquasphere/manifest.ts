import type { AnyBoard, AnyLessons } from '../board';
import type { AnyBot, AnyGame } from '../game';
import { inLanguage, type LessonInfo, type Manifest } from '../manifest';
import { de } from './texts/game.de';
import { en } from './texts/game.en';

const spoken = (language: string) => inLanguage({ en, de }, language);

const lesson = (id: keyof typeof en.lessons, seed: number): LessonInfo => ({
  id,
  title: language => spoken(language).lessons[id].title,
  tagline: language => spoken(language).lessons[id].tagline,
  table: { places: 2, options: { first: 'red' }, seed },
});

export const manifest: Manifest = {
  id: 'aquasphere',
  version: 2,
  packs: [],
  title: language => spoken(language).title,
  tagline: language => spoken(language).tagline,
  motto: language => spoken(language).motto,
  minutes: 90,
  seats: { min: 2, max: 4, usual: 4 },
  modes: [{ id: 'normal', options: {}, result: 'ranked', bots: true }],
  practice: { places: 3, options: {} },
  lessons: [lesson('dive', 2925), lesson('scoring', 2168)],
  samples: [{ options: {} }, { options: { turnSeconds: 60 } }],
  settings: [
    {
      id: 'coach',
      title: language => spoken(language).settings.coach.title,
      hint: language => spoken(language).settings.coach.hint,
      usual: true,
    },
  ],
  load: {
    art: async () => (await import('./board/art/Art')).Art,
    rules: async () => (await import('./rules/rulebook')).rulebook as AnyGame,
    bots: async () => (await import('./rules/bot/bots')).bot as AnyBot,
    board: async () => (await (await import('./board/board')).fetchBoard()) as AnyBoard,
    lessons: async () =>
      (await import('./board/lesson/lessons')).fetchLessons() as Promise<AnyLessons>,
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
    ]),
};
