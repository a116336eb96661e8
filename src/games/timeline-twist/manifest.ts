import type { AnyBoard } from '../board';
import type { AnyBot, AnyGame } from '../game';
import { inLanguage, type Manifest } from '../manifest';
import { fetchDeck, PACKS } from './deck/packs';
import { de } from './texts/game.de';
import { en } from './texts/game.en';

const spoken = (language: string) => inLanguage({ en, de }, language);

export const manifest: Manifest = {
  id: 'timeline-twist',
  version: 2,
  packs: PACKS,
  title: language => spoken(language).title,
  tagline: language => spoken(language).tagline,
  motto: language => spoken(language).motto,
  minutes: 20,
  seats: { min: 1, max: 8, usual: 4 },
  modes: [
    { id: 'versus', options: { way: 'versus' }, result: 'ranked', bots: true },
    { id: 'together', options: { way: 'together' }, result: 'shared', bots: true },
  ],
  practice: { places: 3, options: { way: 'versus' } },
  lessons: [],
  samples: [{ options: { way: 'versus', talkSeconds: 15 } }, { options: { way: 'together' } }],
  settings: [],
  files: {
    kind: 'deck',
    option: 'deck',
    ends: ['.csv', '.tsv', '.txt', '.json', '.zip'],
    title: (_, language) => spoken(language).deck,
    load: async () => (await import('./deck/own/deckReader')).deckReader,
  },
  load: {
    pack: fetchDeck,
    art: async () => (await import('./board/art/Art')).Art,
    rules: async () => (await import('./rules/rulebook')).rulebook as AnyGame,
    bots: async () => (await import('./rules/bot/bots')).bot as AnyBot,
    board: async () => (await (await import('./board/board')).fetchBoard()) as AnyBoard,
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
