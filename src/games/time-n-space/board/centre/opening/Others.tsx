import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/kit/seat';
import { Icon } from '@/ui/Icon';
import { Spinner } from '@/ui/Spinner';
import { colors, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { nameOf } from '../../pieces/naming';
import { SeatMark } from '../../pieces/SeatMark';
import { useSeat } from '../HandContext';
import { useVoice } from '../useVoice';
import { progressOf } from './progress';

/** Says what the other players are still doing. */
export function Others() {
  const { view, seat } = useSeat('view', 'seat');
  const { say } = useVoice();
  return (
    <View style={styles.all} testID="others">
      <Type as="label" tone="soft">
        {say('opening.others')}
      </Type>
      {view.seats
        .filter(it => it !== seat)
        .map(it => (
          <Other key={it} seat={it} />
        ))}
    </View>
  );
}

function Other({ seat }: { readonly seat: Seat }) {
  const { view, places } = useSeat('view', 'places');
  const { say, piece } = useVoice();
  const progress = progressOf(view, seat);
  const name = nameOf(piece, places, seat);
  const isDone = progress === 'chosen' || progress === 'ready';
  return (
    <View style={styles.row}>
      <SeatMark seat={seat} size={18} />
      <Type as="small" style={styles.says}>
        {say('opening.says', { name, state: say(`opening.state.${progress}`) })}
      </Type>
      {isDone ? (
        <Icon name="check" size={18} color={colors.go} />
      ) : (
        <Spinner size={16} color={colors.inkSoft} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: space.s, paddingHorizontal: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  says: { flex: 1 },
});
