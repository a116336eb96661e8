import { Kodchasan_600SemiBold } from '@expo-google-fonts/kodchasan/600SemiBold';
import { Nunito_500Medium } from '@expo-google-fonts/nunito/500Medium';
import { Nunito_800ExtraBold } from '@expo-google-fonts/nunito/800ExtraBold';
import { useFonts as useLoadedFonts } from 'expo-font';
import { fonts } from './tokens';

/** True once words can be drawn: in our faces, or in the phone's own if ours did not come. */
export function useFonts(): boolean {
  const [loaded, failed] = useLoadedFonts({
    [fonts.display]: Kodchasan_600SemiBold,
    [fonts.text]: Nunito_500Medium,
    [fonts.strong]: Nunito_800ExtraBold,
  });
  return loaded || failed !== null;
}
