import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { AnyBoard, TablePlace } from '../../games/board';

import type { BySeat, Seat } from '../../kit/seat';
import { type BotLevel, botLevelsOf, ownSeats, namedPlaces } from '../../stores/seats';
import { useBoard } from '../useBoard';
import { useSession, useWorld } from '../world';

type Table = {
  readonly board: AnyBoard | undefined;
  readonly places: readonly TablePlace[];
  readonly own: readonly Seat[];
  /** The levels of bots. */
  readonly levels: BySeat<BotLevel>;
  readonly isHost: boolean;
};

const NOBODY: readonly Seat[] = [];
const NOTHING = { places: [], levels: {} } as const;

/** The table as screens need it, from the last message. */
export function useTable(): Table {
  const { session } = useWorld();
  const shared = useSession(it => it.guest?.shared);
  // Compared shallowly, so that the seats change only when a player sits down or rises.
  const own = useSession(useShallow(({ guest }) => (guest ? ownSeats(guest) : NOBODY)));
  const isHost = useSession(it => it.hosting !== null);
  const board = useBoard(shared?.game);
  const told = useMemo(() => {
    const { guest } = session.state.getState();
    if (!guest || !shared) return NOTHING;
    return {
      places: namedPlaces(guest),
      levels: botLevelsOf(guest),
    };
  }, [session, shared]);
  return { board, isHost, own, ...told };
}
