import { useFonts as useLoadedFonts } from 'expo-font';
import { FACES } from './faces';

/** True once text can be drawn: in our fonts, or in the system's if ours failed to load. */
export function useFonts(): boolean {
  const [loaded, failed] = useLoadedFonts(FACES);
  return loaded || failed !== null;
}
