import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Readable } from '@/kit/readable';

/** Gives a store to all parts of a screen. A part renders again only when what it reads changed. */
export function createStoreContext<State extends object, Store extends Readable<State>>(
  name: string,
) {
  const Context = createContext<Store | null>(null);
  function useWhole(): Store {
    const store = useContext(Context);
    if (!store) throw new Error(`there is no ${name} around this part`);
    return store;
  }
  /** A value derived from the state. */
  const useSelected = <T>(select: (state: State) => T): T => useStore(useWhole(), select);
  /** Some fields of the state. */
  const useFields = <K extends keyof State>(...keys: readonly K[]): Pick<State, K> =>
    useSelected(
      useShallow(state => Object.fromEntries(keys.map(key => [key, state[key]])) as Pick<State, K>),
    );
  return { Provider: Context.Provider, useWhole, useSelected, useFields };
}

/** Creates a store that lives as long as its component, and follows what it depends on. */
export function useOwnStore<Store extends { follow(): () => void }>(create: () => Store): Store {
  const [store] = useState(create);
  useLayoutEffect(() => store.follow(), [store]);
  return store;
}
