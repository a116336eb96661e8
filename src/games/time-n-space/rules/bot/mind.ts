/** Everything that a bot considers in a decision. */
import type { Millis } from '../../../../kit/millis';
import { of, type Seat } from '../../../../kit/seat';
import type { Good, Slot } from '../components';
import type { Centre, View } from '../state';
import type { Character } from './character';
import type { Market } from './flights/market';
import type { Plan } from './plan';

export type Mind = {
  readonly view: View;
  readonly seat: Seat;
  readonly at: Millis;
  readonly character: Character;
  readonly plan: Plan;
  readonly market: Market;
  /** Goods whose orders somebody has asked for. */
  readonly calls: readonly Good[];
  /** The building that is kept clear for the tile in the research station. */
  readonly kept?: Slot | undefined;
};

export const mindCentre = ({ view, seat }: Mind): Centre => of(view.centres, seat);
