import { BotPiece } from '../pieces/BotPiece';
import { Engineer, Scientist } from '../pieces/Crew';
import { Flask } from '../pieces/Goods';
import { Submarine } from '../pieces/Submarine';
import { BerthShape } from '../station/ExpansionShape';
import type { Moved } from './places';

/** A piece as it travels. */
export function TravellingPiece({ piece }: { readonly piece: Moved }) {
  switch (piece.what) {
    case 'bot':
      return <BotPiece seat={piece.colour} />;
    case 'submarine':
      return <Submarine seat={piece.colour} />;
    case 'engineer':
      return <Engineer seat={piece.colour} />;
    case 'scientist':
      return <Scientist seat={piece.colour} />;
    case 'lab':
      return <Flask />;
    default:
      return <BerthShape berth={piece.what} />;
  }
}

/** In the measure of the station, whose sectors have a radius of 150. */
export const sizeOfMoved = ({ what }: Moved): number => SIZES[what] ?? GOODS;

const GOODS = 50;
const SIZES: Partial<Readonly<Record<Moved['what'], number>>> = {
  bot: 76,
  scientist: 62,
  engineer: 58,
  submarine: 64,
};
