import { Defs, RadialGradient, Stop } from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import { seatColour } from '../pieces/colours';

/**
 * Gradients for the night side of planets and moons, and, with the seat appended to the id, for a
 * planet's light.
 */
export const Shades = ({ id, seats }: { id: string; seats: readonly Seat[] }) => (
  <Defs>
    <RadialGradient id={id} cx="0.34" cy="0.28" r="0.86">
      <Stop offset="0.2" stopColor={colors.space} stopOpacity={0} />
      <Stop offset="1" stopColor={colors.space} stopOpacity={0.82} />
    </RadialGradient>
    {seats.map(seat => (
      <RadialGradient key={seat} id={lightOf(id, seat)}>
        <Stop offset="0.62" stopColor={seatColour(seat)} stopOpacity={0.34} />
        <Stop offset="1" stopColor={seatColour(seat)} stopOpacity={0} />
      </RadialGradient>
    ))}
  </Defs>
);

export const lightOf = (id: string, seat: Seat): string => `${id}-${seat}`;
