import type { Seat } from '@/kit/seat';
import { useSession } from '../../world';
import { useTable } from '../useTable';

type SeatWish = {
  readonly wish: 'full' | 'free' | 'asked' | 'elsewhere';
  /** The seat that is open on another phone. */
  readonly seat: Seat | null;
};

/** How somebody without a seat stands with the table. */
export function useSeatWish(): SeatWish {
  const { places } = useTable();
  const asks = useSession(it => (it.guest?.asks ?? null) !== null);
  const elsewhere = useSession(it => it.guest?.elsewhere ?? null);
  const seat = places.some(it => it.seat === elsewhere && it.sits === 'player') ? elsewhere : null;
  if (asks) return { wish: 'asked', seat };
  if (seat !== null) return { wish: 'elsewhere', seat };
  return { wish: places.some(({ sits }) => sits === 'nobody') ? 'free' : 'full', seat };
}
