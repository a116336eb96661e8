import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import type { Millis } from '@/kit/millis';
import { sandLeft } from '@/kit/sand';
import { colors, radius } from '@/ui/theme/tokens';
import { useSeat } from '../HandContext';

type Props = { readonly until: Millis; readonly full: Millis };

/** The time left to answer, as a bar that shrinks. */
export function Countdown({ until, full }: Props) {
  const { clock } = useSeat('clock');
  const left = useSharedValue(1);
  useEffect(() => {
    left.set(sandLeft(until, full, clock.now()));
    if (!clock.running) return undefined;
    const duration = Math.max(0, until - clock.now()) / clock.speed;
    left.set(withTiming(0, { duration, easing: Easing.linear }));
    return () => cancelAnimation(left);
  }, [left, until, full, clock]);
  const style = useAnimatedStyle(() => ({ width: `${left.get() * 100}%` }));
  return (
    <View aria-hidden style={styles.bar}>
      <Animated.View style={[styles.rest, style]} />
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { height: 5, borderRadius: radius.round, backgroundColor: colors.space, overflow: 'hidden' },
  rest: { height: 5, borderRadius: radius.round, backgroundColor: colors.heed },
});
