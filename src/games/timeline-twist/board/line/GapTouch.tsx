import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, radius } from '@/ui/theme/tokens';
import type { Seen } from '../../rules/state';
import { handWords } from '../hand/words';
import { gapName } from '../pieces/naming';
import { besides } from '../table/line';
import type { Gap } from './ribbonLayout';

type Props = {
  readonly view: Seen;
  readonly gap: number;
  readonly place: Gap;
  readonly height: number;
  readonly isLaid: boolean;
  onPress(): void;
};

/**
 * A gap's button reaches from the middle of one card to the middle of the next, so no tap misses.
 */
export function GapTouch({ view, gap, place, height, isLaid, onPress }: Props) {
  const say = handWords.useSay();
  const { language } = useComfort();
  const name = gapName(language, view, besides(view, gap));
  return (
    <Press
      name={say(isLaid ? 'liesHere' : 'layHere', { gap: name })}
      role="radio"
      checked={isLaid}
      onPress={onPress}
      testID={`gap-${gap}`}
      style={[styles.gap, { left: place.from, width: place.to - place.from, height }]}
    >
      {!isLaid && (
        <View aria-hidden style={[styles.mark, { left: place.middle - place.from - MARK / 2 }]}>
          <Icon name="plus" size={MARK - 8} color={colors.paperLight} />
        </View>
      )}
    </Press>
  );
}

const MARK = 24;

const styles = StyleSheet.create({
  gap: { position: 'absolute', top: 0, borderRadius: radius.s },
  mark: {
    position: 'absolute',
    width: MARK,
    height: MARK,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    borderWidth: 1.5,
    borderColor: colors.paperLight,
    backgroundColor: colors.vermilion,
  },
});
