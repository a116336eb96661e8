import { useLocales } from 'expo-localization';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Platform } from 'react-native';
import { ReducedMotionConfig, ReduceMotion, useReducedMotion } from 'react-native-reanimated';
import { languageFor } from '@/texts/languages';
import { type Comfort, ComfortProvider } from '@/ui/comfort';
import { UnfetchedAbove } from '@/ui/fetching/Unfetched';
import { useSpoken } from './useSpoken';
import { useSettings, useWorld } from './world';

/** Applies the player's settings for language, text and motion to everything below. */
export function AsLiked({ children }: { children: ReactNode }) {
  const { comfort, missing } = useChosenComfort();
  useEffect(() => {
    if (Platform.OS === 'web') document.documentElement.lang = comfort.language;
  }, [comfort.language]);
  return (
    <ComfortProvider value={comfort}>
      <ReducedMotionConfig mode={comfort.still ? ReduceMotion.Always : ReduceMotion.Never} />
      {children}
      {missing && <UnfetchedAbove of={missing} />}
    </ComfortProvider>
  );
}

function useChosenComfort(): { comfort: Comfort; missing: string | undefined } {
  const { device } = useWorld();
  const locales = useLocales();
  const calm = useReducedMotion();
  const [wanted, motion] = [useSettings(it => it.language), useSettings(it => it.still)];
  const [leftHand, textScale] = [useSettings(it => it.leftHand), useSettings(it => it.textScale)];
  const signs = useSettings(it => it.signs);
  const { language, missing } = useSpoken(
    wanted === 'phone' ? languageFor(locales.map(it => it.languageCode)) : wanted,
  );
  const still = device.still || (motion === 'phone' ? calm : motion === 'yes');
  const comfort = useMemo(
    () => ({ language, leftHand, textScale, signs, still }),
    [language, leftHand, textScale, signs, still],
  );
  return { comfort, missing };
}
