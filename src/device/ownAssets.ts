/**
 * Sounds and music by their Metro asset ids: the web app takes these files from the app that serves
 * it.
 */
import { CUE_SAMPLES, LAYER_SAMPLES, LOBBY_SAMPLES, type Sample } from './sound/samples';

export const ownAssets = (): readonly number[] =>
  [CUE_SAMPLES, LOBBY_SAMPLES, LAYER_SAMPLES]
    .flatMap(samples => Object.values<Sample>(samples))
    .filter(it => typeof it === 'number');
