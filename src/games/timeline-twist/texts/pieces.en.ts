export const en = {
  seat: {
    red: 'Red',
    green: 'Green',
    blue: 'Blue',
    purple: 'Purple',
    orange: 'Orange',
    yellow: 'Yellow',
    turquoise: 'Turquoise',
    pink: 'Pink',
  },
  sign: { circle: 'circle', triangle: 'triangle', square: 'square', star: 'star' },
  fact: '{{title}}, sign: {{sign}}',
  spent: '{{title}}, fits nowhere, sign: {{sign}}',
  dated: '{{date}}: {{title}}',
  gap: {
    before: 'left of “{{date}}”',
    after: 'right of “{{date}}”',
    between: 'between “{{from}}” and “{{to}}”',
  },
};
