import { useWindowDimensions } from 'react-native';
import { useFromSeat, useHand } from '../hand/HandContext';
import { momentIn } from '../hand/selectors';
import { shapeOf } from '../hand/shape';
import type { HandScreen } from './finger';

/** What this player's screen shows, as far as a finger has to know it. */
export function useScreen(): HandScreen {
  const { page, picked, showsNext } = useHand('page', 'picked', 'showsNext');
  const decision = useFromSeat(momentIn);
  const shape = shapeOf(useWindowDimensions());
  return { page, picked, showsNext, decision, wide: shape === 'wide' || shape === 'low' };
}
