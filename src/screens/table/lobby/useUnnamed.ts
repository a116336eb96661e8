import { useSession, useSettings } from '../../world';
import type { useTable } from '../useTable';

/** Somebody who has never given a name is asked for one, once they sit among others. */
export function useUnnamed({ own }: ReturnType<typeof useTable>): boolean {
  const name = useSettings(it => it.name);
  const isKnown = useSettings(it => it.known);
  const isAlone = useSession(it => it.hosting?.door.is === 'none');
  const isLobby = useSession(it => it.guest?.shared?.phase === 'lobby');
  return isKnown && name.trim() === '' && isLobby && !isAlone && own.length > 0;
}
