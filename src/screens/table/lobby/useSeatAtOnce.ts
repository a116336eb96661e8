import { useEffect, useRef } from 'react';
import { useSession, useSettings, useWorld } from '../../world';
import type { useTable } from '../useTable';

/**
 * Seats a newcomer without a question: where they sat the last time, or anywhere. Somebody who then
 * stands up is left alone.
 */
export function useSeatAtOnce({ places, own }: ReturnType<typeof useTable>): void {
  const { session } = useWorld();
  const usual = useSettings(it => it.colour);
  const isWelcome = useSession(it => it.guest?.linked ?? false);
  // The host's own phone always receives the board, but its player does not only watch.
  const watches = useSession(it => it.hosting === null && (it.guest?.watches ?? false));
  const isTried = useRef(false);
  const isFree = places.some(({ sits }) => sits === 'nobody');
  const sits = own.length > 0;
  // Their own seat is open on another phone, and may be given back.
  const isElsewhere = useSession(it => (it.guest?.elsewhere ?? null) !== null);
  useEffect(() => {
    if (isTried.current || places.length === 0 || !isWelcome) return;
    isTried.current = true;
    if (sits || watches || isElsewhere || !isFree) return;
    const known = places.find(({ seat }) => seat === usual);
    session.wish({ wish: 'seat-me', ...(known && { usual: known.seat }) });
  }, [session, places, usual, isWelcome, watches, isElsewhere, isFree, sits]);
}
