import type { en } from './game.en';

export const de: typeof en = {
  title: 'Time ’n’ Space',
  tagline:
    'Alle gleichzeitig, jeder mit zwei Sanduhren: Handelt durch Wurmlöcher, bevor die Zeit um ist.',
  lessons: {
    first: {
      title: 'Deine erste Partie',
      tagline: 'Nach den Einstiegsregeln, Schritt für Schritt, mit einer kurzen Partie am Ende.',
    },
    normal: {
      title: 'Alle Regeln',
      tagline: 'Monde, Forschung, Bonus: alles, was in der Einstiegspartie fehlt.',
    },
  },
};
