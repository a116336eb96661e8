import type { Chapter } from '@/games/board';
import { hintsOf } from '@/games/games';
import { useComfort } from '@/ui/comfort';
import { useFetched } from '@/ui/fetching/parts';

/** The rules of a game in a few cards; undefined until they are fetched, or where there are none. */
export function useHints(game: string): readonly Chapter[] | undefined {
  const { language } = useComfort();
  return useFetched(`hints of ${game} in ${language}`, () => hintsOf(game, language));
}
