import type { AnyBoard, AnyLessons } from '../board';
import type { AnyBot, AnyGame } from '../game';
import { inLanguage, type LessonInfo, type Manifest } from '../manifest';
import { fetchMission, missionMinutes, PACKS } from './mission/packs';
import { de } from './texts/game.de';
import { en } from './texts/game.en';

const spoken = (language: string) => inLanguage({ en, de }, language);

const lesson = (id: keyof typeof en.lessons, seed: number): LessonInfo => ({
  id,
  title: language => spoken(language).lessons[id].title,
  tagline: language => spoken(language).lessons[id].tagline,
  table: { places: 1, options: { mission: 'first-hour', agents: 2, first: 'blue' }, seed },
});

/** The number of the run, and the units that are left in it. */
function progressWords(language: string, kept: string): string | undefined {
  const [run, units] = kept.split(' ').map(Number);
  if (!run || units === undefined || Number.isNaN(units)) return undefined;
  const { progress } = spoken(language);
  return progress.replace('{{run}}', String(run)).replace('{{units}}', String(units));
}

export const manifest: Manifest = {
  id: 'time-stories',
  version: 1,
  packs: PACKS,
  title: language => spoken(language).title,
  tagline: language => spoken(language).tagline,
  motto: language => spoken(language).motto,
  minutes: 90,
  minutesOf: missionMinutes,
  seats: { min: 1, max: 4, usual: 4 },
  modes: [{ id: 'mission', options: {}, result: 'shared', bots: true }],
  progress: progressWords,
  practice: { places: 1, options: { mission: 'first-hour', agents: 2 } },
  lessons: [lesson('first-mission', 14)],
  samples: [{ options: { mission: 'first-hour' } }, { options: { mission: 'day-before' } }],
  settings: [],
  files: {
    kind: 'mission',
    option: 'mission',
    isListed: true,
    ends: ['.zip', '.json'],
    title: pack => pack,
    load: async () => (await import('./mission/own/fetchReader')).fetchMissionReader(),
  },
  load: {
    pack: fetchMission,
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
