/** The decks as packs: what the app knows of them before it fetches them. */
import { isOwnPack } from '../../packReader';
import type { DeckId } from './card';
import { deckOf, shelve } from './shelf';

type DeckPack = {
  readonly id: DeckId;
  readonly kind: 'deck';
  /** Covers ids, signs and dates, in their order. A changed text does not change it. */
  readonly hash: string;
};

/** `packs.test.ts` computes the hashes, and shows the new one when a deck has changed. */
export const PACKS: readonly [DeckPack, ...DeckPack[]] = [
  { id: 'from-the-beginning', kind: 'deck', hash: 'a8a17a321c81841c' },
];

const LOADERS: Readonly<Record<DeckId, () => Promise<void>>> = {
  'from-the-beginning': async () =>
    shelve((await import('./decks/fromTheBeginning/deck')).fromTheBeginning),
};

/** Puts the deck on the shelf, where rules and board look up its cards. */
export const fetchDeck = async ({ id }: { readonly id: DeckId }): Promise<void> => LOADERS[id]?.();

/** Ours, or one that somebody has made, whether it lies on the shelf yet or not. */
export const isDeckName = (id: string): boolean =>
  PACKS.some(pack => pack.id === id) || isOwnPack(id);

/** One that somebody has made, and that is not on this phone. */
export const isMissing = (id: DeckId): boolean => isOwnPack(id) && !deckOf(id);
