import type { ReactNode } from 'react';
import type { Seat } from '@/kit/seat';
import { Ghost } from '@/ui/carrying/Ghost';
import type { Finger } from '@/ui/carrying/useFinger';
import { BotPiece } from '../pieces/BotPiece';
import { Engineer, Scientist } from '../pieces/Crew';
import { Piece } from '../pieces/Piece';
import type { HandState } from './hand';
import { useHand, useSeat } from './HandContext';

const SIZE = 64;

const PICTURES: Readonly<Record<HandState['carried'], (seat: Seat) => ReactNode>> = {
  engineer: seat => <Engineer seat={seat} />,
  bot: seat => <BotPiece seat={seat} />,
  scientist: seat => <Scientist seat={seat} />,
};

/** The engineer, the scientist or a bot above the finger that carries it. */
export function CarriedPiece({ finger }: { readonly finger: Finger }) {
  const { seat } = useSeat('seat');
  const { carried } = useHand('carried');
  return (
    <Ghost finger={finger} width={SIZE} height={SIZE}>
      <Piece size={SIZE}>{PICTURES[carried](seat)}</Piece>
    </Ghost>
  );
}
