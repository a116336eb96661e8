import { type ReactNode, useEffect, useRef } from 'react';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { useComfort } from '@/ui/comfort';
import { durations } from '@/ui/theme/tokens';

type Props = {
  /** Somebody else than before has come; '' means that nobody sits here. */
  who: string;
  children: ReactNode;
};

/** Lets somebody who has just sat down grow into the seat. */
export function Arriving({ who, children }: Props) {
  const { still } = useComfort();
  const before = useRef(who);
  const size = useSharedValue(1);
  useEffect(() => {
    const hasCome = before.current === '' && who !== '';
    before.current = who;
    if (!hasCome || still) return;
    size.set(0.3);
    size.set(withTiming(1, { duration: durations.move, easing: Easing.out(Easing.back(1.7)) }));
  }, [who, still, size]);
  const growing = useAnimatedStyle(() => ({ transform: [{ scale: size.get() }] }));
  return <Animated.View style={growing}>{children}</Animated.View>;
}
