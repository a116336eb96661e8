/** How many dice an agent throws, and the faces that come up. */
import type { Figure } from './actions';
import { sum } from '../../../kit/lists';
import { type Chances, oneOf } from '../../../kit/random';
import type { Ban, Bonus, Test, OnlyAt } from '../mission/mission';
import type { LocationId } from '../mission/names';
import { ACTION_DIE, type Face, HITS } from './components';
import { agentOf, lenderOf, locationOf, missionIn } from './lookup';
import type { Seen } from './state';

export function thrown(dice: number, next: Chances): readonly Face[] {
  return Array.from({ length: dice }, () => oneOf(ACTION_DIE, next) ?? 'blank');
}

export const hitsOf = (faces: readonly Face[]): number => sum(faces.map(face => HITS[face]));
export const skullsOf = (faces: readonly Face[]): number =>
  faces.filter(face => face === 'skull').length;

export function isWithin(seen: Seen, { places, cards }: OnlyAt, card: LocationId): boolean {
  if (places.length === 0 && cards.length === 0) return true;
  return cards.includes(card) || places.includes(locationOf(seen, card).place);
}

/** Of the lender, and of the items that the agent carries. */
function bonusesOf(seen: Seen, figure: Figure, card: LocationId, skill: string): readonly Bonus[] {
  const { items } = missionIn(seen);
  const carried = agentOf(seen, figure).items.flatMap(item => items[item]?.bonuses ?? []);
  return [...lenderOf(seen, figure).bonuses, ...carried].filter(
    bonus =>
      isWithin(seen, bonus, card) && (bonus.skills.length === 0 || bonus.skills.includes(skill)),
  );
}

export function diceOf(seen: Seen, figure: Figure, card: LocationId, skill: string): number {
  const bonuses = bonusesOf(seen, figure, card, skill);
  return (lenderOf(seen, figure).skills[skill] ?? 0) + sum(bonuses.map(({ dice }) => dice));
}

export const bonusHits = (seen: Seen, figure: Figure, card: LocationId, skill: string): number =>
  sum(bonusesOf(seen, figure, card, skill).map(({ hits }) => hits));

/** A ban without skills and tags keeps the lender from the card itself. */
export const isBannedFromCard = (seen: Seen, figure: Figure, card: LocationId): boolean =>
  lenderOf(seen, figure).bans.some(
    ban => ban.skills.length === 0 && ban.tags.length === 0 && isWithin(seen, ban, card),
  );

export const isBannedFromTest = (
  seen: Seen,
  figure: Figure,
  card: LocationId,
  test: Test,
): boolean =>
  lenderOf(seen, figure).bans.some(ban => isWithin(seen, ban, card) && forbids(ban, test));

function forbids({ skills, tags }: Ban, test: Test): boolean {
  if (skills.length === 0 && tags.length === 0) return true;
  const bySkill = skills.length === 0 || skills.includes(test.skill);
  return bySkill && (tags.length === 0 || tags.some(tag => test.tags.includes(tag)));
}
