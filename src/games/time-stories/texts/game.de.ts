import type { en } from './game.en';

export const de: typeof en = {
  title: 'T.I.M.E Stories',
  tagline:
    'Ein Tag, immer wieder: Leiht euch einen Körper, seht euch um, erzählt euch, was ihr findet, und biegt den Tag gemeinsam gerade.',
  progress: 'Lauf {{run}}, Einheiten übrig: {{units}}',
  motto: 'Scheitern, merken, noch einmal',
  lessons: {
    'first-mission': {
      title: 'Deine erste Mission',
      tagline:
        'Eine Kleinstadt, eine Uhr und eine Gans, an der Hand einer Taschenuhr. Zehn Minuten.',
    },
  },
};
