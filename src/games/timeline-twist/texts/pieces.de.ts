import type { en } from './pieces.en';

export const de: typeof en = {
  seat: {
    red: 'Rot',
    green: 'Grün',
    blue: 'Blau',
    purple: 'Lila',
    orange: 'Orange',
    yellow: 'Gelb',
    turquoise: 'Türkis',
    pink: 'Rosa',
  },
  sign: { circle: 'Kreis', triangle: 'Dreieck', square: 'Quadrat', star: 'Stern' },
  fact: '{{title}}, Symbol: {{sign}}',
  spent: '{{title}}, passt nirgends mehr, Symbol: {{sign}}',
  dated: '{{date}}: {{title}}',
  gap: {
    before: 'links von „{{date}}“',
    after: 'rechts von „{{date}}“',
    between: 'zwischen „{{from}}“ und „{{to}}“',
  },
};
