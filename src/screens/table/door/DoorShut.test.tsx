import { fireEvent, render, screen } from '@testing-library/react-native';
import type { NoDoor, OwnDoor } from '@/stores/connector';
import type { SessionState } from '@/stores/sessionState';
import { tableDe } from '@/texts/table.de';
import { tableEn } from '@/texts/table.en';
import { WithWorld, fakeWorld } from '../../testing/fakeWorld';
import { Invitation } from './Invitation';

jest.mock('expo-router', () => ({ useRouter: () => ({ push: jest.fn() }) }));

type Language = 'en' | 'de';

function show(door: object, language: Language = 'en') {
  const state = { hosting: { door } } as unknown as Partial<SessionState>;
  const typed: unknown[] = [];
  const openDoor = (address?: string) => {
    typed.push(address);
    return Promise.resolve();
  };
  const { world } = fakeWorld({ state, session: { openDoor } });
  render(
    <WithWorld world={world} language={language}>
      <Invitation />
    </WithWorld>,
  );
  return typed;
}

const shut = (why: NoDoor, language?: Language) => show({ is: 'shut', why }, language);
const open = (own: OwnDoor, language?: Language) =>
  show({ is: 'open', code: 'CDFHJK', invite: 'http://x', own }, language);

const LANGUAGES = [
  ['en', tableEn],
  ['de', tableDe],
] as const;

describe.each(LANGUAGES)('in %s', (language, { door: texts }) => {
  test.each([
    ['no-server', texts.noServer],
    ['no-broker', texts.noBroker],
    ['no-address', texts.noAddress],
    ['not-this-phone', texts.notThisPhone],
    ['port-taken', texts.portTaken],
    ['cannot-listen', texts.cannotListen],
  ] as const)('%s says what helps', (why, sentence) => {
    shut(why, language);
    expect(screen.getByText(sentence)).toBeOnTheScreen();
  });

  test('a host whose guest cannot get in reads the three causes that the phone cannot see', () => {
    open({ hasApp: true }, language);
    expect(screen.queryByTestId('no-web-app')).toBeNull();
    fireEvent.press(screen.getByTestId('kept-out'));
    for (const sentence of [texts.mobileData, texts.isolated, texts.notAllowed])
      expect(screen.getByText(sentence)).toBeOnTheScreen();
  });

  test('a build without the web app says that guests need the app', () => {
    open({ hasApp: false }, language);
    expect(screen.getByTestId('no-web-app')).toHaveTextContent(texts.noApp);
  });
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
