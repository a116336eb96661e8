import { StyleSheet, View } from 'react-native';
import { Button } from '@/ui/Button';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useTableWords } from '../../tableWords';
import { useSession, useWorld } from '../../world';
import { useSeatWish } from './useSeatWish';

/** For somebody without a seat: watch, or ask for one. Its size never changes. */
export function AskForSeat() {
  const say = useTableWords();
  const { evening, device } = useWorld();
  const { wish, seat } = useSeatWish();
  const ask = () => {
    device.unlockSound();
    if (wish === 'free') return evening.wish({ wish: 'seat-me' });
    const asks = wish !== 'asked';
    evening.wish({ wish: 'ask-seat', asks, ...(asks && seat !== null && { seat }) });
  };
  return (
    <View style={styles.row} testID={`no-seat-${wish}`} role="status" aria-live="polite">
      <View style={styles.words}>
        <Type as="label">{say(`people.own.${wish}.title`)}</Type>
        <Type as="label" tone="soft">
          {say(`people.own.${wish}.text`)}
        </Type>
      </View>
      <Button
        kind={wish === 'asked' ? 'plain' : 'main'}
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
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
});
