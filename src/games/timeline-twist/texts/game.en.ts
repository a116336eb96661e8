export const en = {
  title: 'Timeline Twist',
  tagline:
    'What came first? Lay the moments of history in order: against each other, or all together.',
  deck: 'From the Beginning',
  motto: 'What came first?',
};
