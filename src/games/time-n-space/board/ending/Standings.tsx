import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { type BySeat, of, type Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { TablePlace } from '../../../board';
import type { Result } from '../../../game';
import type { Score } from '../../rules/score';
import { SeatMark } from '../pieces/SeatMark';
import { pieceWords } from '../pieces/words';
import { rankOf, pointsUpTo, strata } from './counting';
import { Orbit } from './Orbit';
import { GLASS, SandGlass } from './SandGlass';
import { SandRain } from './SandRain';
import { endingWords, playerName } from './words';

type Props = {
  readonly seats: readonly Seat[];
  readonly scores: BySeat<Score>;
  readonly result: Result;
  readonly places: readonly TablePlace[];
  readonly counted: number;
  readonly done: boolean;
};

/** Everybody’s glass side by side: who has most is seen, not read. */
export function Standings({ seats, ...props }: Props) {
  const [box, setBox] = useState({ width: 0, height: 0 });
  const column = Math.min(WIDEST, box.width / seats.length);
  const glass = Math.min(column * 0.78, TALLEST * (GLASS.width / GLASS.height));
  return (
    <View
      style={styles.row}
      testID="standings"
      onLayout={({ nativeEvent }) => setBox(nativeEvent.layout)}
    >
      {props.done && <SandRain {...box} />}
      {box.width > 0 &&
        seats.map(seat => (
          <Column key={seat} seat={seat} width={column} glass={glass} {...props} />
        ))}
    </View>
  );
}

const WIDEST = 210;
const TALLEST = 230;

type ColumnProps = Omit<Props, 'seats'> & {
  readonly seat: Seat;
  readonly width: number;
  readonly glass: number;
};

function Column({ seat, width, glass, ...props }: ColumnProps) {
  const { scores, result, places, counted, done } = props;
  const say = endingWords.useSay();
  const pieces = pieceWords.useSay();
  const { textScale } = useComfort();
  const most = Math.max(...Object.values(scores).map(({ points }) => points));
  const score = of(scores, seat);
  const points = pointsUpTo(score, counted);
  const wins = done && rankOf(result, seat) === 1;
  const name = playerName(places, pieces, seat);
  const said = say('glass', { name, points: say('points', { count: points }) });
  const drawn = (
    <SandGlass
      levels={strata(score, most, counted)}
      height={(glass * GLASS.height) / GLASS.width}
      best={wins}
    />
  );
  return (
    <View
      accessible
      role="img"
      aria-label={done ? `${say('place', { place: rankOf(result, seat) })}. ${said}` : said}
      testID={`standing-${seat}`}
      style={[styles.column, { width }]}
    >
      {wins ? (
        <Orbit seat={seat} width={Math.min(width * 1.02, glass * 1.34)}>
          {drawn}
        </Orbit>
      ) : (
        drawn
      )}
      <Type as={textScale > 1.4 ? 'heading' : 'clock'} align="center" tone={wins ? 'sand' : 'ink'}>
        {points}
      </Type>
      <View style={[styles.name, textScale > 1.4 && styles.stacked]}>
        <SeatMark seat={seat} size={14 * Math.min(1.5, textScale)} />
        <Type as="label" align="center" numberOfLines={2} style={styles.word}>
          {name}
        </Type>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    justifyContent: 'center',
    alignItems: 'flex-start', // a name of two lines lifts no glass
    minHeight: 150,
    paddingTop: space.m,
    borderRadius: radius.l,
  },
  column: { alignItems: 'center', gap: space.xs, paddingHorizontal: 2 },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.xs, maxWidth: '100%' },
  stacked: { flexDirection: 'column' },
  word: { flexShrink: 1 },
});
