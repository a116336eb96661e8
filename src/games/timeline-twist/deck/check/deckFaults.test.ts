import { type Card, CATEGORIES, type Deck } from '../card';
import type { CardDate } from '../date';
import { DECKS } from '../decks';
import { alikeIn } from './alike';
import { cardFaults } from './cardFaults';
import { deckFaults, registryFaults } from './deckFaults';
import { ERAS } from './eras';
import { closestNeighbours, sharedDates, SIGN_PAIRS } from './survey';

/** Fixed at the year the deck was made, so that the test does not depend on the clock. */
const TODAY = 2026;

test.each(DECKS.map(deck => [deck.id, deck] as const))('%s has no fault', (_id, deck) => {
  expect(deckFaults(deck, TODAY)).toEqual([]);
});

test('no card is in two decks', () => {
  expect(registryFaults(DECKS)).toEqual([]);
});

// Faults that the check finds -------------------------------------------------------------------

const THINGS =
  'anchor bell candle dome easel ferry globe harpsichord inkpot jigsaw kite lantern'.split(' ');
const PLACES = ['here', 'beyond', 'tomorrow'];
const BEGINNINGS = [-9e6, -2e6, -9000, -700, 600, 1500, 1801, 1901, 1951, 2001];

const cardOf = (n: number, changed: Partial<Card> = {}): Card => {
  const name = `${THINGS[n % 12]!} ${PLACES[Math.floor(n / 12)]!}`;
  return {
    id: `card-${n}`,
    category: CATEGORIES[n % CATEGORIES.length]!,
    ...SIGN_PAIRS[n % SIGN_PAIRS.length]!,
    date: { shown: 'year', year: BEGINNINGS[n % 10]! + Math.floor(n / 10) },
    source: 'en.wikipedia: Card',
    en: { title: `The ${name}`, fact: 'Somebody makes something.' },
    de: { title: `Das ${name}`, fact: 'Jemand macht etwas.' },
    ...changed,
  };
};
const deckWith = (...changes: Partial<Card>[]): Deck => ({
  id: 'made-up',
  title: { en: 'Made up', de: 'Erfunden' },
  cards: Array.from({ length: 36 }, (_, n) => cardOf(n, changes[n])),
});
const faults = (...changes: Partial<Card>[]) => deckFaults(deckWith(...changes), TODAY);

test('a sound deck of the smallest size has no faults', () => {
  expect(faults()).toEqual([]);
});

const words = (title: string, fact: string) => ({ title, fact });
const dated = (date: CardDate): Partial<Card> => ({ date });

test.each<[string, Partial<Card>]>([
  ['Card 0: an id is', { id: 'Card 0' }],
  ['no category “war”', { category: 'war' as 'art' }],
  ['same sign, circle', { front: 'circle', back: 'circle' }],
  ['signs does not exist', { back: 'moon' as 'star' }],
  ['its source', { source: 'somebody told me' }],
  ['not been translated', { de: words('Etwas', 'Somebody makes something.') }],
  ['en title is empty', { en: words('', 'Somebody makes something.') }],
  ['de fact is empty', { de: words('Etwas', ' ') }],
  ['loose spaces', { en: words('The  axe', 'Somebody makes something.') }],
  ['41 letters; 40 fit', { en: words('x'.repeat(41), 'Somebody makes something.') }],
  ['91 letters; 90 fit', { de: words('Etwas', `${'x'.repeat(90)}.`) }],
  ['does not end as a sentence', { en: words('The axe', 'Somebody makes something') }],
  ['ends with a full stop', { en: words('The axe.', 'Somebody makes something.') }],
  ['typewriter marks', { en: words('The axe', "It isn't new.") }],
  ['typewriter marks', { de: words('Das "Beil"', 'Jemand macht etwas.') }],
  ['quotation marks of another language', { en: words('The axe', 'A „thing“ is made.') }],
  ['quotation marks of another language', { de: words('Das Beil', 'Ein “Ding” entsteht.') }],
  ['lone ones', { de: words('Das Beil', 'Ein „Ding entsteht.') }],
  ['away with “1969”', { en: words('The axe', 'It is made in 1969.') }],
  ['away with “476”', { en: words('The axe of 476', 'Somebody makes something.') }],
  ['away with “60s”', { en: words('The axe', 'In the 60s it is made.') }],
  ['away with “century”', { en: words('The axe', 'The first of the century.') }],
  ['away with “BC”', { en: words('The axe BC', 'Somebody makes something.') }],
  ['away with “Jahrhundert”', { de: words('Das Beil', 'Das erste im Jahrhundert.') }],
  ['away with “v. Chr”', { de: words('Das Beil', 'Es entsteht v. Chr. im Süden.') }],
  ['away with “vor hundert Jahren”', { de: words('Das Beil', 'Es entstand vor hundert Jahren.') }],
  [
    'its en words name the year',
    { ...dated({ shown: 'year', year: -46 }), en: words('The axe', 'It is made in 46.') },
  ],
  ['says what came before it', { en: words('The axe comes again', 'Somebody makes something.') }],
  ['says what came before it', { de: words('Das erste Beil', 'Jemand macht etwas.') }],
  [
    'its numbers differ: 2, 19 in English, 2 in German',
    {
      en: words('Two axes', 'After nineteen years they break.'),
      de: words('Zwei Beile', 'Nach Jahren brechen sie.'),
    },
  ],
  ['not in whole years', dated({ shown: 'year', year: -9e6 + 0.5 })],
  ['no year 0', dated({ shown: 'year', year: 0 })],
  ['some years to give', dated({ shown: 'about', year: -9e6, give: 0 })],
  ['begins with its 0', dated({ shown: 'decade', year: 1041 })],
  ['begins with its 1', dated({ shown: 'century', year: 1400 })],
  ['begins with its 1', dated({ shown: 'century', year: -501 })],
  ['above 0', dated({ shown: 'ago', years: -5, give: 1 })],
  ['turn of the era', dated({ shown: 'about', year: -3, give: 9 })],
  ['in the future, after 2026', dated({ shown: 'year', year: 2027 })],
  ['in the future', dated({ shown: 'decade', year: 2020 })],
])('“%s” is reported for %j', (fault, change) => {
  expect(faults(change).join('\n')).toContain(fault);
});

