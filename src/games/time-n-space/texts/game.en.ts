export const en = {
  title: 'Time ’n’ Space',
  tagline: 'Everybody at once, two hourglasses each: trade through wormholes before time is up.',
  lessons: {
    first: {
      title: 'Your first match',
      tagline: 'By the beginner’s rules, step by step, with a short match at the end.',
    },
    normal: {
      title: 'All the rules',
      tagline: 'Moons, research, bonus: all that the beginner’s match leaves out.',
    },
  },
};
