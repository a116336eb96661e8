import type { en } from './options.en';

export const de: typeof en = {
  level: 'Was ihr spielt',
  beginner: 'Einstiegspartie',
  aboutBeginner:
    '{{minutes}} Minuten, kleine Aufträge und von Anfang an drei große Gebäude: für die erste Partie.',
  normal: 'Normale Partie',
  aboutNormal: '{{minutes}} Minuten mit allen Aufträgen, Bonusmarken und Monden voller Gebäude.',
  minutes: 'Wie lange es dauert',
  count: '{{count}} min',
  innerLinks: 'Innere Wurmlöcher',
  aboutInnerLinks: 'Auch die Monde sind untereinander verbunden: kürzere Wege für alle.',
  glasses: 'Sanduhren',
  allAlike: 'Alle laufen {{count}} Sekunden',
  someOther_one: '{{count}} Platz hat eine andere Laufzeit',
  someOther_other: '{{count}} Plätze haben eine andere Laufzeit',
  aboutGlasses:
    'Alle dürfen Sanduhren mit eigener Laufzeit haben: ein Kind zum Beispiel 45 Sekunden, eine ruhige Hand 90.',
  seconds: '{{count}} s',
  open: 'offen',
  closed: 'geschlossen',
  alike: 'Wieder {{count}} Sekunden für alle',
};
