import { deckFlags } from './deckFlags';

const DECKS = ['one', 'two'];

test.each([
  [[], { ok: true }],
  [['--deck', 'two'], { ok: true, deck: 'two' }],
])('%j is understood', (args, read) => {
  expect(deckFlags(args, DECKS)).toEqual(read);
});

test.each([
  [['--decks', 'two'], 'There is no --decks here: only --deck ID.'],
  [['two'], 'There is no two here: only --deck ID.'],
  [['--deck'], '--deck wants one of these after it: one, two.'],
  [['--deck', 'three'], '--deck wants one of these after it: one, two.'],
  [['--deck', 'one', '--deck', 'two'], 'There is nothing to say after --deck one.'],
])('%j is refused', (args, problem) => {
  expect(deckFlags(args, DECKS)).toEqual({ ok: false, problem });
});
