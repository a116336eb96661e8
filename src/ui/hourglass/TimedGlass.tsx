import { StyleSheet, View } from 'react-native';
import Animated, { type SharedValue, useAnimatedStyle } from 'react-native-reanimated';
import Svg, { Circle, Defs, RadialGradient, Stop } from 'react-native-svg';
import type { Millis } from '@/kit/millis';
import { useComfort } from '../comfort';
import { colors } from '../theme/tokens';
import { useSvgIds } from '../useSvgIds';
import { Hourglass, widthOf } from './Hourglass';
import { lightAt } from './pose';
import { type GlassClock, useTimedSand } from './useTimedSand';

type Props = {
  /** Match time at which it is through; null: nobody has put it down. */
  until: Millis | null;
  full: Millis;
  clock: GlassClock;
  height: number;
  /** Of its collars: whose it is. */
  tint?: string | undefined;
  lying?: boolean | undefined;
  testID?: string | undefined;
};

/** A real glass: its sand is where the time of the table says, on every screen. */
export function TimedGlass({ until, full, clock, height, tint, lying = false, testID }: Props) {
  const { still } = useComfort();
  const pour = useTimedSand({ until, full, lying, clock, still });
  const size = { width: widthOf(height), height };
  const light = { left: pour.left, full: full / clock.speed, beats: !still };
  return (
    <View aria-hidden testID={testID} style={size}>
      {until !== null && <Glow {...light} height={height} />}
      <Beating {...light} still={until === null}>
        <Hourglass {...pour} height={height} tint={tint} />
      </Beating>
    </View>
  );
}

type LightProps = { left: SharedValue<number>; full: Millis; beats: boolean };

function Glow({ left, full, beats, height }: LightProps & { height: number }) {
  const [warm] = useSvgIds('warm');
  const glowing = useAnimatedStyle(() => ({ opacity: lightAt(left.get() * full, beats).glow }));
  const place = { left: (widthOf(height) - height * HALO) / 2, top: (height * (1 - HALO)) / 2 };
  return (
    <Animated.View pointerEvents="none" style={[styles.glow, place, glowing]}>
      <Svg width={height * HALO} height={height * HALO} viewBox="-1 -1 2 2">
        <Defs>
          <RadialGradient id={warm}>
            <Stop offset="0" stopColor={colors.lamp} stopOpacity={0.75} />
            <Stop offset="0.5" stopColor={colors.lamp} stopOpacity={0.28} />
            <Stop offset="1" stopColor={colors.lamp} stopOpacity={0} />
          </RadialGradient>
        </Defs>
        <Circle r={1} fill={`url(#${warm})`} />
      </Svg>
    </Animated.View>
  );
}

const HALO = 1.3; // of the height of the glass

type BeatingProps = LightProps & { still: boolean; children: React.ReactNode };

function Beating({ left, full, beats, still, children }: BeatingProps) {
  const beating = useAnimatedStyle(() => {
    const { beat } = still ? { beat: 0 } : lightAt(left.get() * full, beats);
    return { transform: [{ scale: 1 + 0.025 * beat }] };
  });
  return <Animated.View style={beating}>{children}</Animated.View>;
}

const styles = StyleSheet.create({
  glow: { position: 'absolute' },
});
