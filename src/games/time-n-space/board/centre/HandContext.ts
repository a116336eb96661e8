import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { HandStore, HandActs, HandState } from './hand';

const Context = createContext<HandStore | null>(null);
export const HandProvider = Context.Provider;

export function useWholeHand(): HandStore {
  const hand = useContext(Context);
  if (!hand) throw new Error('there is no hand around this');
  return hand;
}

/** So much of what it knows; rendered anew only when something of that is another. */
export const useHand = <K extends keyof HandState>(...keys: readonly K[]): Pick<HandState, K> =>
  useStore(
    useWholeHand(),
    useShallow(
      state => Object.fromEntries(keys.map(key => [key, state[key]])) as Pick<HandState, K>,
    ),
  );

/** What follows from it; rendered anew only when that comes out otherwise. */
export const useFromHand = <T>(what: (hand: HandState) => T): T => useStore(useWholeHand(), what);

/** What it can do: the same for as long as there is this hand. */
export const useActs = (): HandActs => useWholeHand().acts;
