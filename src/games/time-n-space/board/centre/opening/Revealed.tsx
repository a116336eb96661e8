import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/kit/seat';
import { Panel } from '@/ui/Panel';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { Counter } from '../../pieces/Counter';
import { listed, nameOf, orderName } from '../../pieces/naming';
import { SeatMark } from '../../pieces/SeatMark';
import { useSeat } from '../HandContext';
import { useVoice } from '../useVoice';
import { revealed } from './progress';

/** Shows everybody's choices at once. */
export function Revealed() {
  const { view } = useSeat('view');
  const { say } = useVoice();
  return (
    <Panel testID="revealed">
      <Type as="heading">{say('opening.reveal')}</Type>
      {view.seats.map(seat => (
        <Row key={seat} seat={seat} />
      ))}
    </Panel>
  );
}

function Row({ seat }: { readonly seat: Seat }) {
  const { view, places } = useSeat('view', 'places');
  const { piece } = useVoice();
  const orders = revealed(view, seat);
  const name = nameOf(piece, places, seat);
  const names = listed(
    piece,
    orders.map(order => orderName(piece, order)),
  );
  return (
    <View accessible role="img" aria-label={`${name}: ${names}`} style={styles.row}>
      <SeatMark seat={seat} size={20} />
      <Type style={styles.name}>{name}</Type>
      {orders.map((order, n) => (
        <Counter key={n} order={order} seat={seat} size={36} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
});
