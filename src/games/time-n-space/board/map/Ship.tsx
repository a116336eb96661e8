import { type ReactNode, useEffect } from 'react';
import { StyleSheet, type ViewStyle } from 'react-native';
import Animated, {
  type SharedValue,
  useAnimatedStyle,
  useDerivedValue,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Circle, Text } from 'react-native-svg';
import type { TableClock } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { useTimedSand } from '@/ui/hourglass/useTimedSand';
import { colors, durations, fonts } from '@/ui/theme/tokens';
import { ShipMark } from '../pieces/ShipMark';
import { TimeSymbol } from '../pieces/TimeSymbol';
import { type Pose, poseOn } from './curve';
import type { Course, Flight } from './voyages';

type Props = {
  readonly course: Course;
  readonly size: number;
  readonly clock: TableClock;
  readonly name: string;
};

/** A ship: it lies at its berth, glides to another, or flies as its sand runs. */
export function Ship({ course, size, clock, name }: Props) {
  const { seat, berth, flight, waits, turn } = course;
  const pose = usePose(berth, flight, clock);
  const moved = useAnimatedStyle(() => {
    const { x, y } = pose.get();
    return { transform: [{ translateX: x - size / 2 }, { translateY: y - size / 2 }] };
  });
  const turned = useAnimatedStyle(() => ({
    transform: [{ rotate: `${pose.get().degrees}deg` }],
  }));
  return (
    <Animated.View
      accessible
      role="img"
      aria-label={name}
      testID={`ship-${seat}`}
      style={[styles.ship, { width: size, height: size }, moved]}
    >
      <Animated.View style={turned}>
        <ShipMark seat={seat} size={size} />
      </Animated.View>
      {waits && <GlassOn size={size} />}
      {turn > 0 && <Turn size={size} turn={turn} />}
    </Animated.View>
  );
}

function usePose(berth: Pose, flight: Flight | null, clock: TableClock): SharedValue<Pose> {
  const { still } = useComfort();
  const glass = flight ?? NONE;
  const { left } = useTimedSand({ ...glass, lying: false, clock, still });
  const lying = useGlide(berth, flight, still);
  return useDerivedValue(() => (flight ? poseOn(flight.curve, 1 - left.get()) : lying.get()));
}

const NONE = { until: null, full: 1 };

/** Where the ship lies: from the end of a flight, or from another berth, it glides there. */
function useGlide(berth: Pose, flight: Flight | null, still: boolean): SharedValue<Pose> {
  const { x, y, degrees } = berth;
  const lying = useSharedValue<Pose>(berth);
  useEffect(() => {
    if (flight) {
      lying.set(poseOn(flight.curve, 1));
      return;
    }
    const to = { x, y, degrees: nearest(lying.get().degrees, degrees) };
    lying.set(still ? to : withTiming(to, { duration: durations.move }));
  }, [lying, flight, x, y, degrees, still]);
  return lying;
}

/** The same direction, told so that one turns the short way round. */
const nearest = (from: number, to: number): number => to + 360 * Math.round((from - to) / 360);

const GlassOn = ({ size }: { size: number }) => (
  <Badge size={size * 0.56} style={{ right: -size * 0.3 }}>
    <TimeSymbol size={17} colour={colors.sand} />
  </Badge>
);

/** Who of those that arrived together was the first, the second, the third. */
const Turn = ({ size, turn }: { size: number; turn: number }) => (
  <Badge size={size * 0.62} style={{ left: -size * 0.34 }}>
    <Text {...NUMERAL}>{turn}</Text>
  </Badge>
);

const NUMERAL = {
  y: 6,
  fill: colors.heed,
  fontFamily: fonts.strong,
  fontSize: 17,
  fontWeight: '800',
  textAnchor: 'middle',
} as const;

type BadgeProps = { size: number; style: ViewStyle; children: ReactNode };

const Badge = ({ size, style, children }: BadgeProps) => (
  <Svg aria-hidden width={size} height={size} viewBox="-12 -12 24 24" style={[styles.badge, style]}>
    <Circle r={11.4} fill={colors.panel} stroke={colors.line} />
    {children}
  </Svg>
);

const styles = StyleSheet.create({
  ship: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
  badge: { position: 'absolute', top: '-30%' },
});
