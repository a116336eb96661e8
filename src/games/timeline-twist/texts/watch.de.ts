import type { en } from './watch.en';

export const de: typeof en = {
  name: 'Der Zeitstrahl, für alle zu sehen',
  turn: '{{name}} ist dran',
  playOff: 'Stechen: {{name}} ist dran',
  draw: 'Zugstapel',
  discards: 'Ablagestapel',
  points: 'wäre jetzt Schluss',
  held_one: 'eine Karte',
  held_other: '{{count}} Karten',
  noneHeld: 'keine Karten mehr',
  right_one: 'eine richtig',
  right_other: '{{count}} richtig',
  away: 'nicht da',
  paused: 'Pause',
};
