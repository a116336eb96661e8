import { StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { GOODS, type Order, VALUES } from '../../../rules/components';
import { Counter } from '../../pieces/Counter';
import { orderName } from '../../pieces/naming';
import { useSeat } from '../HandContext';
import { useVoice } from '../useVoice';

type Props = {
  /** The number of orders of a kind that are left to choose. */
  left(order: Order): number;
  chosen(order: Order): number;
  onOrder(order: Order): void;
};

/** The player's orders above the centre: a column for each good, a row for each value. */
export function Orders({ left, chosen, onOrder }: Props) {
  const { view, seat } = useSeat('view', 'seat');
  const { say, piece } = useVoice();
  const { above } = of(view.centres, seat);
  return (
    <View style={styles.table}>
      {GOODS.map(good => (
        <View key={good} style={styles.column}>
          {VALUES.map((value): Order => `${good}-${value}`)
            .filter(order => above[order] + chosen(order) > 0)
            .map(order => (
              <Press
                key={order}
                name={say('offer.left', { order: orderName(piece, order), count: left(order) })}
                onPress={() => onOrder(order)}
                role="switch"
                checked={chosen(order) > 0}
                disabled={left(order) === 0 && chosen(order) === 0}
                testID={`order-${order}`}
                style={[
                  styles.order,
                  chosen(order) > 0 && styles.chosen,
                  left(order) === 0 && styles.out,
                ]}
              >
                <Counter order={order} seat={seat} size={34} />
                <View aria-hidden>
                  <Type as="label" tone="soft">
                    {`×${left(order)}`}
                  </Type>
                </View>
              </Press>
            ))}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flexDirection: 'row', gap: space.xs + 2 },
  column: { flex: 1, gap: space.xs + 2 },
  order: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    paddingVertical: space.xs,
    borderRadius: radius.m,
    borderWidth: 2,
    borderColor: 'transparent',
    backgroundColor: colors.raised,
  },
  chosen: { borderColor: colors.sand },
  out: { opacity: 0.45 },
});
