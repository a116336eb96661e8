import { useWindowDimensions } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { WIDE } from '@/ui/theme/tokens';

export type HandRoom = {
  /** Two columns stand beside each other, as on a tablet. */
  readonly isWide: boolean;
  /** The words of four skills do not stand beside each other. */
  readonly isNarrow: boolean;
  /** Every line counts, as on a small phone. */
  readonly isLow: boolean;
};

/** How much room a hand has; larger letters make a screen smaller. */
export function useRoom(): HandRoom {
  const { width, height } = useWindowDimensions();
  const { textScale } = useComfort();
  return {
    isWide: width >= WIDE * textScale,
    isNarrow: width < NARROW * textScale,
    isLow: height < LOW,
  };
}

const NARROW = 380;
const LOW = 700;
