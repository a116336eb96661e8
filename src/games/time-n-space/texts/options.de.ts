import type { en } from './options.en';

export const de: typeof en = {
  level: 'Was ihr spielt',
  beginner: 'Partie für den Einstieg',
  aboutBeginner:
    '{{minutes}} Minuten, kleine Aufträge und von Anfang an drei große Gebäude: für den ersten Abend.',
  normal: 'Normale Partie',
  aboutNormal: '{{minutes}} Minuten mit allen Aufträgen, Bonusmarken und Monden voller Gebäude.',
  minutes: 'Wie lange es dauert',
  count: '{{count}} min',
  innerLinks: 'Innere Wurmlöcher',
  aboutInnerLinks: 'Auch die Monde sind untereinander verbunden: kürzere Wege für alle.',
  glasses: 'Sanduhren',
  allAlike: 'Alle laufen {{count}} Sekunden',
  someOther_one: '{{count}} Spieler hat eine andere Laufzeit',
  someOther_other: '{{count}} Spieler haben eine andere Laufzeit',
  aboutGlasses:
    'Jeder darf Sanduhren mit eigener Laufzeit haben: ein Kind zum Beispiel 45 Sekunden, eine ruhige Hand 90.',
  seconds: '{{count}} s',
  unfold: 'Für jeden einzeln wählen',
  open: 'offen',
  closed: 'geschlossen',
  fold: 'Schließen',
  alike: 'Wieder allen {{count}} Sekunden geben',
};
