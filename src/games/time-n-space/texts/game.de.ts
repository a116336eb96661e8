import type { en } from './game.en';

export const de: typeof en = {
  title: 'Time ’n’ Space',
  tagline:
    'Alle gleichzeitig, jeder mit zwei Sanduhren: Handelt durch Wurmlöcher, bevor die Zeit um ist.',
};
