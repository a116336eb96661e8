import { Circle, Path } from 'react-native-svg';
import { colors } from '@/ui/theme/tokens';
import { CHARGING } from '../../rules/components';
import type { Colour } from '../../rules/state';
import { sea } from '../pieces/colours';
import { Figure } from '../pieces/Figure';
import { At } from '../pieces/Piece';
import { CHARGING_HOUR, paneAt } from './geometry';

type Props = {
  readonly seats: readonly Colour[];
  readonly players: number;
  readonly overflows: boolean;
};

/** Sockets from the rim inwards; as many as may be taken, and figures of the bots in them. */
export function ChargingStation({ seats, players, overflows }: Props) {
  const sockets = Math.max(CHARGING[players] ?? 0, seats.length);
  return (
    <>
      <Path
        d={paneAt(CHARGING_HOUR)}
        fill="#0E0F14"
        stroke={overflows ? colors.stop : sea.edge}
        strokeWidth={overflows ? 5 : 3}
      />
      {Array.from({ length: sockets }, (_, n) => {
        const { x, y } = socketAt(n);
        const seat = seats[n];
        return seat ? (
          <At key={n} x={x} y={y} size={33}>
            <Figure seat={seat} />
          </At>
        ) : (
          <Socket key={n} x={x} y={y} />
        );
      })}
    </>
  );
}

const Socket = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <>
    <Circle cx={x} cy={y} r={13} fill="#191B24" stroke="#343848" strokeWidth={1.5} />
    <Path d="M1.5 -7L-4 1H0L-1.5 7L4 -1H0Z" transform={`translate(${x}, ${y})`} fill="#3B4054" />
  </>
);

const SOCKETS = [
  { x: -30, y: 122 },
  { x: 0, y: 125 },
  { x: 30, y: 122 },
  { x: -15, y: 96 },
  { x: 15, y: 96 },
] as const;
const LAST = { x: 0, y: 78 };

export const socketAt = (place: number) => SOCKETS[place] ?? LAST;
