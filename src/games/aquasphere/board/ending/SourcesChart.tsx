import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { G, Line, Rect } from 'react-native-svg';
import type { TablePlace } from '@/games/board';
import { type BySeat, of, type Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { colors } from '@/ui/theme/tokens';
import { ROUNDS } from '../../rules/components';
import { Figure } from '../pieces/Figure';
import { nameOf } from '../pieces/naming';
import { Numeral } from '../pieces/Numeral';
import { At } from '../pieces/Piece';
import { pointWords } from '../watch/gainWords';
import { type Bar, barsOf, type Segment } from './bars';
import { sourceFill, SourcePicture } from './sourceLooks';
import { PARTS, SOURCES, type SourcePoints, totalOf } from './sources';
import { endingWords } from './words';

type Props = {
  readonly seats: readonly Seat[];
  readonly places: readonly TablePlace[];
  readonly sources: BySeat<readonly SourcePoints[]>;
  /** Undefined: as high as its place. */
  readonly height?: number;
  /** The size of its words. */
  readonly letters: number;
};

/** The points of every round, as towers of their sources; what was lost hangs below. */
export function SourcesChart({ height, ...props }: Props) {
  const [laid, setLaid] = useState({ width: 0, height: 0 });
  const words = useChartWords(props);
  const size = { width: laid.width, height: height ?? laid.height };
  return (
    <View
      testID="chart-sources"
      style={height === undefined ? styles.fills : { height }}
      onLayout={({ nativeEvent: { layout } }) =>
        setLaid({ width: layout.width, height: layout.height })
      }
    >
      {size.width > 0 && size.height > 0 && <Drawn {...props} {...size} />}
      <View style={styles.spoken}>
        {props.seats.map((seat, n) => (
          <View
            key={seat}
            accessible
            role="img"
            aria-label={words[n] ?? ''}
            testID={`chart-${seat}`}
            style={styles.fills}
          />
        ))}
      </View>
    </View>
  );
}

type DrawnProps = Omit<Props, 'height'> & { readonly width: number; readonly height: number };

function Drawn({ seats, sources, width, height, letters }: DrawnProps) {
  const bars = barsOf(seats, sources);
  const plot = plotOf(bars, seats, { width, height, letters });
  return (
    <Svg aria-hidden width={width} height={height} style={styles.drawn}>
      {Array.from({ length: PARTS }, (_, part) => (
        <PartName key={part} {...{ part, plot, letters, height }} />
      ))}
      {bars.map(bar => (
        <BarShape key={`${bar.part} ${bar.seat}`} {...{ bar, plot, letters }} />
      ))}
      <Line
        x1={0}
        x2={width}
        y1={plot.y(0)}
        y2={plot.y(0)}
        stroke={colors.inkSoft}
        strokeWidth={1.5}
      />
    </Svg>
  );
}

type Plot = {
  /** Below the longest bar. */
  readonly foot: number;
  readonly group: number;
  readonly wide: number;
  y(points: number): number;
  x(bar: Pick<Bar, 'seat' | 'part'>): number;
};

type PlotSize = Pick<DrawnProps, 'width' | 'height' | 'letters'>;

function plotOf(bars: readonly Bar[], seats: readonly Seat[], size: PlotSize): Plot {
  const { width, height, letters } = size;
  const group = width / PARTS;
  const step = (group * 0.9) / seats.length;
  const wide = Math.min(step * 0.84, letters * 2.6);
  const top = Math.max(1, ...bars.map(bar => bar.top));
  const bottom = Math.min(0, ...bars.map(bar => bar.bottom));
  // Figures stand below the bars, and the name of the round below them.
  const [high, low] = [letters * 1.6, height - letters * 1.9 - Math.min(wide, letters * 1.6)];
  return {
    foot: low,
    group,
    wide,
    y: points => low - ((low - high) * (points - bottom)) / (top - bottom),
    x: ({ seat, part }) =>
      part * group + group / 2 + (seats.indexOf(seat) - (seats.length - 1) / 2) * step,
  };
}

type PartProps = {
  readonly part: number;
  readonly plot: Plot;
  readonly letters: number;
  readonly height: number;
};

function PartName({ part, plot, letters, height }: PartProps) {
  const say = endingWords.useSay();
  const name = part < ROUNDS ? say('chart.round', { round: part + 1 }) : say('chart.end');
  return (
    <>
      {part > 0 && (
        <Line
          x1={part * plot.group}
          x2={part * plot.group}
          y1={letters}
          y2={height}
          stroke={colors.raised}
          strokeWidth={1.5}
        />
      )}
      <Numeral
        x={(part + 0.5) * plot.group}
        y={height - letters * 0.7}
        size={letters}
        fill={colors.inkSoft}
      >
        {name}
      </Numeral>
    </>
  );
}

type BarProps = { readonly bar: Bar; readonly plot: Plot; readonly letters: number };

function BarShape({ bar, plot, letters }: BarProps) {
  const x = plot.x(bar);
  const figure = Math.min(plot.wide * 1.05, letters * 1.5);
  return (
    <G>
      {bar.segments.map(segment => (
        <SegmentShape key={segment.source} {...{ segment, plot, x }} />
      ))}
      <Numeral x={x} y={plot.y(bar.top) - letters * 0.7} size={Math.min(letters, plot.wide * 0.8)}>
        {pointWords(bar.total)}
      </Numeral>
      <At x={x} y={plot.foot + figure * 0.68} size={figure}>
        <Figure seat={bar.seat} />
      </At>
    </G>
  );
}

type SegmentProps = { readonly segment: Segment; readonly plot: Plot; readonly x: number };

function SegmentShape({ segment: { source, from, to }, plot, x }: SegmentProps) {
  const [top, bottom] = [plot.y(Math.max(from, to)), plot.y(Math.min(from, to))];
  const high = Math.max(0.8, bottom - top - 1);
  const picture = Math.min(plot.wide * 0.78, high * 0.94);
  return (
    <>
      <Rect
        x={x - plot.wide / 2}
        y={top}
        width={plot.wide}
        height={high}
        rx={Math.min(3, high / 3)}
        fill={sourceFill(source)}
      />
      {picture >= SMALLEST_PICTURE && (
        <At x={x} y={(top + bottom) / 2} size={picture}>
          <SourcePicture source={source} />
        </At>
      )}
    </>
  );
}

const SMALLEST_PICTURE = 8;

/** A sentence for each player, because a reader of all of them at once could not go back. */
function useChartWords({ seats, places, sources }: Omit<Props, 'height'>): readonly string[] {
  const say = endingWords.useSay();
  const { language } = useComfort();
  const partWords = (points: SourcePoints, part: number) => {
    const round = part < ROUNDS ? say('chart.round', { round: part + 1 }) : say('chart.end');
    const known = SOURCES.filter(source => points[source] !== 0).map(source =>
      say('chart.part', { source: say(`source.${source}`), points: points[source] }),
    );
    const head = say('chart.group', { round, points: totalOf(points) });
    return known.length > 0 ? `${head} (${known.join(', ')})` : head;
  };
  return seats.map(seat =>
    say('chart.spoken', {
      name: nameOf(language, places, seat),
      rounds: of(sources, seat).map(partWords).join('; '),
    }),
  );
}

const styles = StyleSheet.create({
  fills: { flex: 1 },
  drawn: { position: 'absolute' },
  spoken: { ...StyleSheet.absoluteFillObject, flexDirection: 'row', pointerEvents: 'none' },
});
