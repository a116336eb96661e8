import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useDerivedValue } from 'react-native-reanimated';
import Svg, { Path } from 'react-native-svg';
import { chances } from '@/kit/chance';
import { useComfort } from '../comfort';
import { colors } from '../theme/tokens';
import type { Pour } from './Hourglass';
import { apexOf, isFalling } from './sand';

type Props = Pour & { unit: number };

/** What falls: the platform itself moves it, so that it costs no frame anything. */
export function Stream({ left, turned, unit }: Props) {
  const { still } = useComfort();
  const shown = useAnimatedStyle(() => ({
    display: isFalling(left.get(), turned.get()) ? 'flex' : 'none',
  }));
  const room = { width: WIDTH * unit, height: LENGTH * unit, top: (118 - NECK) * unit };
  const center = { left: (54 - WIDTH / 2) * unit };
  return (
    <Animated.View pointerEvents="none" style={[StyleSheet.absoluteFill, shown]}>
      <View style={[styles.stream, room, center]}>
        <Animated.View style={[{ marginTop: -PERIOD * unit }, !still && falling(unit)]}>
          <Grains unit={unit} />
        </Animated.View>
      </View>
      {!still && unit > FINE && <Spray left={left} unit={unit} />}
    </Animated.View>
  );
}

const NECK = 8; // above the neck, where it starts
const LENGTH = 104;
const WIDTH = 7;
const PERIOD = 40;
const FINE = 0.35; // of a pixel: in a smaller glass no grain is seen by itself

const next = chances(60_000);
/** Grains within one period, drawn as often as it takes to fill the stream. */
const GRAINS = Array.from({ length: 22 }, (_, i) => ({
  x: (next() + next() - 1) * 1.9,
  y: ((i + next()) * PERIOD) / 22,
}));
const FALL = Array.from({ length: 4 }, (_, turn) =>
  GRAINS.map(({ x, y }) => `M${x.toFixed(2)} ${(y + turn * PERIOD).toFixed(2)}v1.2`).join(''),
).join('');

const Grains = ({ unit }: { unit: number }) => (
  <Svg
    width={WIDTH * unit}
    height={(LENGTH + PERIOD) * unit}
    viewBox={`${-WIDTH / 2} 0 ${WIDTH} ${LENGTH + PERIOD}`}
  >
    <Path d={`M0 0V${LENGTH + PERIOD}`} stroke={colors.sand} strokeWidth={1.6} />
    <Path d={FALL} stroke={colors.brassLight} strokeWidth={1.25} strokeLinecap="round" />
  </Svg>
);

const falling = (unit: number) => ({
  animationName: { from: at(0, 0), to: at(0, PERIOD * unit) },
  animationDuration: 190,
  animationIterationCount: 'infinite' as const,
  animationTimingFunction: 'linear' as const,
});

const at = (x: number, y: number) => ({ transform: [{ translateX: x }, { translateY: y }] });

/** A few grains leap off the heap. */
function Spray({ left, unit }: { left: Pour['left']; unit: number }) {
  const apex = useDerivedValue(() => Math.round(apexOf(1 - left.get()) * unit * 2) / 2);
  const place = useAnimatedStyle(() => ({ transform: [{ translateY: apex.get() }] }));
  return (
    <Animated.View style={[styles.spray, { left: 54 * unit, top: 118 * unit }, place]}>
      {LEAPS.map(leap => (
        <Animated.View key={leap.x} style={[styles.grain, grain(unit), leaping(leap, unit)]} />
      ))}
    </Animated.View>
  );
}

const LEAPS = [
  { x: -13, y: -9, ms: 620 },
  { x: 9, y: -13, ms: 540 },
  { x: 16, y: -6, ms: 710 },
  { x: -7, y: -12, ms: 480 },
];

const grain = (unit: number) => ({
  width: 1.9 * unit,
  height: 1.9 * unit,
  left: -unit,
  top: -unit,
});

const leaping = ({ x, y, ms }: (typeof LEAPS)[number], unit: number) => ({
  animationName: {
    '0%': { opacity: 1, ...at(0, 0) },
    '25%': { opacity: 1, ...at(0.3 * x * unit, 0.8 * y * unit) },
    '45%': { opacity: 1, ...at(0.52 * x * unit, y * unit) },
    '75%': { opacity: 0.9, ...at(0.82 * x * unit, 0.4 * y * unit) },
    '100%': { opacity: 0, ...at(x * unit, 5 * unit) },
  },
  animationDuration: ms,
  animationDelay: -ms / 3,
  animationIterationCount: 'infinite' as const,
  animationTimingFunction: 'linear' as const,
});

const styles = StyleSheet.create({
  stream: { position: 'absolute', overflow: 'hidden' },
  spray: { position: 'absolute' },
  grain: { position: 'absolute', borderRadius: 9, backgroundColor: colors.sand },
});
