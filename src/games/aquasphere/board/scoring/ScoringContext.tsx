import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import type { AquaSeat } from '../hand/hand';
import { useHand } from '../hand/HandContext';
import { type ShownInterim, useInterim } from '../watch/interim/useInterim';

const ScoringContext = createContext<ShownInterim | null>(null);
export const useScoring = () => useContext(ScoringContext);

type Props = { readonly store: AquaSeat; readonly children: ReactNode };

/** Follows the interim scorings of a seat; one that is over makes way for what is picked. */
export function ScoringProvider({ store, children }: Props) {
  const { view } = useStore(store);
  const scoring = useInterim(store.events, view);
  const { picked } = useHand('picked');
  const { close } = scoring;
  useEffect(() => {
    if (picked) close();
  }, [picked, close]);
  return <ScoringContext.Provider value={scoring}>{children}</ScoringContext.Provider>;
}
