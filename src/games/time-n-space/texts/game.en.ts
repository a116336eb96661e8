export const en = {
  title: 'Time ’n’ Space',
  tagline: 'Everybody at once, two hourglasses each: trade through wormholes before time is up.',
  motto: 'Turn sand in space',
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
  settings: {
    plansRun: {
      title: 'Carry out plans at once',
      hint: 'What you have planned for a glass happens without a tap when its sand has run out.',
    },
    coach: {
      title: 'Coach',
      hint: 'Says what a good player would notice. Quiet: only what costs you something. Only you see it.',
    },
  },
  coaches: { off: 'Off', quiet: 'Quiet', talkative: 'Talkative' },
};
