/** What is printed on a card of a match. */
import type { Card, CardId, Deck } from '../../deck/card';
import { cardsById, deckOf } from '../../deck/decks';
import type { Seen } from '../../rules/state';

type Opened = { readonly id: string; readonly cards: ReadonlyMap<CardId, Card> };
let opened: Opened | undefined;

export function printOf({ options }: Pick<Seen, 'options'>, card: CardId): Card {
  if (opened?.id !== options.deck) opened = openedOf(options.deck, deckOf(options.deck));
  return opened.cards.get(card) ?? { ...BLANK, id: card };
}

const openedOf = (id: string, deck: Deck | undefined): Opened => ({
  id,
  cards: deck ? cardsById(deck) : new Map(),
});

/** A match of another time may know a card that is in no deck any more. */
const BLANK: Omit<Card, 'id'> = {
  category: 'discovery',
  front: 'circle',
  back: 'square',
  date: { shown: 'year', year: 1 },
  source: '',
  en: { title: '?', fact: '' },
  de: { title: '?', fact: '' },
};
