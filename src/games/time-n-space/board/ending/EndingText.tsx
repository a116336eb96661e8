import { createContext, type ReactNode, useContext } from 'react';
import { StyleSheet, type TextStyle } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { fonts } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { Caption } from '../watch/Caption';

/** On a phone the ending scrolls; on a TV all of it fits on one screen. */
const SizeContext = createContext<'near' | 'far'>('near');
export const EndingSize = SizeContext.Provider;
export const useIsFar = (): boolean => useContext(SizeContext) === 'far';

/** Above this text size, words on a phone take a smaller style. */
const TIGHT = 1.4;
export const useIsTight = (): boolean => useComfort().textScale > TIGHT;

type Props = {
  readonly as: keyof typeof KINDS;
  readonly tone?: 'ink' | 'soft' | 'win' | 'stop';
  readonly align?: 'left' | 'center' | 'right';
  readonly testID?: string | undefined;
  readonly style?: TextStyle;
  readonly children: ReactNode;
};

/** Text for both sizes of the ending. */
export function EndingText({ as, tone = 'ink', ...rest }: Props) {
  const isTight = useIsTight();
  const { near, tight, far }: Look = KINDS[as];
  return useIsFar() ? (
    <Caption {...far} {...rest} tone={tone === 'win' ? 'heed' : tone} />
  ) : (
    <Type {...near} {...(isTight && tight)} {...rest} tone={tone === 'win' ? 'sand' : tone} />
  );
}

const styles = StyleSheet.create({
  display: { fontFamily: fonts.display },
  points: { minWidth: 28, textAlign: 'right', fontVariant: ['tabular-nums'] },
});

type Look = {
  readonly near: Pick<Parameters<typeof Type>[0], 'as' | 'numberOfLines' | 'style'>;
  readonly tight?: Look['near'];
  readonly far: Omit<Parameters<typeof Caption>[0], 'children'>;
};
const KINDS = {
  counting: { near: { as: 'title' }, far: { size: 56, style: styles.display } },
  winner: {
    near: { as: 'display' },
    tight: { as: 'title' },
    far: { size: 76, lines: 1, style: styles.display },
  },
  winnerOfTie: {
    near: { as: 'display' },
    tight: { as: 'title' },
    far: { size: 50, lines: 1, style: styles.display },
  },
  tie: { near: { as: 'small' }, far: { size: 26, lines: 1 } },
  note: { near: { as: 'small' }, far: { size: 26 } },
  own: { near: { as: 'body' }, far: {} },
  total: { near: { as: 'clock' }, tight: { as: 'heading' }, far: { size: 56, strong: true } },
  name: { near: { as: 'label', numberOfLines: 2 }, far: { size: 32, strong: true, lines: 1 } },
  sum: { near: { as: 'small' }, far: { size: 26, lines: 1 } },
  points: { near: { as: 'heading', style: styles.points }, far: { size: 38, strong: true } },
} as const satisfies Record<string, Look>;
