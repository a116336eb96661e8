import type { Finger, FingerPoint } from '@/ui/carrying/useFinger';
import type { GlassId } from '../../../rules/state';

/** Lets a player carry a parked glass to a symbol instead of tapping. */
export type Dropping = {
  readonly finger: Finger;
  /** The glass was dropped at this point of the window. */
  onLetGo(glass: GlassId, point: FingerPoint): void;
};
