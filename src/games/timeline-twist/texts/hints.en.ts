/** Four rules for somebody who waits, each at most twelve words. */
export const en = {
  front: {
    title: 'Read the front',
    text: 'Every card tells what happened. When it was stands on the back.',
  },
  gap: { title: 'Before or after?', text: 'Lay a card into the gap where you think it belongs.' },
  turn: {
    title: 'Turn it over',
    text: 'The date decides. A card that is right stays in the line.',
  },
  aloud: {
    title: 'Wonder aloud',
    text: 'Nobody knows every date. Guess, laugh, and be surprised.',
  },
} as const;
