import { StyleSheet, Text, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { colors, fonts } from '@/ui/theme/tokens';
import { useTableWords } from '../tableWords';
import { useCount } from './useCount';

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
