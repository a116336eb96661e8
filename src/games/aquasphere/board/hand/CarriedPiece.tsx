import { Ghost } from '@/ui/carrying/Ghost';
import type { Finger } from '@/ui/carrying/useFinger';
import { BotPiece } from '../pieces/BotPiece';
import { Engineer } from '../pieces/Crew';
import { Piece } from '../pieces/Piece';
import { useHand, useSeat } from './HandContext';

const SIZE = 64;

/** The engineer or a bot above the finger that carries it. */
export function CarriedPiece({ finger }: { readonly finger: Finger }) {
  const { seat } = useSeat('seat');
  const { carried } = useHand('carried');
  return (
    <Ghost finger={finger} width={SIZE} height={SIZE}>
      <Piece size={SIZE}>
        {carried === 'engineer' ? <Engineer seat={seat} /> : <BotPiece seat={seat} />}
      </Piece>
    </Ghost>
  );
}
