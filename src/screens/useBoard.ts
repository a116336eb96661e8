import { useEffect, useState } from 'react';
import type { AnyBoard } from '../games/board';
import { BOARDS } from '../games/boards';

const fetched = new Map<string, AnyBoard>();

/** The board of a game, as soon as it is there. */
export function useBoard(game: string | undefined): AnyBoard | undefined {
  const [, setCount] = useState(0);
  useEffect(() => {
    if (game === undefined || fetched.has(game)) return;
    let wanted = true;
    const fetchIt = async () => {
      const board = await BOARDS[game]?.();
      if (board) fetched.set(game, board);
      if (wanted) setCount(count => count + 1);
    };
    void fetchIt();
    return () => {
      wanted = false;
    };
  }, [game]);
  return game === undefined ? undefined : fetched.get(game);
}
