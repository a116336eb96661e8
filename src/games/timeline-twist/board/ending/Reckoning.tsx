import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { colors, fonts, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { score } from '../../rules/score';
import type { TogetherSeen } from '../../rules/state';
import { Seal } from '../moment/Seal';
import { signed } from '../table/signed';
import { nextRank, rowsOf } from './counting';
import { endingWords } from './words';

/** Together: the points as they are counted at the table, and a certificate. */
export function Reckoning({ view }: { view: TogetherSeen }) {
  const say = endingWords.useSay();
  const scored = score(view);
  const next = nextRank(scored);
  const { textScale } = useComfort();
  const isNarrow = useWindowDimensions().width < NARROW;
  return (
    <View
      style={[styles.sheet, isNarrow && styles.narrow, { maxWidth: WIDEST * textScale }]}
      testID="standings"
    >
      {view.ended && (
        <Type as="small" align="center" style={styles.soft}>
          {say(`together.${view.ended.how}`)}
        </Type>
      )}
      <Type as="label" align="center" style={styles.soft}>
        {say('yourRank')}
      </Type>
      <Type as="display" align="center" style={styles.ink} testID="rank">
        {say(`rank.${scored.rank}`)}
      </Type>
      <View style={styles.total}>
        <Seal came={scored.points < 0 ? 'misses' : 'fits'} size={54} />
        <Type as={isNarrow ? 'title' : 'clock'} style={styles.points} testID="points">
          {say('points', { count: scored.points, points: signed(scored.points) })}
        </Type>
      </View>
      <View style={styles.rows}>
        {rowsOf(scored).map(({ name, count, worth }) => (
          <View key={name} accessible style={styles.row} testID={`row-${name}`}>
            <Type style={[styles.ink, styles.name]}>{say(`row.${name}`)}</Type>
            <View style={styles.counted}>
              <Type style={styles.soft}>{say('row.each', { count, worth: signed(worth) })}</Type>
              <Type as="heading" align="right" style={[styles.ink, styles.sum]}>
                {signed(count * worth)}
              </Type>
            </View>
          </View>
        ))}
      </View>
      <Type as="small" align="center" style={styles.soft} testID="next-rank">
        {next
          ? say('next', { count: next.missing, rank: say(`rank.${next.rank}`) })
          : say('highest')}
      </Type>
    </View>
  );
}

const WIDEST = 620;
const NARROW = 360;

const styles = StyleSheet.create({
  sheet: {
    alignSelf: 'center',
    width: '100%',
    gap: space.s,
    padding: space.l,
    borderRadius: radius.m,
    borderWidth: 2,
    borderColor: colors.paperEdge,
    backgroundColor: colors.paper,
  },
  narrow: { padding: space.m },
  ink: { color: colors.print },
  soft: { color: colors.printSoft },
  total: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.m },
  points: { color: colors.vermilion, fontFamily: fonts.strong, flexShrink: 1 },
  rows: { gap: space.xs },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.m,
    paddingVertical: 3,
    borderBottomWidth: 1,
    borderColor: colors.paperShade,
  },
  name: { flexGrow: 1, flexShrink: 1 },
  // Stay together, and at the right even on a separate line.
  counted: {
    flexDirection: 'row',
    alignItems: 'baseline',
    columnGap: space.m,
    marginLeft: 'auto',
  },
  sum: { minWidth: 40 },
});
