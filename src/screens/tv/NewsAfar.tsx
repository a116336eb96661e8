import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn, FadeOut } from 'react-native-reanimated';
import { isComplete } from '@/stores/arrivals';
import { useComfort } from '@/ui/comfort';
import { AnimalFace } from '@/ui/faces/AnimalFace';
import { colors, durations } from '@/ui/theme/tokens';
import { faceOf } from '../faceOf';
import { useArrivals } from '../table/lobby/useArrivals';
import type { useTable } from '../table/useTable';
import { useWhoStarts } from '../table/useHostName';
import { useTableWords } from '../tableWords';
import { AfarText } from './AfarText';
import type { TvSizes } from './tvSizes';

type Props = { table: ReturnType<typeof useTable>; sizes: TvSizes };

/** Names whoever comes or goes, and says what everybody waits for. */
export function NewsAfar({ table, sizes }: Props) {
  const { waits, news: at, text, name: size } = sizes;
  const news = useArrivals(table.places, table.own);
  const isFull = isComplete(table.places);
  return (
    <>
      <View role="status" aria-live="polite" style={[styles.part, waits, styles.waits]}>
        <AfarText size={isFull ? size : text} tone={isFull ? 'go' : 'ink'} testID="tv-waits">
          {useWhoStarts(isFull)}
        </AfarText>
      </View>
      <View role="status" aria-live="polite" style={[styles.part, at]} testID="tv-arrivals">
        {news && <Card key={`${news.came} ${news.place.seat}`} {...{ news, table, sizes }} />}
      </View>
    </>
  );
}

type CardProps = Props & { news: NonNullable<ReturnType<typeof useArrivals>> };

function Card({ news: { place, name, came }, table: { board }, sizes }: CardProps) {
  const say = useTableWords();
  const { still } = useComfort();
  const { unit, news, name: size } = sizes;
  const colour = came ? (board?.colour(place.seat) ?? colors.brass) : colors.line;
  const shape = {
    minHeight: news.height * 0.8,
    borderRadius: 30 * unit,
    borderWidth: 3 * unit,
    borderColor: colour,
    gap: 18 * unit,
    paddingHorizontal: 26 * unit,
  };
  const duration = still ? durations.fade : durations.sheet;
  return (
    <Animated.View
      entering={FadeIn.duration(duration)}
      exiting={FadeOut.duration(duration)}
      style={[styles.card, shape]}
      testID="tv-news"
    >
      <AnimalFace id={faceOf(place.face, place.name)} size={size * 1.5} />
      <AfarText as="heading" size={size} numberOfLines={2} style={styles.words}>
        {say(came ? 'tv.here' : 'lobby.went', { name })}
      </AfarText>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  part: { position: 'absolute' },
  waits: { justifyContent: 'flex-end' },
  card: { flexDirection: 'row', alignItems: 'center', backgroundColor: colors.panel },
  words: { flexShrink: 1 },
});
