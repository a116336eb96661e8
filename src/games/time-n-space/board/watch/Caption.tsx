import type { ReactNode } from 'react';
import { StyleSheet, Text, type TextStyle } from 'react-native';
import { colors, fonts } from '@/ui/theme/tokens';
import { useStage } from './stage';

type Props = {
  readonly children: ReactNode;
  /** In dots of a screen that is 1080 high; the smallest size is 28. */
  readonly size?: number;
  readonly tone?: 'ink' | 'soft' | 'heed' | 'go' | 'stop' | 'dark';
  readonly strong?: boolean;
  readonly lines?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly testID?: string | undefined;
  readonly style?: TextStyle;
};

/**
 * Words to read from across a room. They grow with the screen and ignore the device's text size,
 * because everything here is large already.
 */
export function Caption({
  children,
  size = 28,
  tone = 'ink',
  strong = false,
  lines,
  align = 'left',
  testID,
  style,
}: Props) {
  const { px, text } = useStage();
  const fontSize = px(size * text);
  const shape = { fontSize, lineHeight: fontSize * 1.2, color: TONES[tone], textAlign: align };
  return (
    <Text
      testID={testID}
      allowFontScaling={false}
      {...(lines !== undefined && { numberOfLines: lines })}
      style={[strong ? styles.strong : styles.plain, shape, style]}
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
  dark: colors.inkDark,
} as const;

const styles = StyleSheet.create({
  plain: { fontFamily: fonts.text },
  strong: { fontFamily: fonts.strong, fontVariant: ['tabular-nums'] },
});
