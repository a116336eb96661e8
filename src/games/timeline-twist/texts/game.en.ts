export const en = {
  title: 'Timeline Twist',
  tagline:
    'What came first? Lay the moments of history in order: against each other, or all together.',
  motto: 'What came first?',
};
