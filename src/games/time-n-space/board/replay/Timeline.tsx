import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Line } from 'react-native-svg';
import type { Millis } from '@/kit/millis';
import { Along } from '@/ui/Along';
import { useComfort } from '@/ui/comfort';
import { focusRing } from '@/ui/focusRing';
import { colors, radius } from '@/ui/theme/tokens';
import { useMoreAndLess } from '@/ui/useKeys';
import type { TableClock } from '../../../board';
import type { MatchStatistics } from '../ending/statistics';
import { endingWords } from '../ending/words';
import { SeatMarkShape } from '../pieces/SeatMark';
import { minutesOf, fractionAt } from './moments';

type Props = {
  readonly statistics: MatchStatistics;
  readonly clock: TableClock;
  readonly at: Millis;
  readonly seek: (at: Millis) => void;
  readonly step: (by: 1 | -1) => void;
};

/**
 * The match as a line to drag, tap or move along with arrow keys. Each delivery has a mark in its
 * player's lane.
 */
export function Timeline({ statistics, clock, at, seek, step }: Props) {
  const { from, to, seats } = statistics;
  const say = endingWords.useSay();
  const keys = useMoreAndLess(step, {
    PageUp: () => seek(clock.now() + LEAP),
    PageDown: () => seek(clock.now() - LEAP),
    Home: () => seek(from),
    End: () => seek(to),
  });
  const said = { at: minutesOf(at - from), all: minutesOf(to - from) };
  return (
    <Along inset={EDGE} onPart={part => seek(from + part * (to - from))}>
      {width => (
        <View
          {...keys}
          role="slider"
          tabIndex={0}
          accessible
          aria-label={say('replay.timeline')}
          aria-valuemin={0}
          aria-valuemax={Math.round((to - from) / 1_000)}
          aria-valuenow={Math.round((at - from) / 1_000)}
          aria-valuetext={say('replay.at', said)}
          testID="timeline"
          style={[styles.line, focusRing, { height: seats.length * LANE + GROOVE }]}
        >
          {width > 0 && <Marks statistics={statistics} width={width} />}
          <Head statistics={statistics} clock={clock} width={width} />
        </View>
      )}
    </Along>
  );
}

const LEAP: Millis = 60_000;
const LANE = 11;
const GROOVE = 22;
const EDGE = 8; // the line is inset by this much

function Marks({
  statistics,
  width,
}: {
  readonly statistics: MatchStatistics;
  readonly width: number;
}) {
  const { seats, deliveries } = statistics;
  const height = seats.length * LANE + GROOVE;
  const x = (at: Millis) => EDGE + fractionAt(at, statistics) * (width - 2 * EDGE);
  const groove = height - GROOVE / 2;
  return (
    <Svg aria-hidden width={width} height={height}>
      <Line
        x1={EDGE}
        x2={width - EDGE}
        y1={groove}
        y2={groove}
        stroke={colors.line}
        strokeWidth={6}
        strokeLinecap="round"
      />
      {deliveries.map(({ entry, seat, planet, at }) => (
        <SeatMarkShape
          key={`${entry}-${seat}-${planet}`}
          seat={seat}
          size={LANE - 1}
          x={x(at)}
          y={(seats.indexOf(seat) + 0.5) * LANE}
        />
      ))}
    </Svg>
  );
}

type HeadProps = Pick<Props, 'statistics' | 'clock'> & { readonly width: number };

function Head({ statistics, clock, width }: HeadProps) {
  const { still } = useComfort();
  const part = useSharedValue(fractionAt(clock.now(), statistics));
  useEffect(() => {
    const now = clock.now();
    part.set(fractionAt(now, statistics));
    if (!clock.running || still) return;
    const rest = (statistics.to - now) / clock.speed;
    part.set(withTiming(1, { duration: rest, easing: Easing.linear }));
  }, [part, clock, statistics, still]);
  const moved = useAnimatedStyle(() => ({
    transform: [{ translateX: EDGE + part.get() * (width - 2 * EDGE) - KNOB / 2 }],
  }));
  return (
    <Animated.View style={[styles.head, moved]}>
      <View style={styles.stem} />
      <View style={styles.knob} />
    </Animated.View>
  );
}

const KNOB = 18;

const styles = StyleSheet.create({
  line: { minHeight: 44, borderRadius: radius.s },
  head: {
    position: 'absolute',
    top: 0,
    bottom: 2,
    width: KNOB,
    alignItems: 'center',
    pointerEvents: 'none',
  },
  stem: { flex: 1, width: 2, backgroundColor: colors.brassLight },
  knob: {
    width: KNOB,
    height: KNOB,
    borderRadius: radius.round,
    borderWidth: 2,
    borderColor: colors.brass,
    backgroundColor: colors.brassLight,
  },
});
