import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/Icon';
import { colors } from '@/ui/theme/tokens';
import { BONUS_VALUE, GOODS, type Good } from '../../rules/components';
import { type Row, score } from '../../rules/score';
import type { Centre } from '../../rules/state';
import { ordersAbove } from '../pieces/counters';
import { Cube } from '../pieces/Cube';
import { pieceWords } from '../pieces/words';
import { Caption } from './Caption';
import { useStage } from './stage';
import { watchWords } from './words';

/** For each good, the orders not yet in play and the counters earned. */
export function Goods({ centre }: { centre: Centre }) {
  const say = watchWords.useSay();
  const { rows } = score(centre);
  return (
    <View style={styles.table}>
      <View style={styles.titles}>
        <Head />
        <Caption tone="soft">{say('above')}</Caption>
        <Caption tone="soft">{say('earned')}</Caption>
      </View>
      {GOODS.map(good => (
        <Column key={good} good={good} above={ordersAbove(centre, good).length} row={rows[good]} />
      ))}
    </View>
  );
}

function Head({ good }: { good?: Good }) {
  const { px } = useStage();
  return (
    <View style={[styles.head, { height: px(44) }]}>
      {good && <Cube good={good} size={px(38)} />}
    </View>
  );
}

type ColumnProps = { readonly good: Good; readonly above: number; readonly row: Row };

function Column({ good, above, row }: ColumnProps) {
  const { px, text } = useStage();
  const worth = row.values + row.bonus * BONUS_VALUE;
  return (
    <View accessible role="img" aria-label={useColumnName(good, above, row)} style={styles.column}>
      <Head good={good} />
      {above > 0 ? (
        <Caption size={30} strong align="center">
          {above}
        </Caption>
      ) : (
        <View style={[styles.head, { height: px(36) * text }]}>
          <Icon name="check" size={px(36)} color={colors.go} />
        </View>
      )}
      <Caption strong align="center" tone={row.points > 0 ? 'go' : 'soft'}>
        {worth > 0 ? `${worth}×${row.symbols}` : '–'}
      </Caption>
    </View>
  );
}

function useColumnName(good: Good, above: number, { values, bonus, symbols }: Row): string {
  const say = watchWords.useSay();
  const name = { good: pieceWords.useSay()(`goodName.${good}`) };
  const open = say(above > 0 ? 'aboveOf' : 'aboveNone', { ...name, count: above });
  return `${open}, ${say('earnedOf', { ...name, values: values + bonus * BONUS_VALUE, count: symbols })}`;
}

const styles = StyleSheet.create({
  table: { flexDirection: 'row', justifyContent: 'space-between' },
  titles: { alignItems: 'flex-start' },
  column: { flex: 1, alignItems: 'center' },
  head: { alignItems: 'center', justifyContent: 'center' },
});
