import type { en } from './between.en';

export const de: typeof en = {
  title: 'Was wir wissen',
  read_one: '{{count}} Karte gelesen.',
  read_other: '{{count}} Karten gelesen.',
  legend: 'Blass: Da ging niemand hinein. Putz: Da war noch niemand.',
  unseen: 'noch nicht gesehen',
  strip: '{{place}}: {{pictures}}',
  picture: '{{slot}} {{names}}',
  nobody: 'niemand',
  told: 'Laut erzählt',
  toldNone: 'Heftet auf dem Handy eine Notiz an, und alle lesen sie hier.',
  runs: 'Läufe',
  run: 'Lauf {{run}}',
  next: 'Noch einmal von vorn',
  runEnded: '{{end}}. {{place}}.',
  kept: 'Das bleibt euch',
  keptNone: 'Noch nichts. Was ✦ trägt, bleibt bei euch.',
  keptBy: 'bei {{name}}',
  stop: '{{name}} schlägt vor, hier aufzuhören.',
  ready: 'Bereit: {{names}}',
  wait: 'Sagt auf dem Handy Bescheid, wenn ihr so weit seid.',
};
