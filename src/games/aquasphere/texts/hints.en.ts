/** Four rules for somebody who waits, each at most twelve words. */
export const en = {
  programme: {
    title: 'Programme a bot',
    text: 'Step by step through headquarters: each room programmes one bot.',
  },
  place: {
    title: 'Place it',
    text: 'In any sector, your bot takes control and does its action.',
  },
  line: { title: 'Red lines', text: 'Crossing one on the track costs a crystal. Keep some.' },
  octopods: {
    title: 'Mind the octopods',
    text: 'Catch them for points. Left in your sectors, they cost some.',
  },
};
