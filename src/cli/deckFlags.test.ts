import { deckFlags } from './deckFlags';

const DECKS = ['one', 'two'];

test.each([
  [[], { ok: true }],
  [['--deck', 'two'], { ok: true, deck: 'two' }],
])('reads %j', (args, read) => {
  expect(deckFlags(args, DECKS)).toEqual(read);
});

test.each([
  [['--decks', 'two'], 'Unknown flag --decks: use --deck ID.'],
  [['two'], 'Unknown flag two: use --deck ID.'],
  [['--deck'], '--deck needs one of these: one, two.'],
  [['--deck', 'three'], '--deck needs one of these: one, two.'],
  [['--deck', 'one', '--deck', 'two'], 'Nothing can follow --deck one.'],
])('refuses %j', (args, problem) => {
  expect(deckFlags(args, DECKS)).toEqual({ ok: false, problem });
});
