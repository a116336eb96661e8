import { act, render, screen } from '@testing-library/react-native';
import { ExpoRoot, Slot, useLocalSearchParams, usePathname } from 'expo-router';
import { inMemoryContext } from 'expo-router/build/testing-library/context-stubs';
import { Linking, Text } from 'react-native';
import { handedLink, redirectSystemPath } from './systemLink';

type Handed = (event: { url: string }) => void;
const mockSystem = { started: null as string | null, hand: (() => undefined) as Handed };

jest.mock('expo-linking', () => ({
  ...jest.requireActual('expo-linking'),
  getLinkingURL: () => mockSystem.started,
  createURL: (path: string) => `sandtable://${path}`,
  addEventListener: (_: string, handed: Handed) => {
    mockSystem.hand = handed;
    return { remove: () => undefined };
  },
}));

const AT = 'http%3A%2F%2F192.168.1.7%3A4680%2Fjoin';
const LINK = `sandtable://join?at=${AT}#a-b_c&wss%3A%2F%2Fb.example%2F%3Fx%3D%2523`;

const routes = () =>
  inMemoryContext({
    _layout: () => <Slot />,
    index: Where,
    'join/index': Where,
    settings: Where,
    '+native-intent': { redirectSystemPath } as never,
  });

function Where() {
  const { link, speed } = useLocalSearchParams<{ link?: string; speed?: string }>();
  const path = usePathname();
  return <Text testID="where">{JSON.stringify([path, handedLink(link), speed])}</Text>;
}

const where = () => JSON.parse(screen.getByTestId('where').props.children as string) as unknown[];
const settled = () => act(async () => new Promise(resolve => setTimeout(resolve, 0)));

/** Starts the app as the system does; on Android the router asks React Native itself. */
async function start(link: string | null): Promise<void> {
  mockSystem.started = link;
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(link);
  render(<ExpoRoot context={routes()} />);
  await settled();
}
async function hand(url: string): Promise<void> {
  await act(async () => mockSystem.hand({ url }));
  await settled();
}

test('an app that is opened by an invitation gets all of it, unchanged', async () => {
  await start(LINK);
  expect(where()).toEqual(['/join', LINK, null]);
});

test('a running app gets an invitation too, and a second one replaces the first', async () => {
  await start(null);
  expect(where()[0]).toBe('/');
  await hand(LINK);
  expect(where()).toEqual(['/join', LINK, null]);
  const other = LINK.replace('a-b_c', 'd-e_f');
  await hand(other);
  expect(where()).toEqual(['/join', other, null]);
});

test('a link that React Native reports too late still opens the app', async () => {
  mockSystem.started = LINK;
  expect(redirectSystemPath({ path: 'sandtable:///', initial: true })).toMatch(/^\/join\?/);
  expect(redirectSystemPath({ path: 'sandtable:///', initial: false })).toBe('sandtable:///');
});

test.each([
  ['without an address', 'sandtable://join#secret'],
  ['with a stray percent sign', 'sandtable://join?at=%25#secret'],
  ['escaped twice', `sandtable://join?at=${encodeURIComponent(AT)}#secret`],
  ['with a script for an address', 'sandtable://join?at=javascript%3Aalert(1)#secret'],
  ['in letters of any alphabet', 'sandtable://join?at=ä😀\u0000#שלום'],
  ['of empty parts', 'sandtable://join?at=#'],
])('a damaged invitation %s arrives unchanged, and nothing breaks', async (_how, link) => {
  await start(link);
  const [path, handed] = where();
  expect(path).toBe('/join');
  expect(handed).toBe(link);
});

test('an overlong invitation is cut', async () => {
  await start(`sandtable://join?at=${'a'.repeat(100_000)}#x`);
  expect(String(where()[1])).toHaveLength(4_096);
});

test.each([
  ['sandtable://settings', '/settings', null],
  ['sandtable:///?speed=30', '/', '30'],
  ['sandtable://join?speed=30', '/join', '30'],
  ['sandtable://settings?x=%25', '/settings', null],
  ['sandtable://', '/', null],
])('%s leads to %s', async (link, path, speed) => {
  await start(link);
  expect(where()).toEqual([path, null, speed]);
});

test.each(['', 'zz-1', 'e0a4-1', '%00-1', 'abc-1', '6162'])('“%s” holds no link', param => {
  expect(handedLink(param)).toBeUndefined();
});
