import Svg, { G, Line, Path, Text } from 'react-native-svg';
import { of, type Seat } from '@/kit/seat';
import { colors, fonts } from '@/ui/theme/tokens';
import { nameOf } from '../../pieces/naming';
import type { TablePlace } from '../../../../board';
import { seatColour } from '../../pieces/colours';
import { SeatMarkShape } from '../../pieces/SeatMark';
import type { MatchStatistics } from '../statistics';
import { useEndingVoice } from '../words';
import { dashOf } from './dashes';
import { plotOf, type Reading, spread } from './plot';

type Props = {
  readonly statistics: MatchStatistics;
  readonly places: readonly TablePlace[];
  readonly reading: Reading;
  readonly width: number;
  readonly height: number;
  /** Height of the lines. */
  readonly letters: number;
};

/** How the points of all players grew, step by step, with a name at the end of each line. */
export function PointsLines({ statistics, places, reading, width, height, letters }: Props) {
  const { say, piece } = useEndingVoice();
  const { seats, levels, from, to } = statistics;
  const all = seats.flatMap(seat => of(levels, seat).map(level => level[reading]));
  const names = seats.map(seat => nameOf(piece, places, seat).slice(0, 10));
  const roomFor = (labels: readonly string[]) =>
    (Math.max(...labels.map(label => label.length)) + 3) * letters * 0.62 + letters * 2.4;
  const most = width * 0.42;
  // Without room for the name, the symbol alone stands for the player.
  const labels = roomFor(names) > most ? names.map(() => '') : names;
  const box = {
    left: letters * 1.9,
    right: width - Math.min(most, roomFor(labels)),
    top: letters,
    bottom: height - letters * 1.8,
  };
  const plot = plotOf(from, to, Math.max(...all), box, letters);
  const last = (seat: Seat) => of(levels, seat).slice(-1)[0]?.[reading] ?? 0;
  const heights = spread(
    seats.map(seat => plot.y(last(seat))),
    letters * 1.35,
    letters,
    box.bottom,
  );
  const text = { fontFamily: fonts.text, fontSize: letters, fill: colors.inkSoft };
  return (
    <Svg aria-hidden width={width} height={height}>
      {plot.points.map(({ at, label }) => (
        <G key={label}>
          <Line x1={box.left} x2={box.right} y1={at} y2={at} stroke={colors.line} />
          <Text {...text} x={box.left - 6} y={at + letters * 0.35} textAnchor="end">
            {label}
          </Text>
        </G>
      ))}
      {plot.minutes.map(({ at, label }) => (
        <Text key={label} {...text} x={at} y={height - letters * 0.4} textAnchor="middle">
          {label}
        </Text>
      ))}
      <Text {...text} x={box.right + letters} y={height - letters * 0.4}>
        {say('charts.points.minutes')}
      </Text>
      {seats.map((seat, n) => (
        <G key={seat}>
          <Path
            d={plot.steps(of(levels, seat), reading)}
            fill="none"
            stroke={seatColour(seat)}
            strokeWidth={letters / 4.6}
            strokeDasharray={dashOf(seat, letters / 12)}
            strokeLinejoin="round"
          />
          <Path
            d={`M${box.right} ${plot.y(last(seat))}L${box.right + 10} ${heights[n] ?? 0}`}
            stroke={seatColour(seat)}
            strokeOpacity={0.7}
          />
          <SeatMarkShape
            seat={seat}
            size={letters}
            x={box.right + 10 + letters * 0.6}
            y={heights[n] ?? 0}
          />
          <Text
            {...text}
            fill={colors.ink}
            fontFamily={fonts.strong}
            x={box.right + 12 + letters * 1.3}
            y={(heights[n] ?? 0) + letters * 0.35}
          >
            {`${labels[n] ?? ''} ${last(seat)}`.trim()}
          </Text>
        </G>
      ))}
    </Svg>
  );
}
