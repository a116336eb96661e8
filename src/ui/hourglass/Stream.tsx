import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useDerivedValue } from 'react-native-reanimated';
import { chances } from '@/kit/random';
import { useComfort } from '../comfort';
import { moving } from '../moving/moving';
import { colors } from '../theme/tokens';
import type { Pour } from './pour';
import { apexOf, isFalling } from './sand';
import { Path, Svg } from './svg';

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
        <View style={{ marginTop: -PERIOD * unit }}>
          <Falling stands={still} size={{ width: WIDTH * unit, height: WHOLE * unit }}>
            <Grains unit={unit} />
          </Falling>
        </View>
      </View>
      {!still && unit > FINE && <Spray left={left} unit={unit} />}
    </Animated.View>
  );
}

const NECK = 8; // above the neck, where it starts
const LENGTH = 104;
const WIDTH = 7;
const PERIOD = 40; // until it looks as before
const WHOLE = 144; // the stream, and a period above it
const FINE = 0.35; // of a pixel: in a smaller glass no grain is seen by itself

const next = chances(60_000);
/** Grains within one period, drawn as often as it takes to fill the stream. */
const GRAINS = Array.from({ length: 22 }, (_, i) => ({
  x: (next() + next() - 1) * 1.9,
  y: ((i + next()) * PERIOD) / 22,
}));
const STREAM = Array.from({ length: 4 }, (_, turn) =>
  GRAINS.map(({ x, y }) => `M${x.toFixed(2)} ${(y + turn * PERIOD).toFixed(2)}v1.2`).join(''),
).join('');

const Falling = moving({ ms: 190, poses: { '0%': {}, '100%': { y: PERIOD / WHOLE } } });

const Grains = ({ unit }: { unit: number }) => (
  <Svg width={WIDTH * unit} height={WHOLE * unit} viewBox={`${-WIDTH / 2} 0 ${WIDTH} ${WHOLE}`}>
    <Path d={`M0 0V${WHOLE}`} stroke={colors.sand} strokeWidth={1.6} />
    <Path d={STREAM} stroke={colors.brassLight} strokeWidth={1.25} strokeLinecap="round" />
  </Svg>
);

/** A few grains leap off the heap. */
function Spray({ left, unit }: { left: Pour['left']; unit: number }) {
  const apex = useDerivedValue(() => Math.round(apexOf(1 - left.get()) * unit * 2) / 2);
  const place = useAnimatedStyle(() => ({ transform: [{ translateY: apex.get() }] }));
  return (
    <Animated.View style={[styles.spray, { left: 54 * unit, top: 118 * unit }, place]}>
      {BURSTS.map(({ Leaping, grains }) => (
        <Leaping key={grains} stands={false} size={sized(unit)} style={bounds(unit)}>
          <Burst d={grains} unit={unit} />
        </Leaping>
      ))}
    </Animated.View>
  );
}

/** Up, and down past where it came from. */
const LEAP = {
  '0%': { scale: 0.2 },
  '45%': { y: -5 / 32, scale: 0.62 },
  '75%': { y: -2 / 32, scale: 0.85 },
  '100%': { y: 7 / 32, scale: 1.05, opacity: 0 },
};
/** Each in its own time, so that no two leaps are the same. */
const BURSTS = [
  { Leaping: moving({ ms: 620, poses: LEAP }), grains: 'M-13 -6v.1M8 -11v.1M3 -3v.1' },
  { Leaping: moving({ ms: 470, poses: LEAP }), grains: 'M14 -5v.1M-7 -10v.1' },
];
const REACH = 16;

const sized = (unit: number) => ({ width: 2 * REACH * unit, height: 2 * REACH * unit });
const bounds = (unit: number) => ({
  ...sized(unit),
  position: 'absolute' as const,
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

const styles = StyleSheet.create({
  stream: { position: 'absolute', overflow: 'hidden' },
  spray: { position: 'absolute' },
});
