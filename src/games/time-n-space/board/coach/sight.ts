import type { Millis } from '@/kit/millis';
import type { Seat } from '@/kit/seat';
import type { View } from '../../rules/state';

/** What the coach has to go by. */
export type Sight = {
  readonly view: View;
  readonly seat: Seat;
  readonly at: Millis;
  /** Since when both glasses have been lying idle: no single look can tell. */
  readonly parkedSince?: Millis | null;
};
