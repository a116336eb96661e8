import { useState } from 'react';
import Svg, { G, Line, Path, Text } from 'react-native-svg';
import { MINUTE } from '@/kit/millis';
import { of, type Seat } from '@/kit/seat';
import { Choice } from '@/ui/Choice';
import { useComfort } from '@/ui/comfort';
import { colors, fonts } from '@/ui/theme/tokens';
import type { Place } from '../../../../board';
import { seatColour } from '../../pieces/colours';
import { SeatMarkShape } from '../../pieces/SeatMark';
import { pieceWords } from '../../pieces/words';
import { type Evening, levelAt } from '../evening';
import { type EndingSay, endingWords, nameOf } from '../words';
import { Canvas, Chart } from './Chart';
import { dashOf } from './dashes';
import { plotOf, type Reading, spread } from './plot';

type Props = { readonly evening: Evening; readonly places: readonly Place[] };

/** A line for every player, with the name at its end. */
export function PointsChart({ evening, places }: Props) {
  const say = endingWords.useSay();
  const pieces = pieceWords.useSay();
  const [reading, setReading] = useState<Reading>('points');
  const said = evening.seats
    .map(seat => spoken(say, evening, seat, nameOf(places, pieces, seat), reading))
    .join(' ');
  return (
    <Chart
      title={say('evening.points.title')}
      about={say(`evening.points.${reading === 'points' ? 'aboutCounted' : 'aboutPossible'}`)}
      testID="chart-points"
    >
      <Choice
        name={say('evening.points.which')}
        value={reading}
        onChange={setReading}
        options={[
          { value: 'points', title: say('evening.points.counted') },
          { value: 'possible', title: say('evening.points.possible') },
        ]}
        testID="chart-reading"
      />
      <Canvas said={said} testID="chart-points-drawn">
        {width => <Lines {...{ evening, places, reading, width }} />}
      </Canvas>
    </Chart>
  );
}

function spoken(say: EndingSay, evening: Evening, seat: Seat, name: string, reading: Reading) {
  const row = of(evening.levels, seat);
  const length = (evening.to - evening.from) / MINUTE;
  const levels = [0.25, 0.5, 0.75, 1].map(part => {
    const minutes = Math.round(part * length);
    const points = levelAt(row, evening.from + part * length * MINUTE)?.[reading] ?? 0;
    return part === 1
      ? say('evening.points.last', { points })
      : say('evening.points.level', { points, minutes });
  });
  return say('evening.points.spoken', { name, levels: levels.join(', ') });
}

type LinesProps = Props & { readonly reading: Reading; readonly width: number };

function Lines({ evening, places, reading, width }: LinesProps) {
  const say = endingWords.useSay();
  const pieces = pieceWords.useSay();
  const { textScale } = useComfort();
  const letters = 12 * Math.min(1.6, textScale);
  const height = Math.min(300, Math.max(170, width * 0.5)) + 2 * letters;
  const { seats, levels, from, to } = evening;
  const all = seats.flatMap(seat => of(levels, seat).map(level => level[reading]));
  const labels = seats.map(seat => nameOf(places, pieces, seat).slice(0, 10));
  const longest = Math.max(...labels.map(label => label.length)) + 3; // and the points
  const room = longest * letters * 0.62 + letters * 2.4;
  const box = {
    left: letters * 1.9,
    right: width - Math.min(width * 0.42, room),
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
        {say('evening.points.minutes')}
      </Text>
      {seats.map((seat, n) => (
        <G key={seat}>
          <Path
            d={plot.steps(of(levels, seat), reading)}
            fill="none"
            stroke={seatColour(seat)}
            strokeWidth={2.6}
            strokeDasharray={dashOf(seat)}
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
            {`${labels[n] ?? ''} ${last(seat)}`}
          </Text>
        </G>
      ))}
    </Svg>
  );
}
