import { useSession } from '../world';

/** This phone has a table, open or damaged, that a new one would clear away. */
export const useWouldClear = (): boolean =>
  useSession(it => it.left?.as === 'host' || it.hosting !== null || it.damaged !== null);
