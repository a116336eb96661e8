import type { ComponentProps } from 'react';
import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { fonts, space } from '@/ui/theme/tokens';
import { Print } from '../../pieces/Print';

type Props = {
  readonly text: string;
  readonly tone?: ComponentProps<typeof Print>['tone'];
  /** For a card that one player reads alone. */
  readonly isLarge?: boolean;
};

const BOLD = /\*\*(.+?)\*\*|\*(.+?)\*/g;

/** The text of a card: paragraphs, lists in columns, and words that point to other cards. */
export function CardProse({ text, tone = 'ink', isLarge = false }: Props) {
  const { textScale } = useComfort();
  const size = isLarge ? { fontSize: 17 * textScale, lineHeight: 24 * textScale } : null;
  return (
    <View style={styles.prose}>
      {text.split('\n').map((line, at) => (
        <Print key={at} tone={tone} style={[size, line.includes(' · ') && styles.row]}>
          {spansOf(line).map(({ words, kind }, n) => (
            <Print key={n} tone={tone} style={[size, kind && styles[kind]]}>
              {words}
            </Print>
          ))}
        </Print>
      ))}
    </View>
  );
}

type Span = { readonly words: string; readonly kind: 'bold' | 'slant' | null };

/** Splits a line at its marks: two asterisks are bold, one is slanted. */
export function spansOf(line: string): readonly Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of line.matchAll(BOLD)) {
    const [whole, bold, slant] = found;
    if (found.index > from) spans.push({ words: line.slice(from, found.index), kind: null });
    spans.push(bold ? { words: bold, kind: 'bold' } : { words: slant ?? '', kind: 'slant' });
    from = found.index + whole.length;
  }
  if (from < line.length) spans.push({ words: line.slice(from), kind: null });
  return spans;
}

const styles = StyleSheet.create({
  prose: { gap: space.xs },
  row: { fontVariant: ['tabular-nums'] },
  bold: { fontFamily: fonts.strong },
  slant: { fontStyle: 'italic' },
});
