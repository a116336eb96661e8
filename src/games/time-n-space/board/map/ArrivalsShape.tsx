import { Circle } from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';
import type { Seen } from '../../rules/state';
import type { Spot } from './geometry';

type Props = { readonly seen: Seen; readonly planet: Seat; readonly spot: Spot };

/** A ring around a planet at which visitors wait; broken until it is settled who goes first. */
export function ArrivalsShape({ seen: { held, contests }, planet, spot }: Props) {
  const contested = contests.some(contest => contest.planet === planet);
  if (!contested && !held.some(visit => visit.planet === planet)) return null;
  return (
    <Circle
      cx={spot.x}
      cy={spot.y}
      r={spot.r * 1.2}
      fill="none"
      stroke={colors.heed}
      strokeWidth={spot.r * 0.1}
      {...(contested && { strokeDasharray: `${spot.r * 0.26} ${spot.r * 0.2}` })}
    />
  );
}
