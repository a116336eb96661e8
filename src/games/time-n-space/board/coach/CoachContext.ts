import { createContext, useContext } from 'react';
import type { Spoken } from './codes';

/** What the coach says now, in words; `asked`: because somebody wanted to know. */
export type CoachLine = { readonly said: Spoken; readonly words: string; readonly asked: boolean };

export type Coach = {
  readonly isThere: boolean;
  readonly line: CoachLine | null;
  ask(): void;
  hush(): void;
};

const NOBODY: Coach = { isThere: false, line: null, ask: () => {}, hush: () => {} };

const Context = createContext<Coach>(NOBODY);
export const CoachProvider = Context.Provider;
export const useCoach = (): Coach => useContext(Context);
