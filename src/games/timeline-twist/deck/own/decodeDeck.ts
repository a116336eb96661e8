/** The border for a deck that was kept, or that another phone has sent. */
import { z } from 'zod';
import { decoded, type Decoded, wrong } from '../../../../kit/decoded';
import { jsonOf } from '../../../../kit/json';
import { shownText } from '../../../../kit/shownText';
import { CATEGORIES, type Deck, LONGEST_FACT, LONGEST_TITLE, SIGNS } from '../card';
import { compareDates, spanOf } from '../date';
import { FEWEST_CARDS, LONGEST_DECK_TITLE, MOST_CARDS } from './buildDeck';

const words = (most: number, least = 1) =>
  z.string().transform(shownText).pipe(z.string().min(least).max(most));
const year = z.int().min(-10_000).max(3_000);
const date = z.discriminatedUnion('shown', [
  z.strictObject({ shown: z.literal('year'), year }),
  z.strictObject({ shown: z.literal('about'), year, give: z.int().min(1).max(5_000) }),
  z.strictObject({ shown: z.literal('decade'), year }),
]);
const text = z.strictObject({ title: words(LONGEST_TITLE), fact: words(LONGEST_FACT, 0) });
const title = words(LONGEST_DECK_TITLE);
const card = z
  .strictObject({
    id: z.string().regex(/^c-[0-9a-f]{12}$/),
    category: z.enum(CATEGORIES),
    front: z.enum(SIGNS),
    back: z.enum(SIGNS),
    date,
    en: text,
    de: text,
  })
  .transform(it => ({ ...it, source: '' }));

const deck = z.lazy(() =>
  z.strictObject({
    sandtable: z.literal('deck'),
    v: z.literal(1),
    title: z.strictObject({ en: title, de: title }),
    cards: z.array(card).min(FEWEST_CARDS).max(MOST_CARDS),
  }),
);

export function decodeDeck(kept: string): Decoded<Omit<Deck, 'id'>> {
  const read = decoded(deck, jsonOf(kept));
  if (!read.ok) return read;
  const { cards } = read.value;
  if (new Set(cards.map(({ id }) => id)).size < cards.length)
    return wrong('two cards have one name');
  const row = [...cards].sort((a, b) => compareDates(a.date, b.date));
  const isClear = row.slice(1).every((later, n) => {
    const earlier = row[n];
    return (
      !earlier ||
      compareDates(earlier.date, later.date) === 0 ||
      spanOf(earlier.date).to < spanOf(later.date).from
    );
  });
  return isClear ? read : wrong('two dates overlap');
}

/** The same cards give the same text, so the same hash on every phone. */
export const writtenDeck = ({ title: name, cards }: Omit<Deck, 'id'>): string =>
  JSON.stringify({
    sandtable: 'deck',
    v: 1,
    title: { en: name.en, de: name.de },
    cards: cards.map(({ id, category, front, back, date: when, en, de }) => ({
      id,
      category,
      front,
      back,
      date: when,
      en,
      de,
    })),
  });
