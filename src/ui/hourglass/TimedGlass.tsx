import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  type SharedValue,
  useAnimatedStyle,
  useDerivedValue,
} from 'react-native-reanimated';
import type { Millis } from '@/kit/millis';
import { useComfort } from '../comfort';
import { Hourglass, widthOf } from './Hourglass';
import { LAST, lightAt } from './pose';
import { stepIn } from './runningOut';
import { type GlassClock, useTimedSand } from './useTimedSand';
import { Warmth } from './Warmth';

type Props = {
  /** Match time at which the sand runs out; null while nobody has put the glass down. */
  until: Millis | null;
  full: Millis;
  clock: GlassClock;
  height: number;
  /** Colour of the collars: that of the glass's owner. */
  tint?: string | undefined;
  lying?: boolean | undefined;
  testID?: string | undefined;
};

/** A glass whose sand follows the table's clock, the same on every screen. */
export const TimedGlass = memo(function TimedGlass({
  until,
  full,
  clock,
  height,
  tint,
  lying = false,
  testID,
}: Props) {
  const { still } = useComfort();
  const whole = full / clock.speed;
  const step = stepIn(height, whole);
  const pour = useTimedSand({ until, full, lying, clock, still, step });
  const size = { width: widthOf(height), height };
  // Constant until the last seconds, so that the light is not computed before.
  const rest = useDerivedValue(() => Math.min(LAST, pour.left.get() * whole));
  const light = { rest, beats: !still };
  return (
    <View aria-hidden testID={testID} style={size}>
      {until !== null && <Glow {...light} height={height} />}
      <Beating {...light}>
        <Hourglass {...pour} height={height} tint={tint} />
      </Beating>
    </View>
  );
});

/** Real time until the sand runs out, at most the last seconds. */
type LightProps = { rest: SharedValue<Millis>; beats: boolean };

function Glow({ rest, beats, height }: LightProps & { height: number }) {
  const glowing = useAnimatedStyle(() => ({ opacity: lightAt(rest.get(), beats).glow }));
  const size = height * HALO;
  const place = { left: (widthOf(height) - size) / 2, top: (height - size) / 2 + height * 0.08 };
  return (
    <Animated.View pointerEvents="none" style={[styles.glow, place, glowing]}>
      <Warmth size={size} />
    </Animated.View>
  );
}

const HALO = 1.35; // times the height of the glass

function Beating({ rest, beats, children }: LightProps & { children: ReactNode }) {
  const beating = useAnimatedStyle(() => {
    const { beat } = lightAt(rest.get(), beats);
    return { transform: [{ scale: 1 + 0.025 * beat }] };
  });
  return <Animated.View style={beating}>{children}</Animated.View>;
}

const styles = StyleSheet.create({
  glow: { position: 'absolute' },
});
