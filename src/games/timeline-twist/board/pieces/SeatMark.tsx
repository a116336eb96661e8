import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import { seatColour, seatOutline } from './seats';

type Props = { readonly seat: Seat; readonly size: number };

/** A player's token, known by shape and colour. */
export const SeatMark = memo(function SeatMark({ seat, size }: Props) {
  return (
    <Svg aria-hidden width={size} height={size} viewBox="-13 -13 26 26">
      <Path
        d={seatOutline(seat)}
        fill={seatColour(seat)}
        stroke={colors.space}
        strokeWidth={1.2}
        strokeLinejoin="round"
      />
    </Svg>
  );
});
