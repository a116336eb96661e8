import { Kodchasan_600SemiBold } from '@expo-google-fonts/kodchasan/600SemiBold';
import { Nunito_400Regular } from '@expo-google-fonts/nunito/400Regular';
import { useFonts as useLoadedFonts } from 'expo-font';
import { fonts } from './tokens';

/** True once words can be drawn: in our faces, or in the phone's own if ours did not come. */
export function useFonts(): boolean {
  const [loaded, failed] = useLoadedFonts({
    [fonts.display]: Kodchasan_600SemiBold,
    [fonts.text]: Nunito_400Regular,
  });
  return loaded || failed !== null;
}
