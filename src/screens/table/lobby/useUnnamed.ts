import { useSession, useSettings } from '../../world';
import type { useTable } from '../useTable';

type Table = ReturnType<typeof useTable>;

/**
 * Somebody who sits among others is asked for a name if they have never given one, or if a newcomer
 * would be the second of that name, as in two windows of one browser.
 */
export function useUnnamed(table: Table, isNewcomer: boolean): boolean {
  const name = useSettings(it => it.name).trim();
  const isKnown = useSettings(it => it.known);
  const isAlone = useSession(it => it.hosting?.door.is === 'none');
  const isLobby = useSession(it => it.guest?.shared?.phase === 'lobby');
  if (!isKnown || isAlone || !isLobby || table.own.length === 0) return false;
  return name === '' || (isNewcomer && !table.isHost && hasNamesake(table, name));
}

/** In two windows of one browser, the name kept last may be that of the other player. */
export const hasNamesake = ({ places, own }: Table, name: string): boolean =>
  places.some(it => it.seat === own[0] && it.name === name) &&
  places.some(it => it.sits === 'player' && it.name === name && !own.includes(it.seat));
