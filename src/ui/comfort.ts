/** The player's comfort settings, which every component asks before it draws, moves or speaks. */
import { createContext, useContext } from 'react';

export type Comfort = {
  readonly language: 'en' | 'de';
  readonly leftHand: boolean;
  /** Nothing flies, turns or pulses; changes happen in steps. */
  readonly still: boolean;
  /** From 1 (our own size) to 2. Multiplies the system's text scale. */
  readonly textScale: number;
  /** Adds a sign to every colour, larger than the shapes alone. */
  readonly signs: boolean;
};

const USUAL: Comfort = {
  language: 'en',
  leftHand: false,
  still: false,
  textScale: 1,
  signs: false,
};

const ComfortContext = createContext<Comfort>(USUAL);
export const ComfortProvider = ComfortContext.Provider;
export const useComfort = (): Comfort => useContext(ComfortContext);
