import { G } from 'react-native-svg';
import { of } from '@/kit/seat';
import { BUY_TIME } from '../../rules/components';
import type { Seen } from '../../rules/state';
import { BotPiece } from '../pieces/BotPiece';
import { Figure } from '../pieces/Figure';
import { TimeMarker } from '../pieces/Goods';
import { Numeral } from '../pieces/Numeral';
import { At } from '../pieces/Piece';
import type { Spot } from './layout';

type Props = Spot & { readonly view: Seen };

/** Three time markers for any bot, and the figures of those who have used that in this round. */
export function AnyBotMark({ view, x, y }: Props) {
  const used = view.seats.filter(seat => of(view.players, seat).hasBought);
  return (
    <G transform={`translate(${x}, ${y})`}>
      <Numeral x={-56} y={0} size={34} anchor="middle">
        {BUY_TIME}
      </Numeral>
      <At x={-30} y={0} size={40}>
        <TimeMarker />
      </At>
      <At x={14} y={0} size={46} opacity={used.length === view.seats.length ? 0.4 : 1}>
        <BotPiece seat={null} />
      </At>
      {used.map((seat, n) => (
        <At
          key={seat}
          x={52 + (n % 2) * 27}
          y={n < 2 && used.length > 2 ? -14 : used.length > 2 ? 14 : 0}
          size={27}
        >
          <Figure seat={seat} />
        </At>
      ))}
    </G>
  );
}
