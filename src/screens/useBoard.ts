import { useEffect, useState } from 'react';
import type { AnyBoard } from '../games/board';
import { BOARDS } from '../games/boards';

const fetched = new Map<string, AnyBoard>();

/** A game that could not be fetched is tried again: the network may be back by then. */
const AGAIN_MS = 3_000;

/** The board of a game, as soon as it is there. */
export const useBoard = (game: string | undefined): AnyBoard | undefined =>
  useBoards(game === undefined ? [] : [game])[0];

/** One for each, in the same order. */
export function useBoards(games: readonly string[]): readonly (AnyBoard | undefined)[] {
  const [, setCount] = useState(0);
  const wanted = games.join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    async function fetchMissing(): Promise<void> {
      const missing = wanted.split(' ').filter(game => isKnown(game) && !fetched.has(game));
      if (missing.length === 0) return;
      const ends = await Promise.allSettled(missing.map(fetchOne));
      if (!isHere) return;
      setCount(count => count + 1);
      if (ends.some(({ status }) => status === 'rejected'))
        timer = setTimeout(() => void fetchMissing(), AGAIN_MS);
    }
    void fetchMissing();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  return games.map(game => fetched.get(game));
}

const isKnown = (game: string): boolean => Object.keys(BOARDS).includes(game);

async function fetchOne(game: string): Promise<void> {
  const board = await BOARDS[game]?.();
  if (board) fetched.set(game, board);
}
