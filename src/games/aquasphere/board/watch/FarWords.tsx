import type { ReactNode } from 'react';
import type { StyleProp, TextStyle } from 'react-native';
import { fonts } from '@/ui/theme/tokens';
import { Type, type TypeTone } from '@/ui/Type';
import { useStage } from './stage';

type Props = {
  readonly children: ReactNode;
  /** Size on a screen that is 1080 high. */
  readonly size: number;
  readonly tone?: TypeTone;
  readonly face?: keyof typeof fonts;
  readonly align?: 'left' | 'center' | 'right';
  readonly style?: StyleProp<TextStyle>;
  readonly lines?: number;
  readonly testID?: string;
};

/** Words that a whole room can read. */
export function FarWords({ children, size, tone = 'ink', face = 'strong', align, ...rest }: Props) {
  const px = useStage();
  return (
    <Type
      tone={tone}
      {...(align && { align })}
      numberOfLines={rest.lines ?? 1}
      testID={rest.testID}
      style={[
        { fontFamily: fonts[face], fontSize: px(size), lineHeight: px(size * 1.25) },
        rest.style,
      ]}
    >
      {children}
    </Type>
  );
}
