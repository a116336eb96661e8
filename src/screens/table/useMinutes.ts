import { matchMinutes } from '@/games/games';
import { useSession } from '../world';

/** How long the game takes as it was chosen; undefined for a game that only a newer version has. */
export function useMinutes(game: string): number | undefined {
  const options = useSession(it => it.guest?.shared?.options);
  return matchMinutes(game, options);
}
