import type { Finger, FingerPoint } from '@/ui/carrying/useFinger';
import type { GlassId } from '../../../rules/state';

/** A parked glass can be carried to its symbol, too. */
export type Dropping = {
  readonly finger: Finger;
  /** A glass is let go at this point of the window. */
  onLetGo(glass: GlassId, point: FingerPoint): void;
};
