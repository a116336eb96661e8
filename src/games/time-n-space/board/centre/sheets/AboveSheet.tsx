import { StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import { Notice } from '@/ui/Notice';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { Good } from '../../../rules/components';
import { Counter } from '../../pieces/Counter';
import { orderName } from '../../pieces/naming';
import { useSeat } from '../HandContext';
import { useVoice } from '../useVoice';
import { ordersByColour } from '../warnings';
import { HandSheet } from './HandSheet';

/** The orders of one colour that are not yet in play, and what they keep from scoring. */
export function AboveSheet({ good }: { readonly good: Good }) {
  const { view, seat } = useSeat('view', 'seat');
  const { say, piece } = useVoice();
  const standing = ordersByColour(of(view.centres, seat)).find(it => it.good === good);
  if (!standing) return null;
  const { left, orders, worth } = standing;
  const inColour = piece(`inColour.${good}`);
  return (
    <HandSheet title={say('above.title', { good: inColour })} testID="above-sheet">
      {left === 0 && <Notice tone="go" title={say('above.fine', { good: inColour })} />}
      {left > 0 && (
        <>
          <Notice
            tone="heed"
            title={say('above.why', { good: inColour, count: left })}
            text={`${say('above.worth', { count: worth })} ${say('above.how')}`}
          />
          {orders.map(([order, count]) => (
            <View key={order} style={styles.row}>
              <Counter order={order} seat={seat} size={36} />
              <Type>{`${count} × ${orderName(piece, order)}`}</Type>
            </View>
          ))}
        </>
      )}
    </HandSheet>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
});
