import { StyleSheet, View } from 'react-native';
import { space } from '@/ui/theme/tokens';
import { startWords } from '../startWords';
import type { Go } from './addresses';
import { HomeTile } from './HomeTile';
import type { HomeSizes } from './homeSizes';

type Props = Pick<HomeSizes, 'tileRows'> & { go: Go; onPractise: () => void };

/** Everything that can be done here besides opening and joining a table. */
export function HomeTiles({ tileRows, go, onPractise }: Props) {
  const say = startWords.useSay();
  const isSmall = tileRows === 1;
  return (
    <View style={[styles.tiles, isSmall && styles.row]}>
      <HomeTile
        icon="robot"
        title={say('home.practise')}
        name={say('home.practiseMore')}
        onPress={onPractise}
        isSmall={isSmall}
        testID="practise"
      />
      <HomeTile
        icon="tv"
        title={say('home.watch')}
        name={say('home.watchMore')}
        onPress={() => go('/tv')}
        isSmall={isSmall}
        testID="watch"
      />
      <HomeTile
        icon="book"
        title={say('home.rules')}
        onPress={() => go('/rules')}
        isSmall={isSmall}
        testID="rules"
      />
      <HomeTile
        icon="chart"
        title={say('home.matches')}
        name={say('home.matchesMore')}
        onPress={() => go('/history')}
        isSmall={isSmall}
        testID="history"
      />
    </View>
  );
}

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  row: { flexWrap: 'nowrap' },
});
