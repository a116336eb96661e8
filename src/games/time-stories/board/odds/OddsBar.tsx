import { StyleSheet, View } from 'react-native';
import { radius, space } from '@/ui/theme/tokens';
import { useSpeech } from '../hand/HandContext';
import { glaze } from '../pieces/palette';
import { Print } from '../pieces/Print';
import { type OddsPart, oddsSpoken } from './oddsWords';

/** One bar, divided by how likely each consequence is, and below it what they are. */
export function OddsBar({ odds }: { readonly odds: readonly OddsPart[] }) {
  const { language } = useSpeech();
  const parts = odds.map((part, at) => ({
    ...part,
    shade: part.isWon ? styles.won : SHADES[at % SHADES.length],
  }));
  return (
    <View accessible role="img" aria-label={oddsSpoken(language, odds)} testID="odds">
      <View style={styles.bar}>
        {parts.map(({ words, percent, shade }) => (
          <View key={words} style={[{ flex: percent }, shade]} />
        ))}
      </View>
      <View style={styles.words} testID="odds-words">
        {parts.map(({ words, shade }) => (
          <View key={words} style={styles.part}>
            <View style={[styles.swatch, shade]} />
            <Print as="label" tone="soft" style={styles.shrinks}>
              {words}
            </Print>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    height: 18,
    borderRadius: radius.s,
    borderWidth: 1,
    borderColor: glaze.go,
    overflow: 'hidden',
  },
  // Beside each other as far as they fit, so that no word breaks in a narrow column.
  words: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m, paddingTop: space.xs },
  part: { flexDirection: 'row', alignItems: 'center', gap: space.xs, maxWidth: '100%' },
  swatch: { width: 12, height: 12, borderRadius: 3, borderWidth: 1, borderColor: glaze.go },
  shrinks: { flexShrink: 1 },
  won: { backgroundColor: glaze.go },
  first: { backgroundColor: glaze.goLight },
  second: { backgroundColor: glaze.goPale },
  third: { backgroundColor: glaze.warmLight },
  fourth: { backgroundColor: '#FBE3D6' },
});
const SHADES = [styles.first, styles.second, styles.third, styles.fourth];
