import { StyleSheet, View } from 'react-native';
import type { AnyBoard } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { seenView } from '@/stores/seats';
import { Button } from '@/ui/Button';
import { useComfort } from '@/ui/comfort';
import { colors, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useTableWords } from '../tableWords';
import { useSession } from '../world';

type Props = {
  board: AnyBoard;
  own: readonly Seat[];
  /** The seat whose hand is shown. */
  seat: Seat;
  take(seat: Seat): void;
};

/** In a game in turns, lets several players at one phone hand it to the player on turn. */
export function PassOn({ board, own, seat, take }: Props) {
  const say = useTableWords();
  const { language } = useComfort();
  const view = useSession(it => it.guest && seenView(it.guest, seat));
  const { pace, waitingFor } = board.game;
  const awaited = view && pace === 'in-turns' ? waitingFor(view) : [];
  const next = own.find(it => awaited.includes(it));
  if (!next || awaited.includes(seat)) return null;
  const name = board.seatName(language, next);
  return (
    <View style={styles.bar} testID="pass-on">
      <Type as="heading" align="center" style={{ color: board.colour(next) }}>
        {say('passOn.title', { seat: name })}
      </Type>
      <Button
        wide
        kind="main"
        icon="hand"
        title={say('passOn.take', { seat: name })}
        onPress={() => take(next)}
        testID={`take-${next}`}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    gap: space.s,
    padding: space.m,
    borderTopWidth: 1,
    borderColor: colors.brass,
    backgroundColor: colors.panel,
  },
});
