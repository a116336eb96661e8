import { type ReactNode, useEffect } from 'react';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { useComfort } from '@/ui/comfort';
import { durations } from '@/ui/theme/tokens';

type Props = { readonly width: number; readonly height: number; readonly children: ReactNode };

/** A wall that turns on its vertical axis when it is laid out; with little motion it fades in. */
export function Turning({ width, height, children }: Props) {
  const { still } = useComfort();
  const open = useSharedValue(0);
  useEffect(() => {
    open.set(
      withTiming(1, { duration: still ? FADE : durations.move, easing: Easing.out(Easing.cubic) }),
    );
  }, [open, still]);
  const style = useAnimatedStyle(() => {
    const share = open.get();
    return still
      ? { opacity: 0.4 + 0.6 * share }
      : { transform: [{ perspective: 1600 }, { rotateY: `${(1 - share) * 70}deg` }] };
  });
  return <Animated.View style={[{ width, height }, style]}>{children}</Animated.View>;
}

const FADE = 120;
