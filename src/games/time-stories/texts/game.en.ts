export const en = {
  title: 'T.I.M.E Stories',
  tagline:
    'One day, again and again: lend a body, look around, tell the others what you found, and put the day right together.',
  progress: 'run {{run}}, units left: {{units}}',
  motto: 'Fail, remember, go again',
  lessons: {
    'first-mission': {
      title: 'Your first mission',
      tagline:
        'A small town, one clock and a goose, hand in hand with a pocket watch. Ten minutes.',
    },
  },
};
