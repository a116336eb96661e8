/** Scales everything on the screen that all look at. */
import { createContext, useContext } from 'react';

/** Converts dots of a screen that is 1080 high to those of this screen. */
const StageContext = createContext<(dots: number) => number>(dots => dots);
export const StageProvider = StageContext.Provider;
export const useStage = () => useContext(StageContext);

type Size = { readonly width: number; readonly height: number };

/** On a phone at the table, words shrink less than the screen does. */
export const unitOf = ({ width, height }: Size): number =>
  Math.max(SMALLEST, Math.min(width / 1920, height / 1080));

const SMALLEST = 0.5;
