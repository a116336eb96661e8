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
};
