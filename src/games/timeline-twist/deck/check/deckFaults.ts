/** Reports each fault of a deck as one sentence. Nothing here judges whether a fact is true. */
import { type Card, type Deck, type Language, LANGUAGES } from '../card';
import { compareDates, spanOf, type Year } from '../date';
import { dateWords } from '../dateWords';
import { alikeIn } from './alike';
import { cardFaults } from './cardFaults';
import { countByCategory, countByEra, countBySigns, neighboursIn } from './survey';

/** Every era and category needs at least this share of the deck. */
const LEAST_SHARE = 1 / 40;
/** No era or category may have more than this share. */
const MOST_SHARE = 1 / 4;
/** A match of all together needs this many. */
const FEWEST_CARDS = 36;

export const deckFaults = (deck: Deck, today: Year): string[] => [
  ...sizeFaults(deck),
  ...deck.cards.flatMap(card => cardFaults(card, today)),
  ...twice(
    'id',
    deck.cards.map(({ id }) => id),
  ),
  ...LANGUAGES.flatMap(language => titleFaults(deck, language)),
  ...dateFaults(deck),
  ...signFaults(deck),
  ...spreadFaults(deck),
];

/** A card belongs to one deck only, because saved matches name it by its id alone. */
export const registryFaults = (decks: readonly Deck[]): string[] => [
  ...twice(
    'deck',
    decks.map(({ id }) => id),
  ),
  ...twice(
    'id',
    decks.flatMap(({ cards }) => [...new Set(cards.map(({ id }) => id))]),
  ),
];

const sizeFaults = ({ id, cards }: Deck): string[] =>
  cards.length < FEWEST_CARDS
    ? [`${id} has only ${cards.length} cards; a match needs ${FEWEST_CARDS}.`]
    : [];

const twice = (what: string, names: readonly string[]): string[] =>
  [...new Set(names.filter((name, n) => names.indexOf(name) < n))].map(
    name => `The ${what} “${name}” is there twice.`,
  );

function titleFaults({ cards }: Deck, language: Language): string[] {
  const titles = cards.map(card => card[language].title);
  return [
    ...twice('title', titles),
    ...alikeIn([...new Set(titles)]).map(
      ([title, other]) => `“${title}” and “${other}” are hard to tell apart.`,
    ),
  ];
}

const dateFaults = (deck: Deck): string[] =>
  neighboursIn(deck).flatMap(([earlier, later]) => orderFaults(earlier, later));

function orderFaults(earlier: Card, later: Card): string[] {
  const same = compareDates(earlier.date, later.date) === 0;
  const words = ({ date }: Card) => dateWords('en', date);
  const pair = `${earlier.id} (${words(earlier)}) and ${later.id} (${words(later)})`;
  if (same) return words(earlier) === words(later) ? [] : [`${pair} are equal but do not look it.`];
  return spanOf(earlier.date).to >= spanOf(later.date).from
    ? [`${pair} overlap: nobody can say which came before.`]
    : [];
}

function signFaults(deck: Deck): string[] {
  const counts = countBySigns(deck).map(([, count]) => count);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  return most - fewest > 1
    ? [`The pairs of signs are not used equally: one ${fewest} times, another ${most} times.`]
    : [];
}

function spreadFaults(deck: Deck): string[] {
  const parts = [
    ...countByEra(deck).map(([{ name }, count]) => ({ name, count })),
    ...countByCategory(deck).map(([name, count]) => ({ name, count })),
  ];
  return parts.flatMap(({ name, count }) => {
    const share = count / deck.cards.length;
    if (share < LEAST_SHARE) return [`Too few cards (${count}) are about ${name}.`];
    return share > MOST_SHARE ? [`Too many cards (${count}) are about ${name}.`] : [];
  });
}
