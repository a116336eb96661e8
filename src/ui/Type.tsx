import { memo, type ReactNode } from 'react';
import { Platform, type StyleProp, StyleSheet, Text, type TextStyle } from 'react-native';
import { useComfort } from './comfort';
import { colors, fonts, LARGE, sizes } from './theme/tokens';

type TypeKind = keyof typeof sizes;
export type TypeTone = keyof typeof TONES;

type Props = {
  children: ReactNode;
  as?: TypeKind;
  tone?: TypeTone | undefined;
  align?: 'left' | 'center' | 'right';
  numberOfLines?: number;
  testID?: string | undefined;
  style?: StyleProp<TextStyle>;
};

/** All text goes through this component: our fonts, scaled as the player wants. */
export const Type = memo(function Type({
  as = 'body',
  tone = 'ink',
  align,
  numberOfLines,
  style,
  ...rest
}: Props) {
  const { textScale } = useComfort();
  const [fontSize, lineHeight] = sizes[as];
  const scale = textScale ** (GROWTH[as] ?? 1);
  const size = { fontSize: fontSize * scale, lineHeight: lineHeight * scale };
  const level = LEVELS[as];
  return (
    <Text
      {...rest}
      {...(level && { role: 'heading' as const, 'aria-level': level })}
      {...(numberOfLines !== undefined && { numberOfLines })}
      maxFontSizeMultiplier={LARGEST / textScale}
      style={[
        styles[as],
        (level !== undefined || textScale > LARGE) && HYPHENS,
        numberOfLines !== 1 && (level === undefined ? PRETTY : BALANCED),
        textScale > LARGE && styles.large,
        { color: TONES[tone] },
        size,
        align && { textAlign: align },
        style,
      ]}
    />
  );
});

/** The system's text scale times the player's own. Nothing fits beyond this. */
const LARGEST = 2;

/** Large styles grow less: a title of one German word must still fit a small phone. */
const GROWTH: Partial<Record<TypeKind, number>> = {
  display: 0.5,
  title: 0.6,
  clock: 0.7,
  heading: 0.85,
};

const LEVELS: Partial<Record<TypeKind, number>> = { display: 1, title: 1, heading: 2 };

const TONES = {
  ink: colors.ink,
  soft: colors.inkSoft,
  heed: colors.heed,
  stop: colors.stop,
  go: colors.go,
  sand: colors.sand,
  dark: colors.inkDark,
} as const;

/** Hyphenates by the page's language. Native platforms break long words themselves. */
const HYPHENS: TextStyle | null = Platform.OS === 'web' ? { hyphens: 'auto' } : null;

/** Balances two-line titles, so that no single word is left on the second line. */
const BALANCED: TextStyle | null = Platform.OS === 'web' ? { textWrap: 'balance' } : null;

/** Avoids a single word on the last line of a paragraph, where the browser can. */
const PRETTY: TextStyle | null = Platform.OS === 'web' ? { textWrap: 'pretty' } : null;

const styles = StyleSheet.create({
  /** Without this, browsers let a long word push its neighbours out instead of breaking it. */
  large: { minWidth: 0 },
  display: { fontFamily: fonts.display },
  title: { fontFamily: fonts.display },
  heading: { fontFamily: fonts.strong },
  body: { fontFamily: fonts.text },
  small: { fontFamily: fonts.text },
  label: { fontFamily: fonts.strong, letterSpacing: 0.2 },
  clock: { fontFamily: fonts.strong, fontVariant: ['tabular-nums'] },
});
