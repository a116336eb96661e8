import type { ReactNode } from 'react';
import { StyleSheet, Text, type TextStyle } from 'react-native';
import { useStage } from './stage';
import { fonts } from '@/ui/theme/tokens';
import { tints } from '../signs/station';

type Props = {
  readonly children: ReactNode;
  /** In dots of the stage; 32 is the least on a TV for what matters. */
  readonly size?: number;
  readonly color?: string;
  readonly face?: keyof typeof fonts;
  readonly lines?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly testID?: string | undefined;
  readonly style?: TextStyle | undefined;
};

/** Dark words on the white station. They grow with the screen, and ignore the device's text size. */
export function GlazeText({ children, size = 32, lines, align = 'left', ...rest }: Props) {
  const { px, text } = useStage();
  const { color = tints.ink, face = 'strong', testID, style } = rest;
  const fontSize = px(size * text);
  return (
    <Text
      testID={testID}
      allowFontScaling={false}
      {...(lines !== undefined && { numberOfLines: lines })}
      style={[
        styles.text,
        { fontFamily: fonts[face], fontSize, lineHeight: fontSize * 1.2, color, textAlign: align },
        style,
      ]}
    >
      {children}
    </Text>
  );
}

const styles = StyleSheet.create({ text: { fontVariant: ['tabular-nums'], flexShrink: 1 } });
