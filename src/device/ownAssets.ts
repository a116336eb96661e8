/**
 * Sounds and music by their Metro asset ids: the web app takes these files from the app that serves
 * it.
 */
import { CUE_SAMPLES, LAYER_SAMPLES, type Sample } from './sound/samples';

export const ownAssets = (): readonly number[] =>
  [...Object.values<Sample>(CUE_SAMPLES), ...Object.values<Sample>(LAYER_SAMPLES)].filter(
    it => typeof it === 'number',
  );
