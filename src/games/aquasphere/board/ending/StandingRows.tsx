import { StyleSheet, View } from 'react-native';
import type { TablePlace } from '@/games/board';
import type { Ranked } from '@/games/game';
import { type BySeat, of } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { colors, radius, space } from '@/ui/theme/tokens';
import { nameOf } from '../pieces/naming';
import { SeatMark } from '../pieces/SeatMark';
import { seatColour } from '../pieces/colours';
import { pointWords } from '../watch/gainWords';
import { useStage } from '../watch/stage';
import { EndingText, useIsFar } from './EndingText';
import { type Placed, placings } from './placing';
import { partsOf, type SourcePoints } from './sources';
import { endingWords } from './words';

type Props = {
  readonly result: Ranked;
  readonly places: readonly TablePlace[];
  /** Null until the story is loaded. */
  readonly sources: BySeat<readonly SourcePoints[]> | null;
};

/** All players by their place, with their points. */
export function StandingRows({ result, places, sources }: Props) {
  const { px } = useStage();
  const isFar = useIsFar();
  return (
    <View style={[styles.rows, isFar && { gap: px(12) }]} testID="standings">
      {placings(result).map(placed => (
        <StandingRow
          key={placed.seat}
          {...{ placed, places }}
          points={of(result.points, placed.seat)}
          rounds={sources && of(sources, placed.seat)}
        />
      ))}
    </View>
  );
}

type RowProps = Pick<Props, 'places'> & {
  readonly placed: Placed;
  readonly points: number;
  readonly rounds: readonly SourcePoints[] | null;
};

function StandingRow({ placed: { seat, place }, places, points, rounds }: RowProps) {
  const say = endingWords.useSay();
  const { language } = useComfort();
  const { px } = useStage();
  const isFar = useIsFar();
  const name = nameOf(language, places, seat);
  const parts = rounds ? say('parts', partWords(rounds)) : '';
  return (
    <View
      accessible
      role="img"
      aria-label={[say('standing', { place, name, count: points }), parts]
        .filter(Boolean)
        .join('. ')}
      testID={`standing-${seat}`}
      style={[styles.row, { borderLeftColor: seatColour(seat) }, isFar && farRow(px)]}
    >
      <EndingText as="points" tone={place === 1 ? 'sand' : 'soft'}>
        {say('place', { place })}
      </EndingText>
      <SeatMark seat={seat} size={isFar ? px(56) : 32} />
      <View style={styles.name}>
        <EndingText as="name">{name}</EndingText>
        {parts !== '' && (
          <EndingText as="words" tone="soft">
            {parts}
          </EndingText>
        )}
      </View>
      <EndingText as="points" color={seatColour(seat)} align="right">
        {points}
      </EndingText>
    </View>
  );
}

function partWords(rounds: readonly SourcePoints[]) {
  const { turns, scorings, end } = partsOf(rounds);
  return { turns: pointWords(turns), scorings: pointWords(scorings), end: pointWords(end) };
}

const farRow = (px: (dots: number) => number) => ({
  gap: px(20),
  paddingVertical: px(10),
  paddingHorizontal: px(22),
  borderLeftWidth: px(10),
  borderRadius: px(18),
});

const styles = StyleSheet.create({
  rows: { alignSelf: 'stretch', gap: space.s },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m - 4,
    padding: space.m - 4,
    borderLeftWidth: 6,
    borderRadius: radius.m,
    backgroundColor: colors.panel,
  },
  name: { flex: 1, minWidth: 0 },
});
