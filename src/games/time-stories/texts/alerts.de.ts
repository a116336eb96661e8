import type { en } from './alerts.en';

export const de: typeof en = {
  asked: '{{name}}, hier ist etwas zu entscheiden.',
  captain: '{{name}} ist jetzt Kapitän.',
  read: '{{name}}, du liest als Nächstes.',
  late_one: 'Noch eine Einheit.',
  late_other: 'Noch {{count}} Einheiten.',
  last: 'Das war die letzte Einheit.',
  hurt: 'Du verlierst ein Leben.',
  vortex: '{{name}} lässt los und ist im Strudel.',
  back: '{{name}} ist wieder da.',
  rule: 'Eine Regel für alle: {{rule}}',
  place: '{{place}}. {{name}} liest vor.',
  map: 'Ein neuer Ort ist auf der Karte: {{place}}.',
  journey_one: 'Der Weg kostet eine Einheit.',
  journey_other: 'Der Weg kostet {{count}} Einheiten.',
  proposed: '{{name}} schlägt etwas vor. Bist du dafür?',
  carried: 'Angenommen.',
  rejected: 'Abgelehnt.',
  ended: '{{end}}.',
};
