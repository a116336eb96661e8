/** Scales everything on the screen that all look at. */
import { createContext, useContext } from 'react';

type Stage = {
  /** Converts dots of a screen that is 1080 high to those of this screen. */
  px(dots: number): number;
  /** The size of words, relative to the usual. */
  readonly text: number;
};

const StageContext = createContext<Stage>({ px: dots => dots, text: 1 });
export const StageProvider = StageContext.Provider;
export const useStage = (): Stage => useContext(StageContext);

export const createStage = (unit: number, text: number): Stage => ({
  px: dots => dots * unit,
  text,
});
