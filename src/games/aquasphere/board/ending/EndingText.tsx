import { createContext, useContext, type ReactNode } from 'react';
import { StyleSheet, type TextStyle } from 'react-native';
import { fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { FarText } from '../watch/FarText';

/** On a phone the ending scrolls; on a TV all of it fits on one screen. */
const FarContext = createContext(false);
export const EndingFar = FarContext.Provider;
export const useIsFar = (): boolean => useContext(FarContext);

type Props = {
  readonly as: keyof typeof KINDS;
  readonly tone?: 'ink' | 'soft' | 'sand' | 'stop' | 'go';
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly testID?: string | undefined;
  readonly children: ReactNode;
};

/** Text for both sizes of the ending. */
export function EndingText({ as, color, children, ...rest }: Props) {
  const { near, far } = KINDS[as];
  const style: TextStyle | undefined = color === undefined ? undefined : { color };
  return useIsFar() ? (
    <FarText {...far} {...rest} {...(color !== undefined && { color })}>
      {children}
    </FarText>
  ) : (
    <Type {...near} {...rest} style={[styles[as], style]}>
      {children}
    </Type>
  );
}

const KINDS = {
  winner: { near: { as: 'display' }, far: { size: 68, face: 'display', lines: 1 } },
  title: { near: { as: 'heading' }, far: { size: 40 } },
  name: { near: { as: 'heading' }, far: { size: 40, lines: 1 } },
  points: { near: { as: 'title' }, far: { size: 56 } },
  number: { near: { as: 'body' }, far: { size: 36 } },
  words: { near: { as: 'small' }, far: { size: 32, face: 'text' } },
} as const;

const styles = StyleSheet.create({
  winner: {},
  title: {},
  name: {},
  points: { fontFamily: fonts.strong, fontVariant: ['tabular-nums'] },
  number: { fontFamily: fonts.strong, fontVariant: ['tabular-nums'] },
  words: {},
});
