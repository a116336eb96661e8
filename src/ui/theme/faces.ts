import { Kodchasan_600SemiBold } from '@expo-google-fonts/kodchasan/600SemiBold';
import { Nunito_500Medium } from '@expo-google-fonts/nunito/500Medium';
import { Nunito_800ExtraBold } from '@expo-google-fonts/nunito/800ExtraBold';
import { fonts } from './tokens';

export const FACES = {
  [fonts.display]: Kodchasan_600SemiBold,
  [fonts.text]: Nunito_500Medium,
  [fonts.strong]: Nunito_800ExtraBold,
};
