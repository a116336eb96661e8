import { useTableWords } from '../tableWords';
import { useSession } from '../world';

/** Tells whether the host is silent, so that match time stands still here. */
export const useWaiting = (): boolean => useSession(it => (it.guest?.stands ?? null) !== null);

/** The reason for a pause, if the host was away or is silent. */
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
