/**
 * Every deck at once, for programs and tests, which need not wait for one. A new deck is a file in
 * decks/ and a line here.
 */
import type { Deck } from './card';
import { fromTheBeginning } from './decks/fromTheBeginning/deck';
import { shelve } from './shelf';

export const DECKS: readonly [Deck, ...Deck[]] = [fromTheBeginning];

DECKS.forEach(shelve);
