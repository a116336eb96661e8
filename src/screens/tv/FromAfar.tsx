import { type ReactNode, useMemo } from 'react';
import { useWindowDimensions } from 'react-native';
import { ComfortProvider, useComfort } from '@/ui/comfort';

/** The height of a screen that is read from the hand. */
const NEAR = 700;

/** Larger screens are read from further away, so words grow with the screen. */
export function FromAfar({ children }: { children: ReactNode }) {
  const comfort = useComfort();
  const { width, height } = useWindowDimensions();
  const textScale = Math.max(comfort.textScale, Math.min(2, Math.min(height, width * 0.6) / NEAR));
  const afar = useMemo(() => ({ ...comfort, textScale }), [comfort, textScale]);
  return <ComfortProvider value={afar}>{children}</ComfortProvider>;
}
