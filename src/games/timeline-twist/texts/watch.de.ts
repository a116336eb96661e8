import type { en } from './watch.en';

export const de: typeof en = {
  name: 'Der Zeitstrahl, für alle zu sehen',
  turn: '{{name}} ist dran',
  playOff: 'Stechen: {{name}} ist dran',
  round: 'Runde {{count}}',
  draw: 'Zugstapel',
  discards: 'Ablagestapel',
  points: 'Punkte bisher',
  held_one: 'eine Karte',
  held_other: '{{count}} Karten',
  noneHeld: 'keine Karten mehr',
  right_one: 'eine richtig',
  right_other: '{{count}} richtig',
  gapRow: 'Lückenreihe',
  before: 'Vor {{name}} liegt',
  away: 'nicht da',
  paused: 'Pause',
};
