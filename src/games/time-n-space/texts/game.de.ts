import type { en } from './game.en';

export const de: typeof en = {
  title: 'Time ’n’ Space',
  tagline:
    'Alle gleichzeitig, jeder mit zwei Sanduhren: Handelt durch Wurmlöcher, bevor die Zeit um ist.',
  motto: 'Dreht Sand im All',
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
  settings: {
    plansRun: {
      title: 'Pläne gleich ausführen',
      hint: 'Was du für eine Sanduhr geplant hast, geschieht ohne Tippen, sobald ihr Sand durch ist.',
    },
    coach: {
      title: 'Coach',
      hint: 'Sagt, was jemand mit Übung sehen würde. Leise: nur, was dich etwas kostet. Nur du siehst es.',
    },
  },
  coaches: { off: 'Aus', quiet: 'Leise', talkative: 'Gesprächig' },
};
