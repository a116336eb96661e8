import type { AnyBoard } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import { useSession } from '../world';

/** What the host has chosen to play, in a few words; empty until the board is loaded. */
export function useWayOfPlaying(board: AnyBoard | undefined): string {
  const { language } = useComfort();
  const options = useSession(it => it.guest?.shared?.options);
  return board?.wayOfPlaying?.(language, options) ?? '';
}
