/** How large things are on the screen that all look at. */
import { createContext, useContext } from 'react';

type Stage = {
  /** From dots of a screen that is 1080 high to those of this one. */
  px(dots: number): number;
  /** How much larger than usual words are. */
  readonly text: number;
};

const StageContext = createContext<Stage>({ px: dots => dots, text: 1 });
export const StageProvider = StageContext.Provider;
export const useStage = (): Stage => useContext(StageContext);

export const createStage = (unit: number, text: number): Stage => ({
  px: dots => dots * unit,
  text,
});

/** Beyond this a panel would not hold what it has to tell. */
export const largerText = (textScale: number): number => Math.min(1.18, Math.max(1, textScale));
