/** `npm run deck`: shows how the cards of the timeline are spread, and what is wrong with them. */
import type { Card, Deck } from '../games/timeline-twist/deck/card';
import { deckFaults, registryFaults } from '../games/timeline-twist/deck/check/deckFaults';
import {
  closestNeighbours,
  countByCategory,
  countByEra,
  countBySigns,
  sharedDates,
} from '../games/timeline-twist/deck/check/survey';
import { dateWords } from '../games/timeline-twist/deck/dateWords';
import { DECKS } from '../games/timeline-twist/deck/decks';
import { deckFlags } from './deckFlags';

const MOST_NEIGHBOURS = 12;

function show(deck: Deck, today: number): void {
  console.log(`${deck.id}: ${deck.cards.length} cards`);
  console.table(Object.fromEntries(countByEra(deck).map(([{ name }, cards]) => [name, { cards }])));
  console.table(
    Object.fromEntries(countByCategory(deck).map(([name, cards]) => [name, { cards }])),
  );
  console.table(
    Object.fromEntries(
      countBySigns(deck).map(([{ front, back }, cards]) => [`${front}, ${back}`, { cards }]),
    ),
  );
  console.log('The same date:');
  for (const group of sharedDates(deck)) console.log(`  ${group.map(titled).join(', ')}`);
  console.log('The hardest to tell apart:');
  for (const pair of closestNeighbours(deck, today, MOST_NEIGHBOURS)) {
    console.log(`  ${pair.map(titled).join(', ')}`);
  }
}

const titled = ({ en, date }: Card): string => `${en.title} (${dateWords('en', date)})`;

function check(decks: readonly Deck[], today: number): boolean {
  const faults = [
    ...decks.flatMap(deck => deckFaults(deck, today).map(fault => `${deck.id}: ${fault}`)),
    ...registryFaults(DECKS),
  ];
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

const read = deckFlags(
  process.argv.slice(2),
  DECKS.map(({ id }) => id),
);
if (read.ok) {
  const today = new Date().getFullYear();
  const decks = DECKS.filter(({ id }) => read.deck === undefined || read.deck === id);
  for (const deck of decks) show(deck, today);
  process.exitCode = check(decks, today) ? 0 : 1;
} else {
  console.error(read.problem);
  process.exitCode = 2;
}
