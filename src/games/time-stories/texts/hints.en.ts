/** Four rules for somebody who waits, each at most twelve words. */
export const en = {
  alone: {
    title: 'For your eyes only',
    text: 'One of you reads each card and tells it in own words.',
  },
  time: {
    title: 'Time is the price',
    text: 'In every unit: test, move, or nothing. Always all together.',
  },
  dice: {
    title: 'Hits take shields',
    text: 'Stars remove shields, skulls strike back. You see the odds first.',
  },
  again: { title: 'Failing is learning', text: 'The run is over, what you know stays. Go again.' },
} as const;
