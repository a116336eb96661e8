import type { GlassId } from '../../rules/state';
import { useFromSeat, useSeat } from './HandContext';
import { untilOf } from './handSelectors';
import { useHasCome } from './useMoments';

/** Tells whether the sand of a standing glass has run out; renders again at that moment. */
export function useIsThrough(glass: GlassId): boolean {
  const { clock } = useSeat('clock');
  return useHasCome(clock, useFromSeat(untilOf(glass)));
}
