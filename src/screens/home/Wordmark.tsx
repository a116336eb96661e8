import { StyleSheet, Text, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { colors, fonts, sizes } from '@/ui/theme/tokens';
import { startWords } from '../startWords';

type Props = { size: number; align: 'left' | 'center' };

/** The name and what it is, as large as there is room. */
export function Wordmark({ size, align }: Props) {
  const { textScale } = useComfort();
  const tagline = startWords.useSay()('tagline');
  const hang = align === 'left' ? size * -0.005 : 0; // the S starts a little inside its box
  const name = { fontSize: size * 0.15, lineHeight: size * 0.18, textAlign: align, left: hang };
  const below = { fontSize: Math.max(sizes.body[0], size * 0.04) * textScale, textAlign: align };
  return (
    <View style={{ gap: size * 0.02 }}>
      <Text role="heading" aria-level={1} maxFontSizeMultiplier={1} style={[styles.name, name]}>
        Sandtable
      </Text>
      <Text style={[styles.tagline, below, { lineHeight: below.fontSize * 1.35 }]}>
        {textScale > 1.2 ? tagline.replace(/\n/g, ' ') : tagline}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  name: { color: colors.ink, fontFamily: fonts.display },
  tagline: { color: colors.inkSoft, fontFamily: fonts.text },
});
