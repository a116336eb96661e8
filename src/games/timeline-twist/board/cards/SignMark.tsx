import { memo } from 'react';
import Svg, { Circle, Path } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import type { Sign } from '../../deck/card';
import { SIGN_LOOKS } from './signs';

type Props = {
  readonly sign: Sign;
  readonly size: number;
  /** This sign is the one a discard needs now. */
  readonly asked?: boolean;
};

/** A sign on a scrap of paper, as in the corner of a card. */
export const SignMark = memo(function SignMark({ sign, size, asked = false }: Props) {
  const { d, colour } = SIGN_LOOKS[sign];
  return (
    <Svg aria-hidden width={size} height={size} viewBox="-15 -15 30 30">
      <Circle
        r={asked ? 13 : 14}
        fill={colors.paperLight}
        stroke={asked ? colors.vermilion : colors.paperEdge}
        strokeWidth={asked ? 3 : 1.2}
      />
      <Path d={d} fill={colour} stroke={colour} strokeWidth={1.6} strokeLinejoin="round" />
    </Svg>
  );
});
