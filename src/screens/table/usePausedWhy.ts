import { useTableWords } from '../tableWords';
import { useEvening } from '../world';

/** Why the match pauses, if it is because the host was away. */
export function usePausedWhy(): string | undefined {
  const say = useTableWords();
  const absence = useEvening(it => it.guest?.shared?.absence);
  const isHost = useEvening(it => it.hosting !== null);
  if (!absence) return undefined;
  if (isHost) return say('paused.youWereAway');
  const { name, isOver } = absence;
  if (name === '') return say(isOver ? 'paused.hostWasAway' : 'paused.hostIsAway');
  return say(isOver ? 'paused.wasAway' : 'paused.isAway', { name });
}
