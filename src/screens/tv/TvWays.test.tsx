import { render, screen } from '@testing-library/react-native';
import { Platform } from 'react-native';
import type { SessionState } from '@/stores/sessionState';
import { WithWorld, fakeWorld } from '../testing/fakeWorld';
import { TvWays } from './TvWays';

const system = Platform.OS;
afterEach(() => void (Platform.OS = system));

function show(invite: string | null) {
  const state = { guest: { invite } } as unknown as Partial<SessionState>;
  render(
    <WithWorld world={fakeWorld({ state }).world}>
      <TvWays />
    </WithWorld>,
  );
}

test("the TV’s browser is sent to the address of the table's server", () => {
  show('http://192.168.1.5:4680/join/CDFHJK#secret');
  expect(
    screen.getByText(/Open http:\/\/192\.168\.1\.5:4680 in the TV’s browser/),
  ).toBeOnTheScreen();
  expect(screen.queryByText(/secret/)).toBeNull();
});

test('without a known address, the TV shows how to open Sandtable', () => {
  show(null);
  expect(screen.getByText(/Open Sandtable on the TV/)).toBeOnTheScreen();
});

test.each([
  ['ios', /AirPlay/],
  ['android', /cast/],
] as const)('on %s the screen can be mirrored', (os, words) => {
  Platform.OS = os;
  show(null);
  expect(screen.getByTestId('tv-mirror')).toHaveTextContent(words);
});

test('in a browser, mirroring is not offered', () => {
  Platform.OS = 'web';
  show(null);
  expect(screen.queryByTestId('tv-mirror')).toBeNull();
});
