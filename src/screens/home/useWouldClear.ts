import { useSession } from '../world';

/**
 * Tells whether a new table would replace one of this phone. An unfinished match is put aside
 * instead.
 */
export const useWouldClear = (): boolean =>
  useSession(({ hosting, left }) =>
    hosting ? !hosting.isPlaying : left?.as === 'host' && !left.isUnfinished,
  );
