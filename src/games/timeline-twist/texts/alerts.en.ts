export const en = {
  turn: 'It is your turn, {{name}}.',
  fits: '{{date}}: it fits.',
  misses: '{{date}}: it does not fit.',
  discarded: '{{date}}: discarded.',
  soon: 'Ten seconds to talk.',
  through: 'The sand has run out.',
};
