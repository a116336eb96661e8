import { useFonts as useLoadedFonts } from 'expo-font';
import { FACES } from './faces';

/** True once words can be drawn: in our faces, or in the phone's own if ours did not come. */
export function useFonts(): boolean {
  const [loaded, failed] = useLoadedFonts(FACES);
  return loaded || failed !== null;
}
