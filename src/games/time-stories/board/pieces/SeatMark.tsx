import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { glaze } from './palette';
import { seatColour, seatOutline } from './seats';

type Props = { readonly seat: Seat; readonly size: number };

/** The emblem of an agent's figure and of its player, known by shape and colour. */
export const SeatMark = memo(function SeatMark({ seat, size }: Props) {
  return (
    <Svg aria-hidden width={size} height={size} viewBox="-13 -13 26 26">
      <Path
        d={seatOutline(seat)}
        fill={seatColour(seat)}
        stroke={glaze.ink}
        strokeOpacity={0.35}
        strokeWidth={1}
        strokeLinejoin="round"
      />
    </Svg>
  );
});
