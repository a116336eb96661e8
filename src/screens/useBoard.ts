import type { AnyBoard, AnyEnding, AnyLessons, Chapter } from '../games/board';
import { boardOf, chaptersOf, endingOf, lessonsOf, manifestFor } from '../games/games';
import { useFetched } from '../ui/fetching/parts';

/** The board of a game; undefined until it is loaded. */
export const useBoard = (game = ''): AnyBoard | undefined =>
  useFetched(manifestFor(game) && `board of ${game}`, () => boardOf(game));

/** The short rules of the game. */
export const useChapters = (game = '', language: string): readonly Chapter[] | undefined =>
  useFetched(manifestFor(game) && `rules of ${game} in ${language}`, () =>
    chaptersOf(game, language),
  );

/** Guides through the lessons of the game. */
export const useLessons = (game = ''): AnyLessons | undefined =>
  useFetched(manifestFor(game)?.load.lessons && `lessons of ${game}`, () => lessonsOf(game));

/** Shows finished matches of the game. */
export const useEnding = (game = ''): AnyEnding | undefined =>
  useFetched(manifestFor(game) && `ending of ${game}`, () => endingOf(game));
