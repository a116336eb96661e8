import { StyleSheet, View } from 'react-native';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useSession, useWorld } from '../../world';
import { SmallButton } from './SmallButton';
import { useSeatWish } from './useSeatWish';

type Props = {
  /** The sentence and the button alone. */
  isShort: boolean;
};

/** For somebody without a seat: watch, or ask for one. */
export function AskForSeat({ isShort }: Props) {
  const say = useTableWords();
  const { session, device } = useWorld();
  const { wish, seat } = useSeatWish();
  const ask = () => {
    device.unlockSound();
    if (wish === 'free') return session.wish({ wish: 'seat-me' });
    const asks = wish !== 'asked';
    session.wish({ wish: 'ask-seat', asks, ...(asks && seat !== null && { seat }) });
  };
  return (
    <View style={styles.row} testID={`no-seat-${wish}`} role="status" aria-live="polite">
      <View style={styles.words}>
        <Type as="label">{say(`people.own.${wish}.title`)}</Type>
        {!isShort && (
          <Type as="small" tone="soft">
            {say(`people.own.${wish}.text`)}
          </Type>
        )}
      </View>
      <SmallButton
        isMain={wish !== 'asked'}
        title={say(`people.own.${wish}.do`)}
        onPress={ask}
        testID="ask-seat"
      />
    </View>
  );
}

/** A guest who does not only watch, and has no seat. */
export const useHasNoSeat = (): boolean => {
  const self = useSession(it => it.guest?.self);
  return useSession(it => {
    const standing = it.guest?.shared?.standing ?? [];
    return standing.some(({ guest }) => guest === self);
  });
};

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 96 },
});
