import { useState } from 'react';
import { MINUTE } from '@/kit/millis';
import { of, type Seat } from '@/kit/seat';
import { Choice } from '@/ui/forms/Choice';
import { useComfort } from '@/ui/comfort';
import { nameOf } from '../../pieces/naming';
import type { TablePlace } from '../../../../board';
import { type MatchStatistics, levelAt } from '../statistics';
import { type EndingSay, useEndingVoice } from '../words';
import { Canvas, Chart } from './Chart';
import type { Reading } from './plot';
import { PointsLines } from './PointsLines';

type Props = { readonly statistics: MatchStatistics; readonly places: readonly TablePlace[] };

/** A line for each player, with the name at its end. */
export function PointsChart({ statistics, places }: Props) {
  const { say } = useEndingVoice();
  const { textScale } = useComfort();
  const [reading, setReading] = useState<Reading>('points');
  const letters = 12 * Math.min(1.6, textScale);
  const heightIn = (width: number) => Math.min(300, Math.max(170, width * 0.5)) + 2 * letters;
  return (
    <Chart
      title={say('charts.points.title')}
      about={say(`charts.points.${reading === 'points' ? 'aboutCounted' : 'aboutPossible'}`)}
      testID="chart-points"
    >
      <Choice
        name={say('charts.points.which')}
        value={reading}
        onChange={setReading}
        options={[
          { value: 'points', title: say('charts.points.counted') },
          { value: 'possible', title: say('charts.points.possible') },
        ]}
        testID="chart-reading"
      />
      <PointsDrawn {...{ statistics, places, reading, letters, heightIn }} />
    </Chart>
  );
}

type DrawnProps = Props & {
  readonly reading: Reading;
  readonly letters: number;
  heightIn(width: number): number;
};

/** The lines, with a description of all of them. */
export function PointsDrawn({ heightIn, ...props }: DrawnProps) {
  const { statistics, places, reading } = props;
  const { say, piece } = useEndingVoice();
  const said = statistics.seats.map(seat =>
    spoken(say, statistics, seat, nameOf(piece, places, seat), reading),
  );
  return (
    <Canvas said={said.join(' ')} testID="chart-points-drawn">
      {width => <PointsLines {...props} width={width} height={heightIn(width)} />}
    </Canvas>
  );
}

function spoken(
  say: EndingSay,
  statistics: MatchStatistics,
  seat: Seat,
  name: string,
  reading: Reading,
) {
  const row = of(statistics.levels, seat);
  const length = (statistics.to - statistics.from) / MINUTE;
  const levels = [0.25, 0.5, 0.75, 1].map(part => {
    const minutes = Math.round(part * length);
    const points = levelAt(row, statistics.from + part * length * MINUTE)?.[reading] ?? 0;
    return part === 1
      ? say('charts.points.last', { points })
      : say('charts.points.level', { points, count: minutes });
  });
  return say('charts.points.spoken', { name, levels: levels.join(', ') });
}
