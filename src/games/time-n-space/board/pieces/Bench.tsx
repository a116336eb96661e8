import type { ReactNode } from 'react';
import Svg, { Rect } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';

type Props = { readonly size: number; readonly children?: ReactNode };

/** The place where a tile is studied, with what lies on it. */
export const Bench = ({ size, children }: Props) => (
  <Svg aria-hidden width={size} height={size} viewBox="-50 -50 100 100">
    <Rect
      x={-48}
      y={-48}
      width={96}
      height={96}
      rx={20}
      fill={colors.raised}
      stroke={colors.steelRim}
      strokeWidth={2.5}
      strokeDasharray="7 6"
    />
    {children}
  </Svg>
);
