import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  type SharedValue,
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Path } from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { colors } from '@/ui/theme/tokens';
import { ShipMark } from '../pieces/ShipMark';

const ROUND_MS = 5_200;
const TILT = -12;
const FLAT = 0.3;

type Props = { readonly seat: Seat; readonly width: number; readonly children: React.ReactNode };

/** The winner’s ship circles around the glass. */
export function Orbit({ seat, width, children }: Props) {
  const angle = useRounds();
  return (
    <View>
      <View aria-hidden style={styles.ring}>
        <Ring width={width} bow={1} />
        <Ship seat={seat} width={width} angle={angle} side="behind" />
      </View>
      {children}
      <View aria-hidden style={styles.ring}>
        <Ring width={width} bow={0} />
        <Ship seat={seat} width={width} angle={angle} side="before" />
      </View>
    </View>
  );
}

function useRounds(): SharedValue<number> {
  const { still } = useComfort();
  const angle = useSharedValue(START);
  useEffect(() => {
    if (still) return undefined;
    const round = withTiming(START + 360, { duration: ROUND_MS, easing: Easing.linear });
    angle.set(withRepeat(round, -1));
    return () => cancelAnimation(angle);
  }, [angle, still]);
  return angle;
}
const START = 40;

const Ring = ({ width, bow }: { readonly width: number; readonly bow: 0 | 1 }) => {
  const [rx, ry] = [width / 2, (width / 2) * FLAT];
  return (
    <Svg
      width={width}
      height={width}
      viewBox={`${-rx} ${-rx} ${width} ${width}`}
      style={styles.tilted}
    >
      <Path
        d={`M${1 - rx} 0A${rx - 1} ${ry} 0 0 ${bow} ${rx - 1} 0`}
        fill="none"
        stroke={colors.brass}
        strokeOpacity={bow === 0 ? 0.95 : 0.45}
        strokeWidth={1.6}
      />
    </Svg>
  );
};

type ShipProps = {
  readonly seat: Seat;
  readonly width: number;
  readonly angle: SharedValue<number>;
  readonly side: 'behind' | 'before';
};

function Ship({ seat, width, angle, side }: ShipProps) {
  const size = width * 0.26;
  const flying = useAnimatedStyle(() => {
    const turn = (angle.get() * Math.PI) / 180;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    const isBefore = y >= 0;
    const heading = (Math.atan2(FLAT * x, -y) * 180) / Math.PI + 90;
    return {
      opacity: isBefore === (side === 'before') ? 1 : 0,
      transform: [
        { rotate: `${TILT}deg` },
        { translateX: (x * width) / 2 },
        { translateY: (FLAT * y * width) / 2 },
        { rotate: `${heading}deg` },
        { scale: 0.85 + 0.15 * y },
      ],
    };
  });
  return (
    <Animated.View style={[styles.ship, flying]}>
      <ShipMark seat={seat} size={size} />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  ring: {
    ...StyleSheet.absoluteFillObject,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  ship: { position: 'absolute' },
  tilted: { transform: [{ rotate: `${TILT}deg` }] },
});
