import { memo } from 'react';
import Svg, { G, Path } from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import { seatColour } from './colours';
import { BOX, seatOutline } from './outlines';

type Props = { readonly seat: Seat; readonly size: number };
type Placed = { readonly x?: number; readonly y?: number; readonly degrees?: number };

const HULL =
  'M0 -12C4.6 -8 6 -3.6 6 1L10 8.4L6 9.4L3.6 7.4H-3.6L-6 9.4L-10 8.4L-6 1C-6 -3.6 -4.6 -8 0 -12Z';
const FLAME = 'M-2.8 8.4H2.8L0 12.4Z';

/** A ship, pointing up and turned by `degrees`. */
function ShipShape({ seat, size, x = 0, y = 0, degrees = 0 }: Props & Placed) {
  return (
    <G transform={`translate(${x} ${y}) rotate(${degrees}) scale(${size / BOX})`}>
      <Path d={FLAME} fill={colors.lamp} />
      <Path d={HULL} fill={seatColour(seat)} stroke={colors.space} strokeWidth={1.4} />
      <G transform="translate(0 0.4) scale(0.34)">
        <Path d={seatOutline(seat)} fill={colors.inkDark} fillRule="evenodd" />
      </G>
    </G>
  );
}

export const ShipMark = memo(({ seat, size }: Props) => (
  <Svg aria-hidden width={size} height={size} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}>
    <ShipShape seat={seat} size={size * 0.95} />
  </Svg>
));
