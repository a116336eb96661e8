import type { ComponentProps } from 'react';
import { Type } from '@/ui/Type';

type Props = ComponentProps<typeof Type> & { size: number };

/** Text in proportion to the screen, so that a whole room can read it. */
export const AfarText = ({ size, style, ...props }: Props) => (
  <Type {...props} style={[{ fontSize: size, lineHeight: size * 1.26 }, style]} />
);
