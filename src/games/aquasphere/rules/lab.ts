/** A player's lab: its berths, its letters, and the research cards it holds. */
import { sum } from '../../../kit/lists';
import {
  BASE_LAB,
  type Berth,
  type Card,
  type CardId,
  CARDS,
  type Expansion,
  type ExpansionId,
  EXPANSIONS,
  type Letter,
} from './components';
import type { Player } from './state';

export function expansionOf(id: ExpansionId): Expansion {
  const found = EXPANSIONS.get(id);
  if (!found) throw new Error(`there is no expansion ${id}`);
  return found;
}

export function cardOf(id: CardId): Card {
  const found = CARDS.get(id);
  if (!found) throw new Error(`there is no card ${id}`);
  return found;
}

export const capacityOf = ({ expansions }: Player, berth: Berth): number =>
  BASE_LAB[berth] + sum(expansions.map(id => expansionOf(id).adds[berth] ?? 0));

/** Octopods are not stored, so there is room for as many in every catch. */
const storedOf = (player: Player, berth: Berth): number => {
  if (berth === 'octopods') return 0;
  return berth === 'cards' ? player.cards.length : player[berth];
};

export const roomFor = (player: Player, berth: Berth): number =>
  capacityOf(player, berth) - storedOf(player, berth);

/** The base lab counts, too. */
export const lettersOf = ({ base, expansions }: Player): readonly Letter[] => [
  ...new Set([base, ...expansions.flatMap(id => expansionOf(id).letters)]),
];

export const hasCard = ({ cards }: Player, kind: Card['kind']): boolean =>
  cards.some(id => cardOf(id).kind === kind);

/** The card for a step sideways, unless it has been used. */
export const sidewaysCard = ({ cards, spent }: Player): CardId | undefined =>
  cards.find(id => cardOf(id).kind === 'sideways' && !spent.includes(id));
