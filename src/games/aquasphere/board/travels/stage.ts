import type { Seat } from '@/kit/seat';
import type { Seen } from '../../rules/state';
import type { Travel } from './places';

/** Some pieces travel together; then the next stage begins. */
export type Stage = {
  readonly travels: readonly Travel[];
  /** The drawing below the pieces that travel. */
  readonly during: Seen;
  readonly after: Seen;
  /** Scientists who are on their way, so that they stand nowhere. */
  readonly away: readonly Seat[];
};

/** Undefined: nothing of this kind has changed. */
export type Mover = (shown: Seen, goal: Seen) => Stage | undefined;
