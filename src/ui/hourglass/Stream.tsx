import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useDerivedValue } from 'react-native-reanimated';
import Svg, { Path } from 'react-native-svg';
import { chances } from '@/kit/chance';
import { useComfort } from '../comfort';
import { colors } from '../theme/tokens';
import type { Pour } from './pour';
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
  animationName: { from: down(0), to: down(PERIOD * unit) },
  animationDuration: 190,
  animationIterationCount: 'infinite' as const,
  animationTimingFunction: 'linear' as const,
});

const down = (translateY: number) => ({ transform: [{ translateY }] });

/** A few grains leap off the heap. */
function Spray({ left, unit }: { left: Pour['left']; unit: number }) {
  const apex = useDerivedValue(() => Math.round(apexOf(1 - left.get()) * unit * 2) / 2);
  const place = useAnimatedStyle(() => ({ transform: [{ translateY: apex.get() }] }));
  return (
    <Animated.View style={[styles.spray, { left: 54 * unit, top: 118 * unit }, place]}>
      {BURSTS.map(burst => (
        <Animated.View key={burst.ms} style={[bounds(unit), leaping(burst.ms, unit)]}>
          <Burst d={burst.grains} unit={unit} />
        </Animated.View>
      ))}
    </Animated.View>
  );
}

/** Each leaps in its own time, so that no two leaps are the same. */
const BURSTS = [
  { ms: 620, grains: 'M-13 -6v.1M8 -11v.1M3 -3v.1' },
  { ms: 470, grains: 'M14 -5v.1M-7 -10v.1' },
];
const REACH = 16;

const bounds = (unit: number) => ({
  position: 'absolute' as const,
  width: 2 * REACH * unit,
  height: 2 * REACH * unit,
  left: -REACH * unit,
  top: -REACH * unit,
});

const Burst = ({ d, unit }: { d: string; unit: number }) => (
  <Svg
    width={2 * REACH * unit}
    height={2 * REACH * unit}
    viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}
  >
    <Path d={d} stroke={colors.sand} strokeWidth={2} strokeLinecap="round" />
  </Svg>
);

const leaping = (ms: number, unit: number) => ({
  animationName: {
    '0%': leap(0.2, 0, 1),
    '45%': leap(0.62, -5 * unit, 1),
    '75%': leap(0.85, -2 * unit, 1),
    '100%': leap(1.05, 7 * unit, 0),
  },
  animationDuration: ms,
  animationIterationCount: 'infinite' as const,
  animationTimingFunction: 'linear' as const,
});

const leap = (scale: number, translateY: number, opacity: number) => ({
  opacity,
  transform: [{ translateY }, { scale }],
});

const styles = StyleSheet.create({
  stream: { position: 'absolute', overflow: 'hidden' },
  spray: { position: 'absolute' },
});
