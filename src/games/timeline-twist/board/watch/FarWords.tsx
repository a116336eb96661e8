import type { ReactNode } from 'react';
import { Type, type TypeTone } from '@/ui/Type';
import { fonts } from '@/ui/theme/tokens';
import { useStage } from './stage';

type Props = {
  readonly children: ReactNode;
  /** Size on a screen that is 1080 high. */
  readonly size: number;
  readonly tone?: TypeTone;
  readonly face?: keyof typeof fonts;
  readonly align?: 'left' | 'center';
  readonly testID?: string;
};

/** Words that a whole room can read. */
export function FarWords({
  children,
  size,
  tone = 'ink',
  face = 'strong',
  align = 'left',
  testID,
}: Props) {
  const px = useStage();
  return (
    <Type
      tone={tone}
      align={align}
      testID={testID}
      style={{ fontFamily: fonts[face], fontSize: px(size), lineHeight: px(size * 1.25) }}
    >
      {children}
    </Type>
  );
}
