import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import { IconButton } from '@/ui/IconButton';
import { Press } from '@/ui/Press';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { ordersIn } from '../../../rules/delivery';
import type { Field } from '../../../rules/components';
import { countOf, type Placing } from '../../../rules/orders';
import { Counter } from '../../pieces/Counter';
import { orderName } from '../../pieces/naming';
import { useSeat } from '../HandContext';
import { stillAbove, withField, withOrder, withoutPlacing } from '../laying';
import { shortField } from '../shortField';
import { useVoice } from '../useVoice';
import type { EditorProps } from './editorProps';
import { Fields } from './Fields';
import { Orders } from './Orders';

export function Offering({ deed, choices, edit }: EditorProps<'offer'>) {
  const { view, seat } = useSeat('view', 'seat');
  const { say } = useVoice();
  const [chosen, choose] = useState<number | null>(null);
  const { most = 0, fields = [] } = choices;
  const placings = deed.orders;
  const at = Math.min(chosen ?? 0, most - 1, placings.length);
  const change = (orders: readonly Placing[]) => edit({ ...deed, orders });
  const centre = of(view.centres, seat);
  const planned = Object.fromEntries(placings.map(({ order, field }) => [field, order]));
  const onField = (field: Field) => {
    if (!fields.includes(field) || at >= placings.length) return undefined;
    return () => change(withField(placings, at, field));
  };
  return (
    <>
      <Type tone="soft">{say('offer.hint', { count: most })}</Type>
      <View style={styles.slots}>
        {Array.from({ length: most }, (_, n) => (
          <Slot
            key={n}
            n={n}
            placing={placings[n]}
            chosen={chosen !== null && n === at}
            choose={() => choose(n === chosen ? null : n)}
            remove={() => change(withoutPlacing(placings, n))}
          />
        ))}
      </View>
      {chosen !== null && (
        <>
          <Type as="label">{say('offer.above')}</Type>
          <Orders
            left={order => stillAbove(centre, placings, order)}
            chosen={order => countOf(ordersIn(placings), order)}
            onOrder={order => {
              if (stillAbove(centre, placings, order) === 0) return;
              change(withOrder(placings, at, order, fields));
              if (placings.length < most) choose(Math.min(most - 1, at + 1));
            }}
          />
          <Type as="label">{say('offer.fields')}</Type>
          <Fields planned={planned} onField={onField} />
        </>
      )}
    </>
  );
}

type SlotProps = {
  n: number;
  placing: Placing | undefined;
  chosen: boolean;
  choose(): void;
  remove(): void;
};

/** One of the orders that can be offered, and its field. */
function Slot({ n, placing, chosen, choose, remove }: SlotProps) {
  const { seat } = useSeat('seat');
  const { say, piece } = useVoice();
  const number = n + 1;
  const order = placing && orderName(piece, placing.order);
  const field = placing && shortField(say, placing.field);
  const name =
    order && field
      ? say('offer.slot', { number, order, field })
      : say('offer.slotEmpty', { number });
  return (
    <View style={[styles.slot, chosen && styles.chosen]}>
      <Press
        name={name}
        onPress={choose}
        expanded={chosen}
        testID={`slot-${n}`}
        style={styles.body}
      >
        {placing && <Counter order={placing.order} seat={seat} size={30} />}
        <Type as="small" tone={placing ? 'ink' : 'soft'} style={styles.words}>
          {field ?? say('offer.slotEmpty', { number })}
        </Type>
      </Press>
      {order && (
        <IconButton
          icon="close"
          name={say('offer.remove', { order })}
          onPress={remove}
          testID={`slot-${n}-remove`}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  slots: { gap: space.xs },
  slot: {
    flexDirection: 'row',
    alignItems: 'center',
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.line,
  },
  chosen: { borderColor: colors.sand, backgroundColor: colors.raised },
  body: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: space.s,
    paddingHorizontal: space.s,
  },
  words: { flex: 1 },
});
