import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { CHOSEN_AT_START, type Order } from '../../../rules/components';
import { countOf } from '../../../rules/orders';
import { Pointed } from '@/ui/lesson/slots';
import { useLaidBefore } from '../../slots/laidBefore';
import { Counter } from '../../pieces/Counter';
import { listed, orderName } from '../../pieces/naming';
import { useActs, useSeat } from '../HandContext';
import { ordersToBegin } from '../filling';
import { Orders } from '../tasks/Orders';
import { useVoice } from '../useVoice';

/**
 * The player chooses two orders in secret, and may change them until the last player has chosen.
 */
export function Choosing() {
  const { view, seat, pending } = useSeat('view', 'seat', 'pending');
  const { act } = useActs();
  const { say } = useVoice();
  const { orders } = useLaidBefore();
  const [isChoosingAgain, chooseAgain] = useState(false);
  const isSent = pending.some(({ type }) => type === 'choose');
  if (view.choice && !isChoosingAgain) {
    return <Chosen orders={view.choice} again={() => chooseAgain(true)} />;
  }
  const choose = (orders: readonly [Order, Order]) => {
    act({ type: 'choose', orders });
    chooseAgain(false);
  };
  return (
    <Panel>
      <Type as="title">{say('opening.chooseTitle')}</Type>
      <Type tone="soft">{say('opening.chooseHint')}</Type>
      <Pair before={view.choice ?? orders ?? ordersToBegin(view, seat)} {...{ choose, isSent }} />
    </Panel>
  );
}

type PairProps = {
  before: readonly Order[];
  isSent: boolean;
  choose(orders: readonly [Order, Order]): void;
};

function Pair({ before, choose, isSent }: PairProps) {
  const { view, seat } = useSeat('view', 'seat');
  const { say } = useVoice();
  const [pair, setPair] = useState(before);
  const { above } = of(view.centres, seat);
  const left = (order: Order) => above[order] - countOf(pair, order);
  // Adds one of a kind and drops the oldest of three; if no more of the kind is left, it drops all
  // of them.
  const toggle = (order: Order) =>
    setPair(now =>
      left(order) > 0
        ? [...now, order].slice(-CHOSEN_AT_START)
        : now.filter(other => other !== order),
    );
  const [one, two] = pair;
  return (
    <>
      <Laid orders={pair} />
      <Orders left={left} chosen={order => countOf(pair, order)} onOrder={toggle} />
      <Pointed at="choose">
        <Button
          wide
          kind="main"
          title={say('opening.choose')}
          busy={isSent}
          disabled={!one || !two}
          onPress={() => one && two && choose([one, two])}
          testID="choose"
        />
      </Pointed>
    </>
  );
}

function Laid({ orders }: { orders: readonly Order[] }) {
  const { seat } = useSeat('seat');
  const { say, piece } = useVoice();
  const names = listed(
    piece,
    orders.map(order => orderName(piece, order)),
  );
  return (
    <View
      accessible
      role="img"
      aria-label={say('opening.chosenPair', { orders: names })}
      style={styles.row}
    >
      {orders.map((order, n) => (
        <Counter key={n} order={order} seat={seat} size={56} />
      ))}
    </View>
  );
}

function Chosen({ orders, again }: { orders: readonly Order[]; again(): void }) {
  const { say } = useVoice();
  return (
    <Panel testID="chosen">
      <Laid orders={orders} />
      <Notice tone="go" title={say('opening.chosen')} />
      <Button title={say('opening.anew')} onPress={again} testID="choose-anew" />
    </Panel>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'center', gap: space.m, minHeight: 56 },
});
