import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn, FadeOut } from 'react-native-reanimated';
import { useComfort } from '../comfort';
import { Icon } from '../Icon';
import { colors } from '../theme/tokens';

type Props = {
  /** The whole of it, for screen readers. */
  readonly spoken: string;
  /** Marks of the speaker and, if it is for one player alone, of that player. */
  readonly from: ReactNode;
  readonly to?: ReactNode;
  /** The words, as large as they must be on this screen. */
  readonly children: ReactNode;
  /** The colour of the speaker. */
  readonly color: string;
  /** The marks stand above the words. */
  readonly isNarrow: boolean;
  /** Turns dots of the screen into points. */
  px(dots: number): number;
  readonly testID: string;
};

/** What a player says, on the screen that all look at. */
export function SpeechBubble({ spoken, from, to, children, color, isNarrow, px, testID }: Props) {
  const { still } = useComfort();
  return (
    <Animated.View
      accessible
      role="status"
      aria-live="polite"
      aria-label={spoken}
      testID={testID}
      {...(!still && { entering: FadeIn.duration(250), exiting: FadeOut.duration(400) })}
      style={[
        styles.bubble,
        isNarrow && styles.narrow,
        {
          padding: px(16),
          gap: px(12),
          borderRadius: px(26),
          borderColor: color,
          borderWidth: px(5),
        },
      ]}
    >
      <View style={[styles.marks, { gap: px(4) }]}>
        {from}
        {to && <Icon name="chevronRight" size={px(24)} color={colors.inkDark} />}
        {to}
      </View>
      {children}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  bubble: { flexDirection: 'row', alignItems: 'center', backgroundColor: colors.ink },
  narrow: { flexDirection: 'column', alignItems: 'flex-start', gap: 2 },
  marks: { flexDirection: 'row', alignItems: 'center' },
});
