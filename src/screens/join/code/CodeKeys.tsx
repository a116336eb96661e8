import { StyleSheet, Text, View } from 'react-native';
import { CODE_LETTERS } from '@/kit/codeLetters';
import { useComfort } from '@/ui/comfort';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, fonts, radius } from '@/ui/theme/tokens';
import { startWords } from '../../startWords';
import type { CodePageSizes } from './codePageSizes';

type Props = {
  sizes: CodePageSizes;
  onLetter: (letter: string) => void;
  onDelete: () => void;
};

/** One key for each letter that a code may have, and one to delete. */
export function CodeKeys({ sizes: { pad, gap, key }, onLetter, onDelete }: Props) {
  const say = startWords.useSay();
  return (
    <View style={[styles.keys, { width: pad + 0.5, gap }]}>
      {[...CODE_LETTERS].map(letter => (
        <Press
          key={letter}
          name={letter}
          onPress={() => onLetter(letter)}
          testID={`key-${letter}`}
          style={[styles.key, key]}
        >
          <CodeLetter height={key.height}>{letter}</CodeLetter>
        </Press>
      ))}
      <Press
        name={say('join.delete')}
        onPress={onDelete}
        testID="key-delete"
        style={[styles.key, styles.delete, key]}
      >
        <Icon name="backspace" size={Math.min(30, key.height * 0.5)} color={colors.ink} />
      </Press>
    </View>
  );
}

/** Grows with the player's text as far as its box allows. */
export function CodeLetter({ height, children }: { height: number; children: string }) {
  const { textScale } = useComfort();
  const fontSize = Math.min(height * 0.42 * textScale ** 0.5, height * 0.62);
  return (
    <Text
      numberOfLines={1}
      maxFontSizeMultiplier={1.1}
      style={[styles.letter, { fontSize, lineHeight: fontSize * 1.2 }]}
    >
      {children}
    </Text>
  );
}

const styles = StyleSheet.create({
  keys: { flexDirection: 'row', flexWrap: 'wrap' },
  key: {
    alignItems: 'center',
    borderRadius: radius.m,
    borderWidth: 1,
    borderBottomWidth: 3, // makes the key look raised
    borderColor: colors.line,
    backgroundColor: colors.raised,
  },
  delete: { backgroundColor: colors.pressed },
  letter: { color: colors.ink, fontFamily: fonts.strong, textAlign: 'center' },
});
