import { useTableWords } from '../tableWords';
import { useSession } from '../world';

/** The player at the host's device; empty: unknown. */
export const useHostName = (): string => useSession(it => it.guest?.shared?.host ?? '');

/** Says who starts the match, and whether anybody is still missing. */
export function useWhoStarts(isComplete: boolean): string {
  const say = useTableWords();
  const name = useHostName();
  if (name === '') return say(isComplete ? 'lobby.allHere' : 'lobby.waiting');
  return say(isComplete ? 'lobby.canStart' : 'lobby.starts', { name });
}
