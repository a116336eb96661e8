import { StyleSheet, View } from 'react-native';
import { keysOf } from '@/kit/keys';
import { of, type Seat } from '@/kit/seat';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { goodOf } from '../../rules/centre';
import { GOODS, type Good, type Order } from '../../rules/components';
import { score } from '../../rules/score';
import type { Centre } from '../../rules/state';
import { Bonus, Counter } from '../pieces/Counter';
import { listed, orderName } from '../pieces/naming';
import { useActs, useFromSeat } from './HandContext';
import { ownCentre } from './handSelectors';
import { useVoice } from './useVoice';

const SIZE = 24;
const LAP = 13;
const FIT = 4; // more counters in a column would hide each other

/** The counters earned, in columns under the colours above. */
export function Below() {
  const centre = useFromSeat(ownCentre);
  const { open } = useActs();
  const { say, piece } = useVoice();
  const all = earned(centre);
  const names = all.map(({ order, owner }) => orderName(piece, order, owner));
  const bonus = Array<string>(centre.bonus).fill(piece('bonus'));
  const counters = listed(piece, [...names, ...bonus]);
  return (
    <Press
      name={counters ? say('score.earned', { counters }) : say('score.earnedNone')}
      onPress={() => open({ what: 'score' })}
      testID="earned"
      style={styles.row}
    >
      {GOODS.map(good => (
        <Column key={good} good={good} centre={centre} all={all} />
      ))}
    </Press>
  );
}

type Earned = { readonly order: Order; readonly owner: Seat };

const earned = ({ below }: Centre): Earned[] =>
  keysOf(below).flatMap(owner => of(below, owner).map(order => ({ order, owner })));

type ColumnProps = { good: Good; centre: Centre; all: readonly Earned[] };

function Column({ good, centre, all }: ColumnProps) {
  const own = all.filter(({ order }) => goodOf(order) === good);
  const { bonus } = score(centre).rows[good];
  const more = own.length - FIT;
  return (
    <View style={styles.column}>
      {bonus > 0 && <Bonus size={SIZE} />}
      {own.slice(0, FIT).map(({ order, owner }, n) => (
        <View key={n} style={n + bonus > 0 && styles.lapped}>
          <Counter order={order} seat={owner} size={SIZE} />
        </View>
      ))}
      {more > 0 && <Type as="label" tone="soft">{`+${more}`}</Type>}
      {own.length + bonus === 0 && <View style={styles.dot} />}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs + 2,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.raised,
    backgroundColor: colors.panel,
  },
  column: { flex: 1, flexDirection: 'row', alignItems: 'center', justifyContent: 'center' },
  lapped: { marginLeft: LAP - SIZE },
  dot: { width: 6, height: 6, borderRadius: radius.round, backgroundColor: colors.line },
});
