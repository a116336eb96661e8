import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { SessionState } from '@/stores/sessionState';
import { WithWorld, fakeWorld } from '../../testing/fakeWorld';
import type { Device } from '../../world';
import { Invitation } from './Invitation';

jest.mock('expo-router', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const INVITE = 'http://table/join/CDFHJK#secret';
const OPEN = {
  hosting: { door: { is: 'open', code: 'CDFHJK', invite: INVITE } },
} as unknown as Partial<SessionState>;

async function send(how: Awaited<ReturnType<Device['share']>>) {
  const shared: string[] = [];
  const share = (text: string) => {
    shared.push(text);
    return Promise.resolve(how);
  };
  render(
    <WithWorld world={fakeWorld({ state: OPEN, device: { share } }).world}>
      <Invitation />
    </WithWorld>,
  );
  fireEvent.press(screen.getByTestId('share-link'));
  await act(async () => undefined);
  return shared;
}

test.each([
  ['shared', 'Sent'],
  ['copied', 'Copied'],
] as const)('a link that was %s says so', async (how, words) => {
  expect(await send(how)).toEqual([INVITE]);
  expect(screen.getByTestId('share-link')).toHaveAccessibleName(words);
});

test('closing the share sheet without sending is no failure', async () => {
  await send('closed');
  expect(screen.getByTestId('share-link')).toHaveAccessibleName('Send the link');
  expect(screen.queryByText(/neither send nor copy/)).toBeNull();
});

test('if nothing can be sent, the screen says what helps', async () => {
  await send('failed');
  expect(screen.getByText(/Type the code instead/)).toBeOnTheScreen();
});
