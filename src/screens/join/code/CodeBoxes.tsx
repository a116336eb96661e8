import { StyleSheet, View } from 'react-native';
import Animated from 'react-native-reanimated';
import { Press } from '@/ui/Press';
import { colors, radius } from '@/ui/theme/tokens';
import { startWords } from '../../startWords';
import { boxesBeforeGap, type CodeEntry } from './codeEntry';
import { CodeLetter } from './CodeKeys';
import type { CodePageSizes } from './codePageSizes';
import { useShake } from './useShake';

type Props = {
  sizes: CodePageSizes;
  entry: CodeEntry;
  /** The host does not know this code. */
  isWrong: boolean;
  onBox: (at: number) => void;
};

/** The letters typed so far. A box that is touched gets the next letter. */
export function CodeBoxes({
  sizes: { pad, gap, boxHeight: height },
  entry,
  isWrong,
  onBox,
}: Props) {
  const say = startWords.useSay();
  const shaking = useShake(isWrong);
  const { boxes, at } = entry;
  const before = boxesBeforeGap(entry);
  const width = (pad - gap * (boxes.length + 1)) / boxes.length;
  return (
    <Animated.View
      role="group"
      aria-label={say('join.code')}
      style={[{ gap, width: pad }, styles.boxes, shaking]}
    >
      {boxes.map((letter, n) => (
        <View key={n} style={n === before && { marginLeft: 2 * gap }}>
          <Press
            name={
              letter === ''
                ? say('join.boxEmpty', { n: n + 1 })
                : say('join.boxFilled', { n: n + 1, letter })
            }
            role="radio"
            checked={n === at}
            onPress={() => onBox(n)}
            testID={`code-${n}`}
            style={[
              styles.box,
              { width, height, minWidth: width },
              n === at && styles.next,
              isWrong && styles.wrong,
            ]}
          >
            {letter !== '' && (
              <CodeLetter height={Math.min(height, width * 1.3)}>{letter}</CodeLetter>
            )}
          </Press>
        </View>
      ))}
    </Animated.View>
  );
}

/** Red light on space. */
const WRONG = '#2A1218';

const styles = StyleSheet.create({
  boxes: { flexDirection: 'row' },
  box: {
    alignItems: 'center',
    borderRadius: radius.m,
    borderWidth: 2,
    borderColor: colors.line,
    backgroundColor: colors.space,
  },
  next: { borderColor: colors.sand },
  wrong: { borderColor: colors.stop, backgroundColor: WRONG },
});
