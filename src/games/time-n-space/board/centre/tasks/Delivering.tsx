import { StyleSheet, View } from 'react-native';
import { of, type Seat } from '@/kit/seat';
import { IconButton } from '@/ui/IconButton';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { loadedWith, thingAt } from '../../../rules/centre';
import { type Field, GOODS, type Order, ORDERS } from '../../../rules/components';
import { thereAt } from '../../../rules/delivery';
import { countOf } from '../../../rules/orders';
import type { Delivery, Seen } from '../../../rules/state';
import { Bonus, Counter } from '../../pieces/Counter';
import { fieldName, nodeName, orderName, thingName } from '../../pieces/naming';
import { useSeat } from '../HandContext';
import { withDelivery, withOtherCube, withoutDelivery } from '../laying';
import { useVoice } from '../useVoice';
import { FieldButton } from './FieldButton';

type Props = {
  /** The view as the visitor may use it. */
  readonly seen: Seen;
  readonly planet: Seat;
  readonly deliveries: readonly Delivery[];
  change(deliveries: readonly Delivery[]): void;
};

/** The orders on a centre: which of them are filled, and with which cubes. */
export function Delivering({ seen, planet, deliveries, change }: Props) {
  const { say, piece } = useVoice();
  const there = ORDERS.filter(order => thereAt(seen, planet, order) > 0);
  return (
    <>
      <Type tone="soft">
        {there.length > 0
          ? say('deliver.hint', { planet: nodeName(piece, planet) })
          : say('deliver.none')}
      </Type>
      <View style={styles.orders}>
        {there.map(order => (
          <OrderRow key={order} {...{ seen, order, planet, deliveries, change }} />
        ))}
      </View>
      {seen.bonusAt.includes(planet) && (
        <View style={styles.bonus}>
          <Bonus size={30} />
          <Type as="small" style={styles.words}>
            {say('deliver.bonus')}
          </Type>
        </View>
      )}
      <Cubes {...{ seen, deliveries, change }} />
    </>
  );
}

function OrderRow({ seen, order, planet, deliveries, change }: Props & { order: Order }) {
  const { seat } = useSeat('seat');
  const { say, piece } = useVoice();
  const there = thereAt(seen, planet, order);
  const chosen = countOf(
    deliveries.map(delivery => delivery.order),
    order,
  );
  const more = withDelivery(of(seen.centres, seat), deliveries, order);
  const canMore = chosen < there && more !== deliveries;
  const name = orderName(piece, order, planet);
  const few = chosen === 0 && !canMore ? `. ${say('deliver.short')}` : '';
  return (
    <View style={[styles.order, chosen > 0 && styles.chosen, !canMore && !chosen && styles.out]}>
      <Press
        name={say('deliver.order', { order: name, chosen, there }) + few}
        onPress={canMore ? () => change(more) : () => change(withoutDelivery(deliveries, order))}
        disabled={!canMore && chosen === 0}
        testID={`deliver-${order}`}
        style={styles.press}
      >
        <Counter order={order} seat={planet} size={36} />
        <Type as="heading" tone={chosen > 0 ? 'ink' : 'soft'}>
          {`${chosen}/${there}`}
        </Type>
      </Press>
      {chosen > 0 && (
        <IconButton
          icon="minus"
          name={say('offer.remove', { order: name })}
          onPress={() => change(withoutDelivery(deliveries, order))}
          testID={`deliver-${order}-less`}
        />
      )}
    </View>
  );
}

function Cubes({ seen, deliveries, change }: Pick<Props, 'seen' | 'deliveries' | 'change'>) {
  const { seat } = useSeat('seat');
  const { say, piece } = useVoice();
  const centre = of(seen.centres, seat);
  const cubes = GOODS.flatMap(good => loadedWith(centre, good));
  const goes = (cube: Field) => deliveries.some(({ from }) => from.includes(cube));
  if (cubes.length === 0) return null;
  return (
    <>
      <Type as="label">{say('deliver.cubes')}</Type>
      <View style={styles.orders}>
        {cubes.map(cube => (
          <FieldButton
            key={cube}
            name={say(goes(cube) ? 'deliver.goes' : 'deliver.stays', {
              cube: `${thingName(piece, thingAt(centre, cube) ?? null)}, ${fieldName(piece, cube)}`,
            })}
            thing={thingAt(centre, cube) ?? null}
            seat={seat}
            chosen={goes(cube)}
            onPress={() => change(withOtherCube(centre, deliveries, cube))}
            testID={`loaded-${cube.replace('.', '-')}`}
          />
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  orders: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  order: {
    flexDirection: 'row',
    alignItems: 'center',
    borderRadius: radius.m,
    borderWidth: 2,
    borderColor: 'transparent',
    backgroundColor: colors.raised,
  },
  chosen: { borderColor: colors.sand },
  out: { opacity: 0.5 },
  press: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: 52,
    paddingHorizontal: space.s,
  },
  bonus: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
});
