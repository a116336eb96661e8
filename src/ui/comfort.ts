/** How this player likes it: what every component asks before it draws, moves or speaks. */
import { createContext, useContext } from 'react';

export type Comfort = {
  readonly language: 'en' | 'de';
  readonly leftHand: boolean;
  /** Things do not fly, turn or pulse: they step. */
  readonly still: boolean;
  /** 1 is our own size; up to 2. Multiplies what the phone itself asks for. */
  readonly textScale: number;
  /** A sign beside every colour, larger than the shapes alone. */
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
