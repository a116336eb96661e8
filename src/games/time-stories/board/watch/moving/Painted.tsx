import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { useStage } from '../stage';
import { useComfort } from '@/ui/comfort';
import { durations } from '@/ui/theme/tokens';
import { tints } from '../../signs/station';
import type { BarPlan } from '../barFields';

type Props = {
  readonly plan: BarPlan;
  readonly room: number;
  /** The field that has just been spent. */
  readonly left: number;
  readonly height: number;
  readonly frame: number;
};

/** A white tile that the brush uncovers from left to right: the unit that has just been spent. */
export function Painted({ plan, room, left, height, frame }: Props) {
  const { px } = useStage();
  const { still } = useComfort();
  const gone = useSharedValue(0);
  useEffect(() => {
    gone.set(withTiming(1, { duration: durations.move, easing: Easing.out(Easing.quad) }));
  }, [gone]);
  const x = plan.leftOf(left);
  const wide = px(plan.tile - 1.6);
  const style = useAnimatedStyle(() => ({
    opacity: 1 - gone.get(),
    transform: [{ translateX: wide * gone.get() }],
  }));
  if (still || x >= room) return null;
  return (
    <View
      aria-hidden
      style={[
        styles.tile,
        {
          left: px(frame + x + 0.8),
          top: px(7),
          width: wide,
          height: px(height - 14),
          borderRadius: px(3),
        },
      ]}
    >
      <Animated.View style={[styles.white, style]} />
    </View>
  );
}

const styles = StyleSheet.create({
  tile: { position: 'absolute', overflow: 'hidden', pointerEvents: 'none' },
  white: { width: '100%', height: '100%', backgroundColor: tints.light },
});
