import { createHash } from 'node:crypto';
import type { Deck } from './card';
import { DECKS } from './decks';
import { fetchDeck, PACKS } from './packs';
import { cardOf, deckOf, SHELF } from './shelf';

/** Leaves out the texts: phones with different wordings still play the same cards. */
const hashOf = ({ cards }: Deck): string =>
  createHash('sha256')
    .update(JSON.stringify(cards.map(({ id, front, back, date }) => [id, front, back, date])))
    .digest('hex')
    .slice(0, 16);

test('every deck is a pack, with the hash of its cards', () => {
  expect(PACKS).toEqual(DECKS.map(deck => ({ id: deck.id, kind: 'deck', hash: hashOf(deck) })));
});

test.each<[string, (deck: Deck) => Deck, boolean]>([
  ['a word', deck => first(deck, card => ({ ...card, en: { title: 'A', fact: 'B' } })), false],
  ['a sign', deck => first(deck, card => ({ ...card, front: card.back, back: card.front })), true],
  ['a date', deck => first(deck, card => ({ ...card, date: { shown: 'year', year: 7 } })), true],
  ['the order', deck => ({ ...deck, cards: [...deck.cards].reverse() }), true],
  ['a card less', deck => ({ ...deck, cards: deck.cards.slice(1) }), true],
])('the hash covers what decides a match: %s', (_what, change, isOther) => {
  expect(hashOf(change(DECKS[0])) !== hashOf(DECKS[0])).toBe(isOther);
});

const first = (
  deck: Deck,
  change: (card: Deck['cards'][number]) => Deck['cards'][number],
): Deck => ({
  ...deck,
  cards: deck.cards.map((card, n) => (n === 0 ? change(card) : card)),
});

test('a deck that was fetched lies on the shelf, with all its cards', async () => {
  SHELF.clear();
  const [pack] = PACKS;
  expect(cardOf(pack.id, 'piye')).toBeUndefined();
  await fetchDeck(pack);
  expect(cardOf(pack.id, 'piye')).toBe(deckOf(pack.id)?.cards.find(({ id }) => id === 'piye'));
  expect(SHELF.get(pack.id)?.size).toBe(DECKS[0].cards.length);
});
