import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { AnyBoard, Place, Request } from '../../games/board';

import type { BySeat, Seat } from '../../kit/seat';
import { type BotLevel, levelsOf, ownSeats, placesOf, requestsOf } from '../../stores/seats';
import { useBoard } from '../useBoard';
import { useEvening, useWorld } from '../world';

type Table = {
  readonly board: AnyBoard | undefined;
  readonly places: readonly Place[];
  readonly own: readonly Seat[];
  /** Of computers. */
  readonly levels: BySeat<BotLevel>;
  readonly requests: readonly Request[];
  readonly isHost: boolean;
};

const NOBODY: readonly Seat[] = [];
const NOTHING = { places: [], levels: {}, requests: [] } as const;

/** The table as a screen needs it, from what this phone last heard. */
export function useTable(): Table {
  const { evening } = useWorld();
  const shared = useEvening(it => it.guest?.shared);
  // Not of what they do: the same seats for as long as nobody sits down or rises.
  const own = useEvening(useShallow(({ guest }) => (guest ? ownSeats(guest) : NOBODY)));
  const isHost = useEvening(it => it.hosting !== null);
  const board = useBoard(shared?.game);
  const told = useMemo(() => {
    const { guest } = evening.state.getState();
    if (!guest || !shared) return NOTHING;
    return {
      places: placesOf(guest),
      levels: levelsOf(guest),
      requests: requestsOf(guest, evening.now()),
    };
  }, [evening, shared]);
  return { board, isHost, own, ...told };
}
