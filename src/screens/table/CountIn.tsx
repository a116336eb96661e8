import { useEffect, useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { countdownAt, countInLeft } from '@/stores/tableClock';
import { useComfort } from '@/ui/comfort';
import { colors, fonts } from '@/ui/theme/tokens';
import { useTableWords } from '../tableWords';
import { useSession } from '../world';

/** Counts three, two, one over the board before a match starts or goes on. */
export function CountIn() {
  const say = useTableWords();
  const { textScale } = useComfort();
  const left = useCount();
  if (left === 0) return null;
  const size = 140 * Math.sqrt(textScale);
  return (
    <View
      role="timer"
      aria-live="assertive"
      aria-label={say('countIn', { left })}
      accessible
      style={styles.veil}
      testID="count-in"
    >
      <Text style={[styles.number, { fontSize: size, lineHeight: size * 1.2 }]}>{left}</Text>
    </View>
  );
}

/** The number to show; it changes by a timer, as nothing arrives while the host counts. */
function useCount(): number {
  const shared = useSession(it => it.guest?.shared?.clock);
  const clock = useSession(it => it.clock);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const now = clock.hostNow();
      const rest = countInLeft(shared, now);
      setLeft(Math.min(MOST, countdownAt(shared, now)));
      if (rest > 0) timer = setTimeout(show, Math.min(rest, rest % 1_000 || 1_000));
    };
    show();
    return () => clearTimeout(timer);
  }, [shared, clock]);
  return left;
}

/** Before a phone knows the host's clock, the count may seem longer. */
const MOST = 3;

const styles = StyleSheet.create({
  veil: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: 0,
    right: 0,
    zIndex: 2,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: colors.veil,
  },
  number: { color: colors.sand, fontFamily: fonts.display },
});
