import type { MotifOptions } from '../../../mission/panorama';
import type { LightOfDay } from '../palette';
import type { Pen } from '../pen';

export interface PictureScene {
  readonly light: LightOfDay;
  /** Hours and minutes by the painted clocks. */
  readonly clock: readonly [hour: number, minute: number];
}

/** Draws with its foot at nought, 100 units high unless it says otherwise. */
export type Motif = (pen: Pen, options: MotifOptions, scene: PictureScene) => void;

export const isDark = ({ light }: PictureScene) => light === 'night';
