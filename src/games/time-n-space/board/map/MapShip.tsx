import { type ReactNode, useEffect, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  type SharedValue,
  useAnimatedStyle,
  useDerivedValue,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Circle, Defs, LinearGradient, Path, Stop, Text } from 'react-native-svg';
import type { TableClock } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { useTimedSand } from '@/ui/hourglass/useTimedSand';
import { colors, durations, fonts } from '@/ui/theme/tokens';
import { useSvgIds } from '@/ui/useSvgIds';
import { seatColour } from '../pieces/colours';
import { ShipMark } from '../pieces/ShipMark';
import { TimeSymbol } from '../pieces/TimeSymbol';
import { mixed, nearest, type Pose, poseOn } from './curve';
import type { ShipCourse, Flight } from './voyages';

type Props = {
  readonly course: ShipCourse;
  readonly size: number;
  readonly clock: TableClock;
  readonly name: string;
};

/** A ship lies at its berth, glides to another, or flies as its sand runs. */
export function MapShip({ course, size, clock, name }: Props) {
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
      <Animated.View style={[styles.turned, turned]}>
        {flight && <Trail seat={seat} size={size} />}
        <ShipMark seat={seat} size={size} />
        {waits && <GlassOn size={size} upright={-berth.degrees} />}
        {turn > 0 && <Turn size={size} turn={turn} upright={-berth.degrees} />}
      </Animated.View>
    </Animated.View>
  );
}

function usePose(berth: Pose, flight: Flight | null, clock: TableClock): SharedValue<Pose> {
  const { still } = useComfort();
  const { left } = useTimedSand({ ...(flight ?? NONE), lying: false, clock, still });
  const lying = useSharedValue<Pose>(berth);
  const joined = useJoining(flight, left, lying, still);
  useGliding(berth, flight !== null, lying, still);
  return useDerivedValue(() => {
    if (!flight) return lying.get();
    return mixed(lying.get(), poseOn(flight.curve, 1 - left.get()), joined.get());
  });
}

const NONE = { until: null, full: 1 };

/** Goes from 0 at the berth to 1 on the wormhole: a departing ship first crosses to its mouth. */
function useJoining(
  flight: Flight | null,
  left: SharedValue<number>,
  lying: SharedValue<Pose>,
  still: boolean,
): SharedValue<number> {
  const flies = flight !== null;
  const joined = useSharedValue(flies ? 1 : 0);
  const last = useRef(flight);
  useEffect(() => {
    last.current = flight ?? last.current;
  }, [flight]);
  useEffect(() => {
    if (!flies) return undefined;
    joined.set(still ? 1 : withTiming(1, { duration: durations.move }));
    return () => {
      joined.set(0);
      // When the flight ends, the ship glides to its berth from here.
      if (last.current) lying.set(poseOn(last.current.curve, 1 - left.get()));
    };
  }, [flies, joined, left, lying, still]);
  return joined;
}

function useGliding(berth: Pose, flies: boolean, lying: SharedValue<Pose>, still: boolean): void {
  const { x, y, degrees } = berth;
  useEffect(() => {
    if (flies) return;
    const to = { x, y, degrees: nearest(lying.get().degrees, degrees) };
    lying.set(still ? to : withTiming(to, { duration: durations.move }));
  }, [flies, lying, x, y, degrees, still]);
}

/** The trail behind a flying ship. */
function Trail({ seat, size }: { seat: Seat; size: number }) {
  const [fading] = useSvgIds('trail');
  const colour = seatColour(seat);
  return (
    <Svg
      aria-hidden
      width={size}
      height={size * 1.5}
      viewBox="-12 0 24 36"
      style={[styles.badge, { left: 0, top: size * 0.84 }]}
    >
      <Defs>
        <LinearGradient id={fading} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={colour} stopOpacity={0.8} />
          <Stop offset="1" stopColor={colour} stopOpacity={0} />
        </LinearGradient>
      </Defs>
      <Path d="M-3.4 0H3.4L0.8 36H-0.8Z" fill={`url(#${fading})`} />
    </Svg>
  );
}

const GlassOn = ({ size, upright }: { size: number; upright: number }) => (
  <Badge size={size * 0.56} left={size * 0.58} upright={upright}>
    <TimeSymbol size={17} colour={colors.sand} />
  </Badge>
);

/** The rank among ships that arrived together. */
const Turn = ({ size, turn, upright }: { size: number; turn: number; upright: number }) => (
  <Badge size={size * 0.62} left={-size * 0.06} upright={upright}>
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

type BadgeProps = { size: number; left: number; upright: number; children: ReactNode };

/** A badge at the tail of a ship, upright in whatever direction the ship points. */
const Badge = ({ size, left, upright, children }: BadgeProps) => (
  <View style={[styles.badge, { left, top: '92%', transform: [{ rotate: `${upright}deg` }] }]}>
    <Svg aria-hidden width={size} height={size} viewBox="-12 -12 24 24">
      <Circle r={11.4} fill={colors.panel} stroke={colors.line} />
      {children}
    </Svg>
  </View>
);

const styles = StyleSheet.create({
  ship: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
  turned: { width: '100%', height: '100%' },
  badge: { position: 'absolute' },
});
