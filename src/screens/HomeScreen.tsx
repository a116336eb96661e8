import { StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import { useTexts } from '@/texts/texts';
import { Cockpit } from '@/ui/Cockpit';
import { Emblem } from '@/ui/Emblem';
import { colors, fonts, space } from '@/ui/theme/tokens';

export function HomeScreen() {
  const { tagline } = useTexts();
  const { width, height } = useWindowDimensions();
  return width > height ? (
    <Cockpit style={styles.beside}>
      <Emblem size={Math.min(height * 0.78, width * 0.46)} />
      <Words size={Math.min(height, width * 0.54)} tagline={tagline} align="left" />
    </Cockpit>
  ) : (
    <Cockpit style={styles.above}>
      <Emblem size={Math.min(width * 0.96, height * 0.56)} />
      <Words size={Math.min(width, height * 0.62)} tagline={tagline} align="center" />
    </Cockpit>
  );
}

type WordsProps = { size: number; tagline: string; align: 'left' | 'center' };

function Words({ size, tagline, align }: WordsProps) {
  const hang = align === 'left' ? size * -0.005 : 0; // the S starts a little inside its box
  const name = { fontSize: size * 0.15, lineHeight: size * 0.18, textAlign: align, left: hang };
  const below = { fontSize: Math.max(18, size * 0.05), textAlign: align };
  return (
    <View style={{ gap: size * 0.035 }}>
      <Text role="heading" style={[styles.name, name]}>
        Sandtable
      </Text>
      <Text style={[styles.tagline, below, { lineHeight: below.fontSize * 1.35 }]}>{tagline}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  above: { alignItems: 'center', justifyContent: 'center', gap: space.l },
  beside: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-evenly' },
  name: { color: colors.ink, fontFamily: fonts.display },
  tagline: { color: colors.inkSoft, fontFamily: fonts.text },
});
