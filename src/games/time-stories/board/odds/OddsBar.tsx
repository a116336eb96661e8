import { StyleSheet, View } from 'react-native';
import { radius, space } from '@/ui/theme/tokens';
import { handWords } from '../hand/words';
import { useSpeech } from '../hand/HandContext';
import { glaze } from '../pieces/palette';
import { Print } from '../pieces/Print';
import { type Odds, percents } from './odds';
import { consequenceWords } from './oddsWords';

const MOST_PARTS = 4;

/** One bar, divided by how likely each consequence is; rare ones share the last part. */
export function OddsBar({ odds }: { readonly odds: readonly Odds[] }) {
  const say = handWords.useSay();
  const speech = useSpeech();
  const parts = merged(odds);
  const shares = percents(parts.map(({ chance }) => chance));
  const told = parts.map((part, at) => {
    const what = consequenceWords(speech, part) + (part.isMore ? ' …' : '');
    return { what, percent: shares[at] ?? 0, isWon: part.isWon };
  });
  const least = LEAST[told.length] ?? LEAST_OF_MANY;
  const label = told.map(({ what, percent }) => say('odds.part', { what, percent })).join('; ');
  return (
    <View accessible role="img" aria-label={`${say('odds.name')}: ${label}`} testID="odds">
      <View style={styles.bar}>
        {told.map(({ what, percent, isWon }, at) => (
          <View
            key={what}
            style={[
              styles.part,
              { flex: Math.max(percent, least) },
              isWon ? styles.won : SHADES[at % SHADES.length],
            ]}
          >
            <Print as="label" tone={isWon ? 'white' : 'ink'} numberOfLines={1}>
              {`${percent} %`}
            </Print>
          </View>
        ))}
      </View>
      <View style={styles.words}>
        {told.map(({ what, percent }) => (
          <View key={what} style={{ flex: Math.max(percent, least) }}>
            <Print as="label" tone="soft" align="center">
              {what}
            </Print>
          </View>
        ))}
      </View>
    </View>
  );
}

type Part = Odds & { readonly isMore: boolean };

function merged(odds: readonly Odds[]): readonly Part[] {
  const all = odds.map((it): Part => ({ ...it, isMore: false }));
  const [first] = all.slice(MOST_PARTS - 1);
  if (all.length <= MOST_PARTS || !first) return all;
  const rest = all.slice(MOST_PARTS - 1);
  const chance = rest.reduce((sum, it) => sum + it.chance, 0);
  return [...all.slice(0, MOST_PARTS - 1), { ...first, chance, isMore: true }];
}

/** A narrow part stays wide enough for its words: in percent, by how many parts there are. */
const LEAST: Readonly<Record<number, number>> = { 1: 0, 2: 30, 3: 34 };
const LEAST_OF_MANY = 22;

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    height: 34,
    borderRadius: radius.s,
    borderWidth: 1,
    borderColor: glaze.go,
    overflow: 'hidden',
  },
  part: { alignItems: 'center', justifyContent: 'center' },
  words: { flexDirection: 'row', gap: space.xs, paddingTop: 2 },
  won: { backgroundColor: glaze.go },
  first: { backgroundColor: glaze.goLight },
  second: { backgroundColor: glaze.goPale },
  third: { backgroundColor: glaze.warmLight },
  fourth: { backgroundColor: '#FBE3D6' },
});
const SHADES = [styles.first, styles.first, styles.second, styles.third, styles.fourth];
