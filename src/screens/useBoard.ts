import type { AnyBoard, AnyEnding } from '../games/board';
import { boardOf, endingOf, manifestFor } from '../games/games';
import { useFetched } from '../ui/fetching/parts';

/** The board of a game, as soon as it is there. */
export const useBoard = (game = ''): AnyBoard | undefined =>
  useFetched(manifestFor(game) && `board of ${game}`, () => boardOf(game));

/** What is shown of its matches when they are over. */
export const useEnding = (game = ''): AnyEnding | undefined =>
  useFetched(manifestFor(game) && `ending of ${game}`, () => endingOf(game));