test.each<[string, Partial<Card>[]]>([
  ['The id “card-1” is there twice.', [{ id: 'card-1' }]],
  [
    'The title “The same” is there twice.',
    [{ en: words('The same', 'It is one.') }, { en: words('The same', 'It is another.') }],
  ],
  [
    '“The red axe” and “The red axes” are hard to tell apart.',
    [{ en: words('The red axe', 'It is one.') }, { en: words('The red axes', 'It is another.') }],
  ],
  [
    'card-0 (about 1000 BC) and card-1 (950 BC) overlap: nobody can say which came before.',
    [dated({ shown: 'about', year: -1000, give: 50 }), dated({ shown: 'year', year: -950 })],
  ],
  [
    'card-0 (1960s) and card-1 (about 1965) overlap: nobody can say which came before.',
    [dated({ shown: 'decade', year: 1960 }), dated({ shown: 'about', year: 1965, give: 4 })],
  ],
  ['The pairs of signs are not used equally: one 2 times, another 4 times.', [SIGN_PAIRS[1]!]],
])('“%s” is reported for a deck', (fault, changes) => {
  expect(faults(...changes)).toContain(fault);
});

test('neighbouring dates may touch, and two cards may show the same date', () => {
  const century = dated({ shown: 'century', year: -1000 });
  expect(faults(century, century, dated({ shown: 'year', year: -1001 }))).toEqual([]);
});

test('a deck is faulty if it is too small or has too many cards about one thing', () => {
  const { cards, ...deck } = deckWith(
    ...Array.from({ length: 36 }, () => ({ category: 'art' as const })),
  );
  const found = deckFaults({ ...deck, cards: cards.slice(0, 35) }, TODAY);
  expect(found).toContain('made-up has only 35 cards; a match needs 36.');
  expect(found).toContain('Too few cards (0) are about space.');
  expect(found).toContain('Too many cards (35) are about art.');
});

test('an era without cards is reported', () => {
  const old = deckWith(
    ...Array.from({ length: 36 }, (_, n) => dated({ shown: 'year', year: 1600 + n })),
  );
  const missed = ERAS.filter(({ name }) => name !== 'early modern times');
  expect(deckFaults(old, TODAY)).toEqual(
    expect.arrayContaining(missed.map(({ name }) => `Too few cards (0) are about ${name}.`)),
  );
});

test('a card in two decks and a deck with a taken name are reported', () => {
  const other = { ...deckWith(), id: 'other' };
  const twelve = { ...deckWith(), cards: deckWith().cards.slice(0, 1) };
  expect(registryFaults([twelve, other])).toEqual(['The id “card-0” is there twice.']);
  expect(registryFaults([twelve, { ...twelve, cards: [] }])).toEqual([
    'The deck “made-up” is there twice.',
  ]);
});

test.each([
  ['The sky disc of Nebra', 'A sky disc of Nebra', true],
  ['Lucy walks in Ethiopia', 'Lucy walks Ethiopia', true],
  ['London burns', 'Berlin burns', false],
  ['Notre-Dame opens its doors again', 'Foundation stone of Notre-Dame', false],
])('“%s” and “%s” are alike: %s', (one, other, expected) => {
  expect(alikeIn([one, other])).toEqual(expected ? [[one, other]] : []);
});

test('the closest neighbours are those with the smallest gap for their age', () => {
  const years = [1000, 1010, 2001, 2004];
  const cards = years.map((year, n) => cardOf(n, dated({ shown: 'year', year })));
  const pairs = closestNeighbours({ ...deckWith(), cards }, TODAY, 2);
  expect(pairs.map(pair => pair.map(({ id }) => id))).toEqual([
    ['card-0', 'card-1'],
    ['card-2', 'card-3'],
  ]);
});

test('cards that show the same date are grouped', () => {
  const century = dated({ shown: 'century', year: -1000 });
  const groups = sharedDates(deckWith({}, century, {}, century));
  expect(groups.map(group => group.map(({ id }) => id))).toEqual([['card-1', 'card-3']]);
});

test('a fault names its card', () => {
  expect(cardFaults(cardOf(3, { id: 'Three' }), TODAY)[0]).toMatch(/^Three: /);
});
