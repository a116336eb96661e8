import { useLocales } from 'expo-localization';
import { Slot, SplashScreen } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Platform } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { ReducedMotionConfig, ReduceMotion, useReducedMotion } from 'react-native-reanimated';
import { languageFor } from '@/texts/languages';
import { type Comfort, ComfortProvider } from '@/ui/comfort';
import { colors } from '@/ui/theme/tokens';
import { useFonts } from '@/ui/theme/useFonts';
import { Knocks } from './table/Knocks';
import { NowUnkept } from './Unkept';
import { useSettings, type World, WorldProvider } from './world';

void SplashScreen.preventAutoHideAsync();

export function RootLayout({ world }: { world: World }) {
  const isReady = useFonts();
  useEffect(() => {
    if (isReady) void SplashScreen.hideAsync();
  }, [isReady]);
  return (
    <GestureHandlerRootView style={{ flex: 1, backgroundColor: colors.space }}>
      <WorldProvider value={world}>
        <AsLiked>
          <StatusBar style="light" />
          {isReady && <Slot />}
          {isReady && <Knocks />}
          {isReady && <NowUnkept />}
        </AsLiked>
      </WorldProvider>
    </GestureHandlerRootView>
  );
}

/** Everything below is drawn as this player likes it. */
function AsLiked({ children }: { children: ReactNode }) {
  const comfort = useChosenComfort();
  useEffect(() => {
    if (Platform.OS === 'web') document.documentElement.lang = comfort.language;
  }, [comfort.language]);
  return (
    <ComfortProvider value={comfort}>
      <ReducedMotionConfig mode={comfort.still ? ReduceMotion.Always : ReduceMotion.Never} />
      {children}
    </ComfortProvider>
  );
}

function useChosenComfort(): Comfort {
  const locales = useLocales();
  const calm = useReducedMotion();
  const [wanted, motion] = [useSettings(it => it.language), useSettings(it => it.still)];
  const [leftHand, textScale] = [useSettings(it => it.leftHand), useSettings(it => it.textScale)];
  const signs = useSettings(it => it.signs);
  const language = wanted === 'phone' ? languageFor(locales.map(it => it.languageCode)) : wanted;
  const still = motion === 'phone' ? calm : motion === 'yes';
  return useMemo(
    () => ({ language, leftHand, textScale, signs, still }),
    [language, leftHand, textScale, signs, still],
  );
}
