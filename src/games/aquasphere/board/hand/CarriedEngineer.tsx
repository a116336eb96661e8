import { Ghost } from '@/ui/carrying/Ghost';
import type { Finger } from '@/ui/carrying/useFinger';
import { Engineer } from '../pieces/Crew';
import { Piece } from '../pieces/Piece';
import { useSeat } from './HandContext';

const SIZE = 64;

/** The engineer above the finger that carries it. */
export function CarriedEngineer({ finger }: { readonly finger: Finger }) {
  const { seat } = useSeat('seat');
  return (
    <Ghost finger={finger} width={SIZE} height={SIZE}>
      <Piece size={SIZE}>
        <Engineer seat={seat} />
      </Piece>
    </Ghost>
  );
}
