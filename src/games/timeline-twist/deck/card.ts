/** The types of a card and of a deck. */
import type { CardDate } from './date';

/** Each card has one sign in the corner of its fact side and another on its date side. */
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

/** What fits on the narrowest phone: a title on two short lines, a fact on two full lines. */
export const LONGEST_TITLE = 40;
export const LONGEST_FACT = 90;

/** Printed on both sides. The fact never hints at the date. */
export type CardText = { readonly title: string; readonly fact: string };

/**
 * Lower-case words joined by hyphens. An id is never changed or reused, because saved matches name
 * it.
 */
export type CardId = string;
export type Card = Readonly<Record<Language, CardText>> & {
  readonly id: CardId;
  readonly category: Category;
  readonly front: Sign;
  readonly back: Sign;
  readonly date: CardDate;
  /** A source for the date. */
  readonly source: string;
};

/** The part of a card that players can read before it is turned. */
export type Front = Omit<Card, 'date' | 'back'>;

export type DeckId = string;
export type Deck = {
  readonly id: DeckId;
  readonly title: Readonly<Record<Language, string>>;
  readonly cards: readonly Card[];
};
