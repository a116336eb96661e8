export const en = {
  seat: { blue: 'Blue', green: 'Green', pink: 'Pink', yellow: 'Yellow' },
  skill: '{{skill}}: {{many}}',
  shield: {
    blank: 'plain shield',
    skull: 'skull shield',
    time: 'hourglass shield',
    heart: 'heart shield',
    special: 'eye shield',
  },
  face: { blank: 'blank', skull: 'skull', hit: 'one hit', double: 'two hits' },
  shields: 'Shields: {{shields}}',
};
