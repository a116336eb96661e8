/** Scales everything on the screen that all look at. */
import { createContext, useContext } from 'react';

/** Converts dots of a screen of 1920 by 1080 to those of this screen. */
const StageContext = createContext<(dots: number) => number>(dots => dots);
export const StageProvider = StageContext.Provider;
export const useStage = () => useContext(StageContext);

type Size = { readonly width: number; readonly height: number };

export const STAGE = { width: 1920, height: 1080 } as const;

export const unitOf = ({ width, height }: Size): number =>
  Math.min(width / STAGE.width, height / STAGE.height);
