import { memo } from 'react';
import type { Seat } from '@/kit/seat';
import { Figure } from './Figure';
import { Piece } from './Piece';

type Props = { readonly seat: Seat; readonly size: number };

/** A player's figure, known by shape and colour. */
export const SeatMark = memo(function SeatMark({ seat, size }: Props) {
  return (
    <Piece size={size}>
      <Figure seat={seat} />
    </Piece>
  );
});
