/** How long a test will take, and what it will hurt. */
import { keysOf } from '../../../../kit/keys';
import { sum } from '../../../../kit/lists';
import type { Bonus, OnlyAt, Test } from '../../mission/mission';
import type { LenderId, LocationId, Shield } from '../../mission/names';
import { printedShields, withShields } from '../shields';
import type { View } from '../state';
import { agentOf } from '../lookup';
import { isDangerous } from './effects';
import type { Need, Situation } from './situation';

/** Four hits on the six faces of a die. */
const HITS_A_DIE = 4 / 6;
/** What a shield that stays costs after each roll, in units of time. */
const HARM: Readonly<Record<Shield, number>> = {
  blank: 0,
  skull: 0.35,
  time: 1,
  heart: 0.6,
  special: 0.6,
};
/** With so many of a dangerous resource, another one is feared. */
const FEARED = 5;
const FEAR = 4;

const isThere = (
  { places, cards }: OnlyAt,
  { mission }: Pick<Situation, 'mission'>,
  card: LocationId,
): boolean =>
  places.length + cards.length === 0 ||
  cards.includes(card) ||
  places.includes(mission.cards[card]?.place ?? '');

export function diceFor(
  situation: Pick<Situation, 'mission'>,
  id: LenderId,
  card: LocationId,
  test: Test,
): number {
  const lender = situation.mission.lenders[id];
  const isBanned = lender?.bans.some(
    ban =>
      isThere(ban, situation, card) &&
      (ban.skills.length === 0 || ban.skills.includes(test.skill)) &&
      (ban.tags.length === 0 || ban.tags.some(tag => test.tags.includes(tag))),
  );
  if (!lender || isBanned) return 0;
  const helps = ({ skills, ...where }: Bonus) =>
    isThere(where, situation, card) && (skills.length === 0 || skills.includes(test.skill));
  const bonus = sum(lender.bonuses.filter(helps).map(({ dice }) => dice));
  return (lender.skills[test.skill] ?? 0) + bonus;
}

export const canRoll = (situation: Situation, card: LocationId, test: Test): boolean =>
  situation.party.some(id => diceFor(situation, id, card, test) > 0);

/** Those that lie there, or those that are printed, with the changes that will be made. */
export function shieldsFor(
  { mission, view, party }: Situation,
  card: LocationId,
  act: string,
  test: Test,
  holds: (need: Need) => boolean,
): readonly Shield[] {
  const running = view.tests.find(it => it.card === card && it.act === act);
  if (running) return running.shields;
  return test.changes
    .filter(({ when }) => holds(when))
    .reduce<readonly Shield[]>(
      (now, { kind, many }) => withShields(now, kind, many),
      printedShields(test, mission.fewer, party.length),
    );
}

/** Expected units for the best of the team, with some help of the others. */
export function unitsFor(
  situation: Situation,
  card: LocationId,
  test: Test,
  shields: readonly Shield[],
  help?: number,
): number {
  const [best = 0, ...rest] = situation.party
    .map(id => diceFor(situation, id, card, test))
    .sort((one, other) => other - one);
  const some = situation.party.length > 2 ? (rest[0] ?? 0) / 3 : 0;
  const strength = best + (help === undefined ? some : help * sum(rest));
  if (strength === 0) return Infinity;
  const hits = strength * HITS_A_DIE;
  const rolls = Math.max(1, shields.length / hits + 0.35);
  const fear = dangerOf(situation.view, situation) >= FEARED ? FEAR : 1;
  const harm = sum(
    shields.map((kind, n) => HARM[kind] * (kind === 'special' ? fear : 1) * Math.max(0, n / hits)),
  );
  return rolls + harm;
}

/** Expected rolls of one agent with so many dice. */
export const rollsNeeded = (shields: readonly Shield[], dice: number): number =>
  shields.length / (dice * HITS_A_DIE);

/** How much there is of what ends the run when it grows. */
export function dangerOf(view: View, { mission }: Pick<Situation, 'mission'>): number {
  const kinds = keysOf(mission.resources).filter(kind => isDangerous(mission, kind));
  return Math.max(0, ...kinds.map(kind => view.team[kind]));
}

export const partyOf = (view: View): readonly LenderId[] =>
  view.figures.flatMap(it => agentOf(view, it).lender ?? []);
