/** All that a bot has before its eyes as it decides. */
import type { Millis } from '../../../../kit/millis';
import { of, type Seat } from '../../../../kit/seat';
import type { Good, Slot } from '../components';
import type { Centre, View } from '../state';
import type { Character } from './character';
import { keptClear } from './building';
import { type Market, marketFor } from './market';
import { type Plan, planOf } from './plan';

export type Mind = {
  readonly view: View;
  readonly seat: Seat;
  readonly at: Millis;
  readonly character: Character;
  readonly plan: Plan;
  readonly market: Market;
  /** Goods somebody has asked for an order of. */
  readonly calls: readonly Good[];
  /** The building that is kept clear for the tile in the research station. */
  readonly kept?: Slot | undefined;
};

export function mindOf(
  view: View,
  seat: Seat,
  at: Millis,
  character: Character,
  calls: readonly Good[],
): Mind {
  const plan = planOf(view, seat, at, character.weights);
  const market = marketFor(view, seat, plan, character.weights);
  const mind: Mind = { view, seat, at, character, plan, market, calls };
  return { ...mind, kept: keptClear(mind, of(view.centres, seat)) };
}

export const ownCentre = ({ view, seat }: Mind): Centre => of(view.centres, seat);
