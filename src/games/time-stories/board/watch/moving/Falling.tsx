import { useEffect } from 'react';
import { View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';
import { useStage } from '../stage';
import { useComfort } from '@/ui/comfort';
import type { Shield } from '../../../mission/names';
import { ShieldSign } from '../../signs/ShieldSign';

type Props = {
  readonly shield: Shield;
  readonly size: number;
  /** Its place among those that fall, which fall one after another. */
  readonly turn: number;
};

/** The outline that a shield leaves, and above it the shield on its way down. */
export function Falling({ shield, size, turn }: Props) {
  const { px } = useStage();
  const { still } = useComfort();
  const gone = useSharedValue(0);
  useEffect(() => {
    const fall = withTiming(1, { duration: FALL_MS, easing: Easing.in(Easing.quad) });
    gone.set(withDelay(turn * FALL_MS, fall));
  }, [gone, turn]);
  const drop = px(size);
  const style = useAnimatedStyle(() => ({
    opacity: 1 - gone.get(),
    transform: [{ translateY: drop * gone.get() }, { rotate: `${gone.get() * 24}deg` }],
  }));
  return (
    <View>
      <ShieldSign shield={shield} size={px(size)} isFallen />
      {!still && (
        <Animated.View style={[{ position: 'absolute', left: 0, top: 0 }, style]}>
          <ShieldSign shield={shield} size={px(size)} />
        </Animated.View>
      )}
    </View>
  );
}

export const FALL_MS = 180;
