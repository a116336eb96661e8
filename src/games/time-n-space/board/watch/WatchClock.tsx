import { StyleSheet, View } from 'react-native';
import Animated, {
  interpolateColor,
  type SharedValue,
  useAnimatedStyle,
  useDerivedValue,
} from 'react-native-reanimated';
import Svg, { Circle, Defs, RadialGradient, Stop } from 'react-native-svg';
import type { TableClock } from '@/games/board';
import { MINUTE, type Millis } from '@/kit/millis';
import { useComfort } from '@/ui/comfort';
import { colors, fonts } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';
import { Caption } from './Caption';
import { beatAt, type Digits, digitsOf, secondsIn, warmthOf } from './dial';
import { useStage } from './stage';
import { useTimeLeft } from './useTimeLeft';
import { watchWords } from './words';

type Props = { readonly endsAt: Millis; readonly clock: TableClock; readonly size: number };

/** The time left, large. Its digits are strips that step, so counting renders nothing. */
export function WatchClock({ endsAt, clock, size }: Props) {
  const say = watchWords.useSay();
  const { still } = useComfort();
  const left = useTimeLeft(endsAt, clock);
  const seconds = useDerivedValue(() => secondsIn(left.get()));
  const beat = useDerivedValue(() => (still ? 0 : beatAt(left.get())));
  const beating = useAnimatedStyle(() => ({ transform: [{ scale: 1 + 0.06 * beat.get() }] }));
  const rest = endsAt - clock.now();
  const minutes =
    rest < MINUTE ? say('secondsLeft') : say('minutesLeft', { count: Math.ceil(rest / MINUTE) });
  const name = rest <= 0 ? say('lastSand') : minutes;
  return (
    <Animated.View accessible role="timer" aria-label={name} testID="match-clock" style={beating}>
      <Heat seconds={seconds} size={size} />
      <View aria-hidden style={styles.row}>
        <Digit seconds={seconds} nth={0} size={size} />
        <Digit seconds={seconds} nth={1} size={size} />
        <Colon seconds={seconds} size={size} />
        <Digit seconds={seconds} nth={2} size={size} />
        <Digit seconds={seconds} nth={3} size={size} />
      </View>
      <LastSand seconds={seconds} />
    </Animated.View>
  );
}

type PartProps = { readonly seconds: SharedValue<number>; readonly size: number };

const WIDE = 0.62; // share of its height
const STRIP = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9';

/** Rounded to whole dots, because fractions would add up along a strip. */
const lineOf = (size: number): number => Math.round(size * 1.16);

// Stands before Digit, because a worklet captures the functions it calls when it is created.
function warm(seconds: number) {
  'worklet';
  return { color: interpolateColor(warmthOf(seconds), [0, 1], [colors.ink, colors.stop]) };
}

function Digit({ seconds, nth, size }: PartProps & { nth: 0 | 1 | 2 | 3 }) {
  const high = lineOf(size);
  const stepped = useAnimatedStyle(() => {
    const digits: Digits = digitsOf(seconds.get());
    return { ...warm(seconds.get()), transform: [{ translateY: -digits[nth] * high }] };
  });
  const shown = useAnimatedStyle(() => {
    const idle = nth === 0 && digitsOf(seconds.get())[0] === 0;
    return { width: idle ? 0 : size * WIDE };
  });
  return (
    <Animated.View style={[styles.digit, { height: high }, shown]}>
      <Animated.Text allowFontScaling={false} style={[styles.sign, signOf(size), stepped]}>
        {STRIP}
      </Animated.Text>
    </Animated.View>
  );
}

function Colon({ seconds, size }: PartProps) {
  const warmed = useAnimatedStyle(() => warm(seconds.get()));
  return (
    <Animated.Text allowFontScaling={false} style={[styles.sign, signOf(size), warmed]}>
      :
    </Animated.Text>
  );
}

/** Shown when time is up and only standing glasses may still be lifted. */
function LastSand({ seconds }: Pick<PartProps, 'seconds'>) {
  const say = watchWords.useSay();
  const { px } = useStage();
  const shown = useAnimatedStyle(() => ({ opacity: seconds.get() === 0 ? 1 : 0 }));
  return (
    <Animated.View aria-hidden style={[styles.last, { marginHorizontal: px(-40) }, shown]}>
      <Caption tone="heed" align="center">
        {say('lastSand')}
      </Caption>
    </Animated.View>
  );
}

/** A light behind the digits that grows with every second of the last minute. */
function Heat({ seconds, size }: PartProps) {
  const [heat] = useSvgIds('heat');
  const growing = useAnimatedStyle(() => ({ opacity: warmthOf(seconds.get()) }));
  const side = size * 5;
  const place = { left: '50%', top: '50%', marginLeft: -side / 2, marginTop: -side / 2 } as const;
  return (
    <Animated.View aria-hidden style={[styles.heat, place, growing]}>
      <Svg width={side} height={side} viewBox="-1 -1 2 2">
        <Defs>
          <RadialGradient id={heat}>
            <Stop offset="0" stopColor={colors.stop} stopOpacity={0.55} />
            <Stop offset="0.5" stopColor={colors.lamp} stopOpacity={0.22} />
            <Stop offset="1" stopColor={colors.lamp} stopOpacity={0} />
          </RadialGradient>
        </Defs>
        <Circle r={1} fill={`url(#${heat})`} />
      </Svg>
    </Animated.View>
  );
}

const signOf = (size: number) => ({ fontSize: size, lineHeight: lineOf(size) });

const styles = StyleSheet.create({
  last: { position: 'absolute', top: '100%', left: 0, right: 0 },
  heat: { position: 'absolute', pointerEvents: 'none' },
  row: { flexDirection: 'row', justifyContent: 'center' },
  digit: { overflow: 'hidden' },
  sign: { fontFamily: fonts.strong, fontVariant: ['tabular-nums'], textAlign: 'center' },
});
