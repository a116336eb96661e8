import { Slot, SplashScreen } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { useEffect } from 'react';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { colors } from '@/ui/theme/tokens';
import { useFonts } from '@/ui/theme/useFonts';
import { AsLiked } from './AsLiked';
import { Knocks } from './table/door/Knocks';
import { NowUnkept } from './Unkept';
import { type AppWorld, WorldProvider } from './world';

void SplashScreen.preventAutoHideAsync();

export function RootLayout({ world }: { world: AppWorld }) {
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
