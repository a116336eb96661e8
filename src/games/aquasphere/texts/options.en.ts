export const en = {
  first: 'Any of you may begin. Draw lots, or choose.',
  firstName: 'First to play',
  chance: 'Leave it to chance',
  byChance: 'left to chance',
  sand: 'An hourglass for every turn',
  aboutSand: 'When its sand has run out, it only sounds. Nobody is forced.',
};
