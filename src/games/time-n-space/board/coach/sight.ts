import type { Millis } from '@/kit/millis';
import type { Seat } from '@/kit/seat';
import type { View } from '../../rules/state';

/** Everything that the coach judges by. */
export type Sight = {
  readonly view: View;
  readonly seat: Seat;
  readonly at: Millis;
  /** When both glasses became idle, which a single view cannot tell; null: they are not. */
  readonly parkedSince?: Millis | null;
};
