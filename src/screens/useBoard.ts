import type { AnyBoard } from '../games/board';
import { boardOf, manifestFor } from '../games/games';
import { useFetched } from '../ui/fetching/parts';

/** The board of a game, as soon as it is there. */
export const useBoard = (game = ''): AnyBoard | undefined =>
  useFetched(manifestFor(game) && `board of ${game}`, () => boardOf(game));
