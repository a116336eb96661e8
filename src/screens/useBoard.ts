import { useEffect, useState } from 'react';
import type { AnyBoard } from '../games/board';
import { boardOf, manifestFor } from '../games/games';

const fetched = new Map<string, AnyBoard>();

/** A game that could not be fetched is tried again: the network may be back by then. */
const AGAIN_MS = 3_000;

/** The board of a game, as soon as it is there. */
export function useBoard(game: string | undefined): AnyBoard | undefined {
  const [, setCount] = useState(0);
  useEffect(() => {
    if (game === undefined || !manifestFor(game) || fetched.has(game)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const again = () => {
      if (isHere) timer = setTimeout(fetchIt, AGAIN_MS);
    };
    const fetchIt = () =>
      void fetchBoard(game).then(() => isHere && setCount(count => count + 1), again);
    fetchIt();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [game]);
  return game === undefined ? undefined : fetched.get(game);
}

async function fetchBoard(game: string): Promise<void> {
  const board = await boardOf(game);
  if (board) fetched.set(game, board);
}
