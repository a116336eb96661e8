import type { GlassId } from '../../rules/state';
import { useFromHand, useHand } from './HandContext';
import { untilOf } from './handSelectors';
import { useHasCome } from './useMoments';

/** Whether the sand of a standing glass is through; rendered anew at that moment. */
export function useIsThrough(glass: GlassId): boolean {
  const { clock } = useHand('clock');
  return useHasCome(clock, useFromHand(untilOf(glass)));
}
