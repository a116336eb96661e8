import { memo } from 'react';
import Svg, { G, Path } from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import { seatColour } from './colours';
import { BOX, seatOutline } from './outlines';

type Props = { readonly seat: Seat; readonly size: number; readonly colour?: string };
type Placed = { readonly x?: number; readonly y?: number };

/** The symbol of a player, in their colour unless another is given. */
export function SeatMarkShape({ seat, size, colour, x = 0, y = 0 }: Props & Placed) {
  return (
    <G transform={`translate(${x} ${y}) scale(${size / BOX})`}>
      <Path
        d={seatOutline(seat)}
        fill={colour ?? seatColour(seat)}
        fillRule="evenodd"
        stroke={colors.space}
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
    </G>
  );
}

export const SeatMark = memo(({ seat, size, colour }: Props) => (
  <Svg aria-hidden width={size} height={size} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}>
    <SeatMarkShape seat={seat} size={size * 0.94} {...(colour && { colour })} />
  </Svg>
));
