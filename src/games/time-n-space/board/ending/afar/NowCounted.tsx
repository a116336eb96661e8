import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Circle, Defs, RadialGradient, Stop } from 'react-native-svg';
import { durations } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';
import type { Good } from '../../../rules/components';
import { Cube } from '../../pieces/Cube';
import { goodColour } from '../../pieces/colours';
import { boxOf, type Rect } from '../../pieces/rect';

type Props = { readonly good: Good | undefined; readonly rect: Rect };

/** The colour being counted, as large as there is room. */
export const NowCounted = ({ good, rect }: Props) => (
  <View aria-hidden style={[styles.place, boxOf(rect)]}>
    {good && <Risen key={good} good={good} size={Math.min(rect.width, rect.height)} />}
  </View>
);

function Risen({ good, size }: { readonly good: Good; readonly size: number }) {
  const [glow] = useSvgIds('counted');
  const risen = useSharedValue(0);
  useEffect(() => {
    risen.set(withTiming(1, { duration: durations.move, easing: Easing.out(Easing.back(1.6)) }));
  }, [risen]);
  const rising = useAnimatedStyle(() => ({
    opacity: Math.min(1, 2 * risen.get()),
    transform: [{ scale: 0.6 + 0.4 * risen.get() }],
  }));
  return (
    <Animated.View style={[styles.place, rising]}>
      <Svg width={size} height={size} viewBox="-1 -1 2 2">
        <Defs>
          <RadialGradient id={glow}>
            <Stop offset="0" stopColor={goodColour(good)} stopOpacity={0.5} />
            <Stop offset="1" stopColor={goodColour(good)} stopOpacity={0} />
          </RadialGradient>
        </Defs>
        <Circle r={1} fill={`url(#${glow})`} />
      </Svg>
      <View style={styles.cube}>
        <Cube good={good} size={size * 0.5} />
      </View>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
  cube: { position: 'absolute' },
});
