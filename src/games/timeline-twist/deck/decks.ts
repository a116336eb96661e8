/** Every deck there is. A new one is a file in decks/ and a line here. */
import type { Card, CardId, Deck, DeckId } from './card';

export const DECKS: readonly Deck[] = [];

export const deckOf = (id: DeckId): Deck | undefined => DECKS.find(deck => deck.id === id);

/** The cards of a deck by their names. */
export const cardsById = ({ cards }: Deck): ReadonlyMap<CardId, Card> =>
  new Map(cards.map(card => [card.id, card]));
