import { useTableWords } from '../tableWords';
import { useSession } from '../world';

/** The host is not heard, and match time stands here until it is. */
export const useWaiting = (): boolean => useSession(it => (it.guest?.stands ?? null) !== null);

/** Why the match pauses, if it is because the host was away, or is not heard. */
export function usePausedWhy(): string | undefined {
  const say = useTableWords();
  const absence = useSession(it => it.guest?.shared?.absence);
  const isHost = useSession(it => it.hosting !== null);
  const waits = useWaiting();
  if (waits) return say('paused.silent');
  if (!absence) return undefined;
  if (isHost) return say('paused.youWereAway');
  const { name, isOver } = absence;
  if (name === '') return say(isOver ? 'paused.hostWasAway' : 'paused.hostIsAway');
  return say(isOver ? 'paused.wasAway' : 'paused.isAway', { name });
}
