/** Sounds and music, which the web app takes from the app around it: as Metro numbers them. */
import { CUE_SAMPLES, LAYER_SAMPLES, type Sample } from './sound/samples';

export const ownAssets = (): readonly number[] =>
  [...Object.values<Sample>(CUE_SAMPLES), ...Object.values<Sample>(LAYER_SAMPLES)].filter(
    it => typeof it === 'number',
  );
