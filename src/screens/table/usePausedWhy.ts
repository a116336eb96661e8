import { useTableWords } from '../tableWords';
import { useSession } from '../world';
import { namesIn } from './people/namesIn';
import { useHostName } from './useHostName';
import { useTable } from './useTable';

/** Tells whether the host is silent, so that match time stands still here. */
export const useWaiting = (): boolean => useSession(it => (it.guest?.stands ?? null) !== null);

/** The reason for a pause, and who is missing; undefined if neither is known. */
export function usePausedWhy(): string | undefined {
  const say = useTableWords();
  const hostGone = useHostGone();
  const [by, missing] = [usePausedBy(), useMissing()];
  const name = useHostName();
  if (useWaiting()) return name === '' ? say('paused.silent') : say('paused.silentOf', { name });
  return [hostGone ?? by, missing].filter(Boolean).join(' ') || undefined;
}

function useHostGone(): string | undefined {
  const say = useTableWords();
  const absence = useSession(it => it.guest?.shared?.absence);
  const name = useHostName();
  const isHost = useSession(it => it.hosting !== null);
  if (!absence) return undefined;
  if (isHost) return say('paused.youWereAway');
  const { isOver } = absence;
  if (name === '') return say(isOver ? 'paused.hostWasAway' : 'paused.hostIsAway');
  return say(isOver ? 'paused.wasAway' : 'paused.isAway', { name });
}

function usePausedBy(): string | undefined {
  const say = useTableWords();
  const { places, own } = useTable();
  const name = useSession(it => it.guest?.shared?.pausedBy);
  if (name === undefined) return undefined;
  const isOwn = places.some(place => own.includes(place.seat) && place.name === name);
  return isOwn ? say('paused.byYou') : say('paused.by', { name });
}

/** The players whose phones are away. */
function useMissing(): string | undefined {
  const say = useTableWords();
  const { places, own } = useTable();
  const isHostAway = useSession(it => it.guest?.shared?.absence?.isOver === false);
  const names = places
    .filter(({ seat, sits, here }) => sits === 'player' && !here && !own.includes(seat))
    .map(({ name }) => name);
  if (names.length === 0 || isHostAway) return undefined;
  return say('paused.waitsFor', { names: namesIn(names, say) });
}
