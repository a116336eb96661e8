import { useMemo } from 'react';
import type { SeatUndo } from '@/games/board';
import type { Seat } from '@/kit/seat';
import type { SessionState } from '@/stores/sessionState';
import { useSession, useWorld } from '../../world';

type Shared = NonNullable<SessionState['guest']>['shared'];
type Undo = NonNullable<Shared>['undo'];

/** What a board may offer this seat to take back; undefined while nothing can be, or is asked. */
export function useSeatUndo(seat: Seat): SeatUndo | undefined {
  const { session } = useWorld();
  const how = useSession(({ guest }) => offered(guest?.shared?.undo, seat));
  return useMemo(
    () => how && { isInTurn: how === 'in turn', takeBack: () => session.wish({ wish: 'undo' }) },
    [session, how],
  );
}

function offered(undo: Undo | undefined, seat: Seat): 'in turn' | 'later' | undefined {
  if (!undo || undo.question) return undefined;
  if (undo.inTurn === seat) return 'in turn';
  return undo.isOpen ? 'later' : undefined;
}
