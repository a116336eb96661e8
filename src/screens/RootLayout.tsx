import { Slot, SplashScreen } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { useEffect } from 'react';
import { GestureRoot } from '@/ui/GestureRoot';
import '@/ui/inputMode';
import { colors } from '@/ui/theme/tokens';
import { useFonts } from '@/ui/theme/useFonts';
import { AsLiked } from './AsLiked';
import { laterAbove } from './later';
import { NowUnkept } from './Unkept';
import { type AppWorld, useSession, WorldProvider } from './world';

void SplashScreen.preventAutoHideAsync();

const Guessing = laterAbove(
  'guessing',
  async () => (await import('./table/door/Guessing')).Guessing,
);

export function RootLayout({ world }: { world: AppWorld }) {
  const isReady = useFonts();
  useEffect(() => {
    if (isReady) void SplashScreen.hideAsync();
  }, [isReady]);
  return (
    <GestureRoot style={{ flex: 1, backgroundColor: colors.space }}>
      <WorldProvider value={world}>
        <AsLiked>
          <StatusBar style="light" />
          {isReady && <Slot />}
          {isReady && <IfHosting />}
          {isReady && <NowUnkept />}
        </AsLiked>
      </WorldProvider>
    </GestureRoot>
  );
}

/** Only a host's phone hears of guesses at its code. */
const IfHosting = () => (useSession(it => it.hosting !== null) ? <Guessing /> : null);
