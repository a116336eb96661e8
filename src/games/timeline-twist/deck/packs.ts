/**
 * Every deck as a pack: what the app knows of it before it is fetched. A new deck is a file in decks/,
 * a line in decks.ts and one here.
 */
import type { DeckId } from './card';
import { shelve } from './shelf';

type DeckPack = {
  readonly id: DeckId;
  readonly kind: 'deck';
  /** Of what decides a match: names, signs and dates in their order. Mended words change nothing. */
  readonly hash: string;
};

/** A test reckons the hashes, and says what they have to be. */
export const PACKS: readonly [DeckPack, ...DeckPack[]] = [
  { id: 'from-the-beginning', kind: 'deck', hash: 'a8a17a321c81841c' },
];

const LOADERS: Readonly<Record<DeckId, () => Promise<void>>> = {
  'from-the-beginning': async () =>
    shelve((await import('./decks/fromTheBeginning/deck')).fromTheBeginning),
};

/** Onto the shelf, from which rules and board take its cards. */
export const fetchDeck = async ({ id }: { readonly id: DeckId }): Promise<void> => LOADERS[id]?.();
