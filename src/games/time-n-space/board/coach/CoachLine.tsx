import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { useCoach } from './CoachContext';
import { coachWords } from './words';

/** Where the coach speaks. It is there before he does, or a screen reader would miss the words. */
export function CoachLine() {
  const { isThere, line, hush } = useCoach();
  const say = coachWords.useSay();
  if (!isThere) return null;
  return (
    <View role="status" aria-live="polite" pointerEvents="box-none">
      {line && (
        <View style={styles.line} testID="coach">
          <Icon name="lamp" size={22} color={colors.sand} />
          <View style={styles.words}>
            <Type as="small">{line.words}</Type>
          </View>
          <IconButton icon="close" name={say('hide')} onPress={hush} testID="coach-hide" />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingLeft: space.s + 2,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.sand,
    backgroundColor: colors.raised,
  },
  words: { flex: 1, paddingVertical: space.xs + 2 },
});
