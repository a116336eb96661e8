import 'react-native-gesture-handler/jestSetup';
import { act, fireEvent, render, screen, userEvent } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { ComfortProvider } from './comfort';
import { Notice } from './Notice';
import { Sheet } from './Sheet';
import { Toast } from './Toast';
import { Type } from './Type';

const phone = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
};
const closed = jest.fn();
beforeEach(() => closed.mockClear());

const sheet = (open: boolean) => (
  <SafeAreaProvider initialMetrics={phone}>
    <Sheet title="Load the ship" open={open} onClose={closed} testID="load">
      <Type>Two cubes</Type>
    </Sheet>
  </SafeAreaProvider>
);

test('an open sheet shows its content', () => {
  const { rerender } = render(sheet(false));
  expect(screen.queryByText('Two cubes')).toBeNull();
  rerender(sheet(true));
  expect(screen.getByText('Two cubes')).toBeOnTheScreen();
  expect(screen.getByRole('heading', { name: 'Load the ship' })).toBeOnTheScreen();
});

test('the close button and the veil both close a sheet', async () => {
  render(sheet(true));
  await userEvent.press(screen.getByRole('button', { name: 'Close' }));
  fireEvent(screen.getByTestId('sheet-veil', { includeHiddenElements: true }), 'responderRelease');
  expect(closed).toHaveBeenCalledTimes(2);
});

test("a sheet speaks the player's language", () => {
  const german = {
    language: 'de',
    leftHand: true,
    still: true,
    textScale: 2,
    signs: true,
  } as const;
  render(<ComfortProvider value={german}>{sheet(true)}</ComfortProvider>);
  expect(screen.getByRole('button', { name: 'Schließen' })).toBeOnTheScreen();
});

test.each([
  ['stop', 'alert'],
  ['heed', 'status'],
] as const)('a notice of tone %s has role %s and an action', async (tone, role) => {
  const again = jest.fn();
  render(<Notice tone={tone} title="No Wi-Fi" action={{ title: 'Try again', onPress: again }} />);
  expect(screen.getByRole(role)).toHaveTextContent('No Wi-Fi');
  await userEvent.press(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledTimes(1);
});

test('a toast disappears when its time is over', () => {
  jest.useFakeTimers();
  render(
    <SafeAreaProvider initialMetrics={phone}>
      <Toast text="Ann is back" lasts={2_000} />
    </SafeAreaProvider>,
  );
  expect(screen.getByText('Ann is back')).toBeOnTheScreen();
  act(() => jest.advanceTimersByTime(2_000));
  expect(screen.queryByText('Ann is back')).toBeNull();
  jest.useRealTimers();
});
