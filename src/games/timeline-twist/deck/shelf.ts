/** The decks that have been fetched. The app fetches them together with rules and board. */
import type { Card, CardId, Deck, DeckId } from './card';

const decks = new Map<DeckId, Deck>();

/** Every card by its name, deck by deck. */
export const SHELF = new Map<DeckId, ReadonlyMap<CardId, Card>>();

export function shelve(deck: Deck): void {
  decks.set(deck.id, deck);
  SHELF.set(deck.id, new Map(deck.cards.map(card => [card.id, card])));
}

export const deckOf = (id: DeckId): Deck | undefined => decks.get(id);

export const cardOf = (deck: DeckId, card: CardId): Card | undefined => SHELF.get(deck)?.get(card);
