import { StyleSheet, View } from 'react-native';
import { type BySeat, of, type Seat } from '@/kit/seat';
import { space } from '@/ui/theme/tokens';
import { Piece } from '../pieces/Piece';
import { useStage } from '../watch/stage';
import { EndingText, useIsFar } from './EndingText';
import { sourceFill, SourcePicture } from './sourceLooks';
import { type Source, SOURCES, type SourcePoints } from './sources';
import { endingWords } from './words';

type Props = {
  readonly seats: readonly Seat[];
  readonly sources: BySeat<readonly SourcePoints[]>;
};

/** The sources that occur in this match, with their colours and pictures. */
export function SourcesLegend({ seats, sources }: Props) {
  const { px } = useStage();
  const isFar = useIsFar();
  const occurs = (source: Source) =>
    seats.some(seat => of(sources, seat).some(points => points[source] !== 0));
  return (
    <View style={[styles.legend, isFar && { columnGap: px(26), rowGap: px(8) }]}>
      {SOURCES.filter(occurs).map(source => (
        <Entry key={source} source={source} />
      ))}
    </View>
  );
}

function Entry({ source }: { readonly source: Source }) {
  const say = endingWords.useSay();
  const { px } = useStage();
  const isFar = useIsFar();
  const side = isFar ? px(46) : 24;
  return (
    <View style={[styles.entry, isFar && { gap: px(12) }]}>
      <View
        style={[
          styles.swatch,
          {
            width: side,
            height: side,
            borderRadius: side / 5,
            backgroundColor: sourceFill(source),
          },
        ]}
      >
        <Piece size={side * 0.86}>
          <SourcePicture source={source} />
        </Piece>
      </View>
      <EndingText as="words" tone="soft">
        {say(`source.${source}`)}
      </EndingText>
    </View>
  );
}

const styles = StyleSheet.create({
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m, rowGap: space.xs },
  entry: { flexDirection: 'row', alignItems: 'center', gap: space.xs + 2 },
  swatch: { alignItems: 'center', justifyContent: 'center' },
});
