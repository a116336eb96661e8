/** Sounds, music and letters, which the web app takes from the app around it: as Metro numbers them. */
import { Kodchasan_600SemiBold } from '@expo-google-fonts/kodchasan/600SemiBold';
import { Nunito_500Medium } from '@expo-google-fonts/nunito/500Medium';
import { Nunito_800ExtraBold } from '@expo-google-fonts/nunito/800ExtraBold';
import { CUE_SAMPLES, LAYER_SAMPLES, type Sample } from './sound/samples';

const LETTERS = [Kodchasan_600SemiBold, Nunito_500Medium, Nunito_800ExtraBold];

export const ownAssets = (): readonly number[] =>
  [
    ...Object.values<Sample>(CUE_SAMPLES),
    ...Object.values<Sample>(LAYER_SAMPLES),
    ...LETTERS,
  ].filter(it => typeof it === 'number');
