import { Path } from 'react-native-svg';
import type { Seat } from '@/kit/seat';
import { enamelOf, sea } from './colours';
import { figureOf } from './figures';

type Props = {
  readonly seat: Seat;
  /** Flat and dark, as on the belly of a bot. */
  readonly isPrint?: boolean;
  /** A ring of dashes in the seat's colour: it is not there yet. */
  readonly isGhost?: boolean;
};

const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The seat's figure, in enamel with a dark edge. */
export function Figure({ seat, isPrint = false, isGhost = false }: Props) {
  const { shape, strokes, details } = figureOf(seat);
  const { bright, shade } = enamelOf(seat);
  const fill = isPrint ? sea.edge : bright;
  return (
    <>
      {!isPrint && (
        <>
          <Path d={shape} fill={sea.edge} stroke={sea.edge} strokeWidth={3} {...round} />
          {strokes && <Path d={strokes} fill="none" stroke={sea.edge} strokeWidth={6} {...round} />}
        </>
      )}
      <Path
        d={shape}
        fill={fill}
        fillOpacity={isGhost ? 0.3 : 1}
        fillRule="evenodd"
        stroke={fill}
        strokeWidth={isGhost ? 1.6 : 0.8}
        {...(isGhost && { strokeDasharray: '3 2.4' })}
        {...round}
      />
      {strokes && <Path d={strokes} fill="none" stroke={fill} strokeWidth={3} {...round} />}
      {details && !isPrint && !isGhost && (
        <Path d={details} fill="none" stroke={shade} strokeWidth={1.7} {...round} />
      )}
    </>
  );
}
