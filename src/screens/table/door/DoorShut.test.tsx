import { fireEvent, render, screen } from '@testing-library/react-native';
import type { NoDoor, OwnDoor } from '@/stores/connector';
import type { SessionState } from '@/stores/sessionState';
import { WithWorld, fakeWorld } from '../../testing/fakeWorld';
import { Invitation } from './Invitation';

jest.mock('expo-router', () => ({ useRouter: () => ({ push: jest.fn() }) }));

function show(door: object) {
  const state = { hosting: { door } } as unknown as Partial<SessionState>;
  const typed: unknown[] = [];
  const openDoor = (address?: string) => {
    typed.push(address);
    return Promise.resolve();
  };
  const { world } = fakeWorld({ state, session: { openDoor } });
  render(
    <WithWorld world={world}>
      <Invitation />
    </WithWorld>,
  );
  return typed;
}

const shut = (why: NoDoor) => show({ is: 'shut', why });
const open = (own: OwnDoor) => show({ is: 'open', code: 'CDFHJK', invite: 'http://x', own });

test.each([
  ['no-address', /Join one or open a hotspot/],
  ['not-this-phone', /Look it up in the Wi-Fi or hotspot settings/],
  ['port-taken', /Close it, then try again/],
  ['cannot-listen', /Restart the app/],
] as const)('%s says what helps', (why, words) => {
  shut(why);
  expect(screen.getByText(words)).toBeOnTheScreen();
});

test('a typed address is tried as it is', () => {
  const typed = shut('no-address');
  fireEvent.changeText(screen.getByTestId('own-address'), '192.168.43.1');
  fireEvent.press(screen.getByTestId('own-address-go'));
  expect(typed).toEqual(['192.168.43.1']);
});

test('an address is asked for only if that is the trouble', () => {
  shut('port-taken');
  expect(screen.queryByTestId('own-address')).toBeNull();
});

test('a host whose guest cannot get in reads the three causes that the phone cannot see', () => {
  open({ hasApp: true });
  expect(screen.queryByTestId('no-web-app')).toBeNull();
  fireEvent.press(screen.getByTestId('kept-out'));
  for (const words of [/mobile data/, /keeps its devices apart/, /local network/])
    expect(screen.getByText(words)).toBeOnTheScreen();
});

test('a build without the web app says that guests need the app', () => {
  open({ hasApp: false });
  expect(screen.getByTestId('no-web-app')).toBeOnTheScreen();
});
