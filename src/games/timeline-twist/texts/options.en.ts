export const en = {
  way: 'What you play',
  versus: 'Against each other',
  aboutVersus: 'Lay your cards into the right gaps and be the only one with none left.',
  together: 'All together',
  aboutTogether:
    'Turn a card over, and its date finds its place, if there is one. Place as many of 36 as you can.',
  tooFew: 'Against each other takes at least two seats.',
  deck: 'Cards',
  deckComing: 'your host’s own, on their way',
  first: {
    versus: 'The youngest of you begins.',
    together: 'The oldest of you begins.',
    chance: 'Leave it to chance',
    byChance: 'left to chance',
    name: 'First to play',
  },
  daily: 'The deal of the day',
  aboutDaily: 'Today’s cards are the same at every table that plays this way with as many seats.',
  talk: 'An hourglass for every turn',
  aboutTalk: 'When its sand has run out, you have talked enough. Nobody is forced.',
  no: 'no',
};
