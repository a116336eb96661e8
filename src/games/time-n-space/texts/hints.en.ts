/** Four rules for somebody who waits, each at most twelve words. */
export const en = {
  glass: { title: 'Turn a glass', text: 'When its sand has run out, lift it, and the card acts.' },
  together: {
    title: 'All at once',
    text: 'Nobody waits for turns. You have two glasses: keep both running.',
  },
  deliver: {
    title: 'Fly to the others',
    text: 'Fill the orders on their planets. Each one earns you its counter.',
  },
  talk: { title: 'Talk!', text: 'Ask aloud for what you need. Promises are not binding.' },
} as const;
