/** The smallest game that tests can add: players take stones from a heap. */
import { nim, samples } from '../../../table/nim';
import { inLanguage, type Manifest } from '../../manifest';

const TITLE = { en: 'Nim', de: 'Nimm' };
const TAGLINE = {
  en: 'Take one, two or three stones. The last stone wins.',
  de: 'Nimm einen, zwei oder drei Steine. Der letzte Stein gewinnt.',
};

const MOTTO = { en: 'Take the last stone', de: 'Nimm den letzten Stein' };

const { bot, ...rules } = nim;

export const manifest: Manifest = {
  id: nim.id,
  version: nim.version,
  packs: nim.packs ?? [],
  title: language => inLanguage(TITLE, language),
  tagline: language => inLanguage(TAGLINE, language),
  motto: language => inLanguage(MOTTO, language),
  minutes: 5,
  seats: { ...nim.seats, usual: 2 },
  modes: [
    { id: 'short', options: { stones: 21 }, result: 'ranked', bots: true },
    { id: 'together', options: { stones: 21, together: true }, result: 'shared', bots: true },
  ],
  practice: { places: 2, options: { stones: 21 } },
  lessons: [],
  samples,
  settings: [],
  load: {
    rules: async () => rules,
    ...(bot && { bots: async () => bot }),
    board: async () => (await import('./board')).board,
    chapters: async language => (await import('./board')).chapters(language),
    ending: async () => (await import('./board')).ending,
  },
  prefetchEnding: async () => undefined,
};
