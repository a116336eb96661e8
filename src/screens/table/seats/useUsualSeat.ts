import { useEffect, useRef } from 'react';
import { useSession, useSettings, useWorld } from '../../world';
import type { useTable } from '../useTable';

/**
 * Seats a player once where they sat the last time, if that seat is free; alone at a table,
 * anywhere.
 */
export function useUsualSeat({ places, own }: ReturnType<typeof useTable>): void {
  const { evening } = useWorld();
  const usual = useSettings(it => it.colour);
  const isTried = useRef(false);
  const isAlone = useSession(it => it.hosting?.door.is === 'none');
  const place = places.find(({ seat }) => seat === usual) ?? (isAlone ? places[0] : undefined);
  const isHis = own.length > 0;
  useEffect(() => {
    if (isTried.current || places.length === 0) return;
    isTried.current = true;
    const watches = evening.state.getState().hosting === null && isLookingOn(evening);
    if (!isHis && !watches && place?.sits === 'nobody')
      evening.wish({ wish: 'sit', seat: place.seat });
  }, [evening, place, places, isHis]);
}

const isLookingOn = ({ state }: ReturnType<typeof useWorld>['evening']): boolean =>
  state.getState().guest?.watches ?? false;
