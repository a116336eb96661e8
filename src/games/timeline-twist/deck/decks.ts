/** Lists every deck. A new deck is a file in decks/ and a line here. */
import type { Card, CardId, Deck, DeckId } from './card';
import { fromTheBeginning } from './decks/fromTheBeginning/deck';

export const DECKS: readonly [Deck, ...Deck[]] = [fromTheBeginning];

export const deckOf = (id: DeckId): Deck | undefined => DECKS.find(deck => deck.id === id);

/** Every card by id, deck by deck. */
export const SHELF = new Map<DeckId, ReadonlyMap<CardId, Card>>(
  DECKS.map(({ id, cards }) => [id, new Map(cards.map(card => [card.id, card]))]),
);

export const cardOf = (deck: DeckId, card: CardId): Card | undefined => SHELF.get(deck)?.get(card);
