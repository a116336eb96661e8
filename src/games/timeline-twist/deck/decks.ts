/** Every deck there is. A new one is a file in decks/ and a line here. */
import type { Card, CardId, Deck, DeckId } from './card';
import { fromTheBeginning } from './decks/fromTheBeginning/deck';

export const DECKS: readonly [Deck, ...Deck[]] = [fromTheBeginning];

export const deckOf = (id: DeckId): Deck | undefined => DECKS.find(deck => deck.id === id);

/** The cards of a deck by their names. */
export const cardsById = ({ cards }: Deck): ReadonlyMap<CardId, Card> =>
  new Map(cards.map(card => [card.id, card]));
