/** Scales everything on a screen that all look at. */
import { createContext, useContext } from 'react';

type AfarStage = {
  /** Converts dots of a screen that is 1080 high to those of this screen. */
  px(dots: number): number;
  /** The size of words, relative to the usual. */
  readonly text: number;
};

const AfarContext = createContext<AfarStage>({ px: dots => dots, text: 1 });
export const AfarStageProvider = AfarContext.Provider;
export const useAfarStage = (): AfarStage => useContext(AfarContext);

export const createAfarStage = (unit: number, text: number): AfarStage => ({
  px: dots => dots * unit,
  text,
});
