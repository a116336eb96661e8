import { useEffect, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue } from 'react-native-reanimated';
import Svg, { Circle, G, Rect as Box } from 'react-native-svg';
import { of, type Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { colors } from '@/ui/theme/tokens';
import { LAP } from '../../rules/components';
import type { Seen } from '../../rules/state';
import { enamelOf, sea } from '../pieces/colours';
import { Figure } from '../pieces/Figure';
import { Numeral } from '../pieces/Numeral';
import { At } from '../pieces/Piece';
import { RIM, type Spot } from './layout';
import { besideOnTrack, rimTrack } from './trackPath';
import { walk } from './walk';

type Props = {
  readonly view: Seen;
  readonly box: { readonly width: number; readonly height: number };
  /** Points on the screen for one of the box. */
  readonly scale: number;
  /** Points that differ from those of the view, while counters are still to move. */
  readonly points?: Readonly<Record<Seat, number>> | undefined;
};

/** Everybody’s counter, over the track. One that has gained points walks there field by field. */
export function TrackCounters({ view, box, scale, points }: Props) {
  const samples = samplesOf(box);
  const pointsOf = (seat: Seat) => points?.[seat] ?? of(view.players, seat).points;
  return (
    <View aria-hidden style={styles.over}>
      {view.seats.map(seat => {
        const field = pointsOf(seat) % LAP;
        const same = view.seats.filter(it => pointsOf(it) % LAP === field);
        const aside = besideOnTrack(same.indexOf(seat), same.length);
        const inwards = towards(rimTrack(box)(field), box);
        return (
          <Counter
            key={seat}
            {...{ seat, samples, scale, aside, inwards }}
            points={pointsOf(seat)}
          />
        );
      })}
    </View>
  );
}

/** Places on the track that a counter is drawn between, as two lists, because worklets copy them. */
type Samples = { readonly xs: readonly number[]; readonly ys: readonly number[] };
const FINE = 4;

function samplesOf(box: Props['box']): Samples {
  const at = rimTrack(box);
  const spots = Array.from({ length: LAP * FINE }, (_, n) => at(n / FINE));
  return { xs: spots.map(({ x }) => x), ys: spots.map(({ y }) => y) };
}

function between(samples: readonly number[], field: number): number {
  'worklet';
  const count = samples.length;
  const at = (((field * FINE) % count) + count) % count;
  const from = samples[Math.floor(at)] ?? 0;
  const to = samples[(Math.floor(at) + 1) % count] ?? from;
  return from + (to - from) * (at - Math.floor(at));
}

/** It rests on every field for a moment. */
function stepped(field: number): number {
  'worklet';
  const part = field - Math.floor(field);
  return Math.floor(field) + part * part * (3 - 2 * part);
}

type CounterProps = {
  readonly seat: Seat;
  readonly points: number;
  readonly aside: number;
  readonly samples: Samples;
  readonly scale: number;
  readonly inwards: Spot;
};

function Counter({ seat, points, aside, samples: { xs, ys }, scale, inwards }: CounterProps) {
  const { still } = useComfort();
  const stood = useRef(points);
  const at = useSharedValue(points);
  useEffect(() => {
    const from = stood.current;
    stood.current = points;
    if (from !== points) at.set(still ? points : walk(from, points));
  }, [at, points, still]);
  const half = HALF * scale;
  const moved = useAnimatedStyle(() => {
    const field = stepped(at.get()) + aside;
    const hop = Math.sin(Math.PI * (at.get() - Math.floor(at.get())));
    return {
      transform: [
        { translateX: between(xs, field) * scale - half },
        { translateY: between(ys, field) * scale - half },
        { scale: 1 + 0.18 * hop },
      ],
    };
  });
  return (
    <Animated.View style={[styles.counter, moved]} testID={`counter-${seat}`}>
      <Svg
        aria-hidden
        width={2 * half}
        height={2 * half}
        viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      >
        <CounterShape {...{ seat, inwards }} laps={Math.floor(points / LAP)} />
      </Svg>
    </Animated.View>
  );
}

/** Of the drawing, with the plate of the laps. */
const HALF = 96;

type ShapeProps = Pick<CounterProps, 'seat' | 'inwards'> & { readonly laps: number };

/** Whoever has been round the track carries a plate with the points of the laps. */
function CounterShape({ seat, laps, inwards }: ShapeProps) {
  const { bright } = enamelOf(seat);
  return (
    <>
      <Circle r={35} fill={bright} fillOpacity={0.2} />
      <Circle r={25} fill={sea.edge} stroke={bright} strokeWidth={4} />
      <At x={0} y={0} size={36}>
        <Figure seat={seat} />
      </At>
      {laps > 0 && (
        <G transform={`translate(${inwards.x * 56}, ${inwards.y * 46})`}>
          <Box
            x={-38}
            y={-20}
            width={76}
            height={40}
            rx={10}
            fill={sea.room}
            stroke={colors.brass}
            strokeWidth={3}
          />
          <Numeral x={0} y={0} size={34} fill={colors.brassLight}>
            {`${laps * LAP}+`}
          </Numeral>
        </G>
      )}
    </>
  );
}

/** From the track to its inside. */
function towards({ x, y }: Spot, { width, height }: Props['box']): Spot {
  if (y < 2 * RIM) return { x: 0, y: 1 };
  if (y > height - 2 * RIM) return { x: 0, y: -1 };
  return { x: x < width / 2 ? 1 : -1, y: 0 };
}

const styles = StyleSheet.create({
  over: { ...StyleSheet.absoluteFillObject, pointerEvents: 'none' },
  counter: { position: 'absolute', left: 0, top: 0 },
});
