import { Circle, G, Path } from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import { seatColour } from '../pieces/colours';
import { SeatMarkShape } from '../pieces/SeatMark';
import type { Spot } from './geometry';
import { lightOf } from './Shades';
import { surfaceOf } from './surface';

const R = 12; // radius of a planet in its own units

/**
 * A planet in its owner's colour, with its own surface and its owner's symbol. `shade` is the id of
 * its gradients.
 */
export function PlanetShape({ seat, spot, shade }: { seat: Seat; spot: Spot; shade: string }) {
  const { dark, light, ring } = surfaceOf(seat);
  const colour = seatColour(seat);
  const band = { fill: 'none', stroke: colour, strokeLinecap: 'round' } as const;
  return (
    <G transform={`translate(${spot.x} ${spot.y}) scale(${spot.r / R})`}>
      <Circle r={R * 1.5} fill={`url(#${lightOf(shade, seat)})`} />
      {ring && <Path d={ring.back} {...band} strokeOpacity={0.5} strokeWidth={1.6} />}
      <Circle r={R} fill={colour} />
      <Path d={dark} fill={colors.space} opacity={0.3} />
      <Path d={light} fill={colors.white} opacity={0.3} />
      <Circle r={R} fill={`url(#${shade})`} />
      {ring && <Path d={ring.front} {...band} strokeWidth={2} />}
      <Circle r={6.4} fill={colors.space} opacity={0.78} />
      <SeatMarkShape seat={seat} size={8.4} />
    </G>
  );
}
