import { Slot, SplashScreen } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { useEffect } from 'react';
import { Platform } from 'react-native';
import { useTexts } from '@/texts/texts';
import { useFonts } from '@/ui/theme/useFonts';

void SplashScreen.preventAutoHideAsync();

export function RootLayout() {
  const isReady = useFonts();
  const { language } = useTexts();
  useEffect(() => {
    if (isReady) void SplashScreen.hideAsync();
  }, [isReady]);
  useEffect(() => {
    if (Platform.OS === 'web') document.documentElement.lang = language;
  }, [language]);
  return (
    <>
      <StatusBar style="light" />
      {isReady && <Slot />}
    </>
  );
}
