/** What is printed on a card of the timeline, and what a deck of them is. */
import type { CardDate } from './date';

/** In the corner: one sign on the side of the fact, another on the side of the date. */
export const SIGNS = ['circle', 'triangle', 'square', 'star'] as const;
export type Sign = (typeof SIGNS)[number];

export const CATEGORIES = [
  'earth',
  'life',
  'space',
  'discovery',
  'invention',
  'art',
  'society',
  'everyday',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What can be read on both sides. The fact never hints at the date. */
export type CardText = { readonly title: string; readonly fact: string };

/** Small words joined by hyphens. Never changed, nor given to another card: saved matches name it. */
export type CardId = string;
export type Card = Readonly<Record<Language, CardText>> & {
  readonly id: CardId;
  readonly category: Category;
  readonly front: Sign;
  readonly back: Sign;
  readonly date: CardDate;
  /** Where the date can be looked up. */
  readonly source: string;
};

/** What can be read while its date is not up. */
export type Front = Omit<Card, 'date' | 'back'>;

export type DeckId = string;
export type Deck = {
  readonly id: DeckId;
  readonly title: Readonly<Record<Language, string>>;
  readonly cards: readonly Card[];
};
