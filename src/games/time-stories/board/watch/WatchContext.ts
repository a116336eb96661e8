import { createContext, useContext } from 'react';
import type { Crowd } from './people';
import type { StageKind, StageSizes } from './stageKinds';

/** What every part of the board needs: the people, the view, and the sizes of this screen. */
export type Watched = Crowd & {
  readonly kind: StageKind;
  readonly sizes: StageSizes;
  /** Dots across. */
  readonly width: number;
};

const WatchContext = createContext<Watched | null>(null);
export const WatchProvider = WatchContext.Provider;

export function useWatched(): Watched {
  const watched = useContext(WatchContext);
  if (!watched) throw new Error('this part of the board stands outside it');
  return watched;
}
