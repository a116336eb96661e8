/** What the mission of a match says of a card, an act or a lender. */
import type { Figure } from './actions';
import type { CardAct, Lender, Location, Mission, Test } from '../mission/mission';
import type { LocationId } from '../mission/names';
import { missionOf } from '../mission/shelf';
import { of, ownOf } from '../../../kit/seat';
import type { Agent, Seen, View } from './state';

export const missionIn = ({ options }: Pick<Seen, 'options'>): Mission =>
  missionOf(options.mission);

export function locationOf(seen: Seen, card: LocationId): Location {
  const location = missionIn(seen).cards[card];
  if (!location) throw new Error(`the mission has no card ${card}`);
  return location;
}

export const actOf = (seen: Seen, card: LocationId, act: string): CardAct | undefined =>
  missionIn(seen).cards[card]?.acts[act];

export function testOf(seen: Seen, card: LocationId, act: string): Test {
  const test = actOf(seen, card, act);
  if (test?.kind !== 'test') throw new Error(`${card} has no test ${act}`);
  return test;
}

export const agentOf = (seen: Seen, figure: Figure): Agent => of(seen.agents, figure);

/** What an agent can do on the card where it stands. */
export function actsOpenTo(view: View, figure: Figure): readonly string[] {
  const { at } = agentOf(view, figure);
  const front = at === null ? undefined : view.fronts[at];
  return front ? (ownOf(front.acts, figure) ?? []) : [];
}

/** Only once lenders are chosen. */
export function lenderOf(seen: Seen, figure: Figure): Lender {
  const { lender } = agentOf(seen, figure);
  const found = lender === null ? undefined : missionIn(seen).lenders[lender];
  if (!found) throw new Error(`${figure} has no lender`);
  return found;
}
