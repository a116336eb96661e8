import { useEffect, useState } from 'react';
import type { AnyBoard } from '../games/board';
import { BOARDS } from '../games/boards';

const fetched = new Map<string, AnyBoard>();

/** The board of a game, as soon as it is there. */
export const useBoard = (game: string | undefined): AnyBoard | undefined =>
  useBoards(game === undefined ? [] : [game])[0];

/** One for each, in the same order. */
export function useBoards(games: readonly string[]): readonly (AnyBoard | undefined)[] {
  const [, setCount] = useState(0);
  const wanted = games.join(' ');
  useEffect(() => {
    const missing = wanted.split(' ').filter(game => !fetched.has(game));
    if (missing.length === 0) return;
    let isHere = true;
    const fetchOne = async (game: string) => {
      const board = await BOARDS[game]?.();
      if (board) fetched.set(game, board);
    };
    void Promise.all(missing.map(fetchOne)).then(() => isHere && setCount(count => count + 1));
    return () => {
      isHere = false;
    };
  }, [wanted]);
  return games.map(game => fetched.get(game));
}
