import type { ComponentProps } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { AtMost } from '@/ui/AtMost';
import { useHand } from '../centre/HandContext';
import type { CoachPiece } from '../slots/coachPiece';
import { coachWords } from './words';

/**
 * The coach's line between the mat and the glasses. It is mounted before the coach speaks, because
 * a screen reader misses words that arrive together with their live region.
 */
export function CoachLine({ coach: { line, hush } }: ComponentProps<CoachPiece['Line']>) {
  const { opened, refusal } = useHand('opened', 'refusal');
  const say = coachWords.useSay();
  const isHeard = opened === null && refusal === null;
  return (
    <View role="status" aria-live="polite" style={styles.place}>
      {line && isHeard && (
        <View style={styles.line} testID="coach">
          <Icon name="lamp" size={22} color={colors.sand} />
          <View style={styles.words}>
            <AtMost share={SHARE} name={say('name')} of={line.words}>
              <Type as="small">{line.words}</Type>
            </AtMost>
          </View>
          <IconButton icon="close" name={say('hide')} onPress={hush} testID="coach-hide" />
        </View>
      )}
    </View>
  );
}

const SHARE = 0.18;

const styles = StyleSheet.create({
  place: { width: '100%', maxWidth: 560, alignSelf: 'center', paddingHorizontal: space.s },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    marginBottom: space.xs,
    paddingLeft: space.s + 2,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: colors.sand,
    backgroundColor: colors.raised,
  },
  words: { flex: 1, paddingVertical: space.xs + 2 },
});
