import { StyleSheet, Text, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { colors, fonts } from '@/ui/theme/tokens';
import { startWords } from '../startWords';
import type { HomeSizes } from './homeSizes';

type Props = Pick<HomeSizes, 'words' | 'tagline'> & { align: 'left' | 'center' };

/** The name and the tagline, as large as there is room for. */
export function Wordmark({ words, tagline, align }: Props) {
  const hang = align === 'left' ? words * -0.005 : 0; // the S begins slightly inside its box
  const name = { fontSize: words * 0.15, lineHeight: words * 0.18, textAlign: align, left: hang };
  return (
    <View style={{ gap: words * 0.02 }}>
      <Text role="heading" aria-level={1} maxFontSizeMultiplier={1} style={[styles.name, name]}>
        Sandtable
      </Text>
      {tagline !== null && <Tagline size={tagline} align={align} />}
    </View>
  );
}

function Tagline({ size, align }: { size: number; align: Props['align'] }) {
  const { textScale } = useComfort();
  const words = startWords.useSay()('tagline');
  const fontSize = size * textScale;
  return (
    <Text style={[styles.tagline, { fontSize, lineHeight: fontSize * 1.35, textAlign: align }]}>
      {textScale > 1.2 ? words.replace(/\n/g, ' ') : words}
    </Text>
  );
}

const styles = StyleSheet.create({
  name: { color: colors.ink, fontFamily: fonts.display },
  tagline: { color: colors.inkSoft, fontFamily: fonts.text },
});
