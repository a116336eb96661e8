import { render, screen } from '@testing-library/react-native';
import { useLocales } from 'expo-localization';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { HomeScreen } from './HomeScreen';

jest.mock('expo-localization');

const phone = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
};

test.each([
  ['en', /Board games about time/],
  ['de', /Brettspiele rund um die Zeit/],
])('on a phone set to %s, it says what it is', (languageCode, tagline) => {
  jest.mocked(useLocales).mockReturnValue([{ languageCode }] as ReturnType<typeof useLocales>);
  render(
    <SafeAreaProvider initialMetrics={phone}>
      <HomeScreen />
    </SafeAreaProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Sandtable' })).toBeOnTheScreen();
  expect(screen.getByText(tagline)).toBeOnTheScreen();
});
