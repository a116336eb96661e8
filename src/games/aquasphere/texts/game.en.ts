export const en = {
  title: 'AquaSphere',
  tagline: 'Programme bots, send them into a station on the sea floor, and mind the octopods.',
  motto: 'Mind the octopods',
  lessons: {
    dive: {
      title: 'Your first dive',
      tagline: 'Round one, hand in hand with an octopod: bots, the station, and the best trick.',
    },
    scoring: {
      title: 'The scoring',
      tagline: 'What counts after every round, and what to do at a red line.',
    },
  },
  settings: {
    coach: {
      title: 'What now?',
      hint: 'A lamp that says what a good player would do now, and why. Only you see it.',
    },
  },
};
