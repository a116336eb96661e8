import type { ReactNode } from 'react';
import { StyleSheet, Text, type TextStyle } from 'react-native';
import { colors, fonts } from '@/ui/theme/tokens';
import { useStage } from './stage';

export type FarTone = keyof typeof TONES;

type Props = {
  readonly children: ReactNode;
  /** In dots of a screen that is 1080 high; 32 is the least for what matters. */
  readonly size?: number;
  readonly tone?: FarTone;
  /** Instead of a tone, such as a player's own colour. */
  readonly color?: string;
  readonly face?: keyof typeof fonts;
  readonly lines?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly testID?: string | undefined;
  readonly style?: TextStyle;
};

/**
 * Words to read from across a room. They grow with the screen and ignore the device's text size,
 * because everything here is large already.
 */
export function FarText({ children, size = 32, lines, align = 'left', ...rest }: Props) {
  const { px, text } = useStage();
  const { tone = 'ink', color = TONES[tone], face = 'strong', testID, style } = rest;
  const fontSize = px(size * text);
  return (
    <Text
      testID={testID}
      allowFontScaling={false}
      {...(lines !== undefined && { numberOfLines: lines })}
      style={[
        styles.text,
        {
          fontFamily: fonts[face],
          fontSize,
          lineHeight: fontSize * 1.22,
          color,
          textAlign: align,
        },
        style,
      ]}
    >
      {children}
    </Text>
  );
}

const TONES = {
  ink: colors.ink,
  soft: colors.inkSoft,
  heed: colors.heed,
  go: colors.go,
  stop: colors.stop,
  sand: colors.sand,
} as const;

const styles = StyleSheet.create({ text: { fontVariant: ['tabular-nums'], flexShrink: 1 } });
