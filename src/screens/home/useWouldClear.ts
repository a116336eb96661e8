import { useSession } from '../world';

/** This phone has a table that a new one would clear away; an unfinished match is put aside instead. */
export const useWouldClear = (): boolean =>
  useSession(({ hosting, left }) =>
    hosting ? !hosting.isPlaying : left?.as === 'host' && !left.isUnfinished,
  );
