import type { en } from './pieces.en';

export const de: typeof en = {
  seat: { blue: 'Blau', green: 'Grün', pink: 'Rosa', yellow: 'Gelb' },
  skill: '{{skill}}: {{many}}',
  shield: {
    blank: 'leerer Schild',
    skull: 'Schädelschild',
    time: 'Sanduhrschild',
    heart: 'Herzschild',
    special: 'Augenschild',
  },
  face: { blank: 'leer', skull: 'Schädel', hit: 'ein Treffer', double: 'zwei Treffer' },
  shields: 'Schilde: {{shields}}',
  colour: {
    blue: 'Blau',
    grey: 'Grau',
    black: 'Schwarz',
    yellow: 'Gelb',
    pink: 'Rosa',
    green: 'Grün',
  },
  tokenName: '{{form}} in {{colour}}',
  form: { circle: 'Kreis', triangle: 'Dreieck', square: 'Quadrat', star: 'Stern' },
  lock: {
    needs: 'verlangt: {{what}}',
    item: 'Gegenstand {{item}}',
    or: 'oder',
    all: 'nur alle zusammen',
    only: 'nur {{lenders}}',
    not: 'nicht {{lenders}}',
    forbidden: 'verboten',
    other: 'nicht für alle offen',
  },
};
