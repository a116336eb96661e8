import { useState } from 'react';
import { MINUTE } from '@/kit/millis';
import { of, type Seat } from '@/kit/seat';
import { Choice } from '@/ui/Choice';
import { useComfort } from '@/ui/comfort';
import type { TablePlace } from '../../../../board';
import { type PieceSay, pieceWords } from '../../pieces/words';
import { type MatchStatistics, levelAt } from '../statistics';
import { type EndingSay, endingWords, playerName } from '../words';
import { Canvas, Chart } from './Chart';
import type { Reading } from './plot';
import { PointsLines } from './PointsLines';

type Props = { readonly evening: MatchStatistics; readonly places: readonly TablePlace[] };

/** A line for every player, with the name at its end. */
export function PointsChart({ evening, places }: Props) {
  const say = endingWords.useSay();
  const pieces = pieceWords.useSay();
  const { textScale } = useComfort();
  const [reading, setReading] = useState<Reading>('points');
  const letters = 12 * Math.min(1.6, textScale);
  const heightIn = (width: number) => Math.min(300, Math.max(170, width * 0.5)) + 2 * letters;
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
      <Canvas
        said={spokenPoints(say, pieces, evening, places, reading)}
        testID="chart-points-drawn"
      >
        {width => (
          <PointsLines {...{ evening, places, reading, width, letters }} height={heightIn(width)} />
        )}
      </Canvas>
    </Chart>
  );
}

/** The whole chart in words. */
export function spokenPoints(
  say: EndingSay,
  pieces: PieceSay,
  evening: MatchStatistics,
  places: readonly TablePlace[],
  reading: Reading,
): string {
  return evening.seats
    .map(seat => spoken(say, evening, seat, playerName(places, pieces, seat), reading))
    .join(' ');
}

function spoken(
  say: EndingSay,
  evening: MatchStatistics,
  seat: Seat,
  name: string,
  reading: Reading,
) {
  const row = of(evening.levels, seat);
  const length = (evening.to - evening.from) / MINUTE;
  const levels = [0.25, 0.5, 0.75, 1].map(part => {
    const minutes = Math.round(part * length);
    const points = levelAt(row, evening.from + part * length * MINUTE)?.[reading] ?? 0;
    return part === 1
      ? say('evening.points.last', { points })
      : say('evening.points.level', { points, count: minutes });
  });
  return say('evening.points.spoken', { name, levels: levels.join(', ') });
}
