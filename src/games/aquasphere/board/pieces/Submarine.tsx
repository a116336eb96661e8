import { Circle, G, Path } from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { enamelOf, sea } from './colours';
import { Figure } from './Figure';

const HULL =
  'M-2.8 -8.6C-2.8 -9.4 -2.4 -9.8 -1.6 -9.8H1.6C2.4 -9.8 2.8 -9.4 2.8 -8.6V-3.8C8.2 -3.4 12 -0.8 12 2.6C12 6.8 6.6 9.4 0 9.4C-6.6 9.4 -12 6.8 -12 2.6C-12 -0.8 -8.2 -3.4 -2.8 -3.8Z';

type Props = {
  /** Null: a submarine as the picture of the action. */
  readonly seat: Seat | null;
  readonly isGhost?: boolean;
};

/** A submarine in the colour of its player; the one of the action has portholes instead. */
export function Submarine({ seat, isGhost = false }: Props) {
  const fill = seat ? enamelOf(seat).bright : sea.submarine;
  return (
    <>
      <Path
        d={HULL}
        fill={fill}
        fillOpacity={isGhost ? 0.18 : 1}
        stroke={isGhost ? fill : sea.edge}
        strokeWidth={1.6}
        strokeLinejoin="round"
        {...(isGhost && { strokeDasharray: '3 2' })}
      />
      {seat ? (
        <G transform="translate(0, 2.8) scale(0.4)">
          <Figure seat={seat} isPrint={!isGhost} />
        </G>
      ) : (
        <Portholes />
      )}
    </>
  );
}

const Portholes = () => (
  <>
    {[-5.6, 0, 5.6].map(x => (
      <Circle key={x} cx={x} cy={3} r={1.9} fill={sea.eye} stroke={sea.edge} strokeWidth={1.2} />
    ))}
  </>
);
