import 'react-native-gesture-handler/jestSetup';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { AT_TABLE, Around, fakeWorld } from './fakeWorld';
import { Home } from './Home';

jest.mock('@/games/boards', () => ({
  BOARDS: {
    'time-n-space': () =>
      Promise.resolve({ title: () => 'Time ’n’ Space', tagline: () => 'Trade' }),
  },
}));

type Wanted = Parameters<typeof fakeWorld>[0];

async function home(wanted: Wanted = {}, language: 'en' | 'de' = 'en') {
  const fake = fakeWorld(wanted);
  const went: string[] = [];
  render(
    <Around world={fake.world} language={language}>
      <Home go={to => went.push(to)} />
    </Around>,
  );
  await settled();
  return { ...fake, went };
}
const settled = () => act(async () => undefined);
const press = async (testID: string) => {
  fireEvent.press(screen.getByTestId(testID));
  await settled();
};

test.each([
  ['en', /Board games about time/, 'Host a table'],
  ['de', /Brettspiele rund um die Zeit/, 'Tisch eröffnen'],
] as const)('in %s it says what it is', async (language, tagline, host) => {
  await home({}, language);
  expect(screen.getByRole('heading', { name: 'Sandtable' })).toBeOnTheScreen();
  expect(screen.getByText(tagline)).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: host })).toBeOnTheScreen();
});

test.each([
  ['join', '/join'],
  ['watch', '/tv'],
  ['rules', '/rules'],
  ['history', '/history'],
  ['settings', '/settings'],
])('%s leads to %s', async (testID, address) => {
  const { went } = await home();
  await press(testID);
  expect(went).toEqual([address]);
});

test('learning begins with the choice of a lesson', async () => {
  const { asked } = await home();
  await press('learn');
  expect(screen.getByTestId('learn-sheet')).toBeOnTheScreen();
  expect(asked).toEqual([]);
});

test('practising opens a table for beginners, alone, and asks for no name', async () => {
  const { asked, went } = await home();
  await press('practise');
  await press('practise-time-n-space');
  expect(asked).toEqual([
    [
      'host',
      {
        game: 'time-n-space',
        places: 4,
        options: { level: 'beginner' },
        name: 'Somebody',
        alone: true,
      },
    ],
  ]);
  expect(went).toEqual(['/table']);
});

test('whoever hosts chooses seats, is asked for a name in passing, and is at the table', async () => {
  const { asked, went, settings } = await home();
  await press('host');
  fireEvent.changeText(screen.getByTestId('name'), 'Ada ');
  await press('host-places-3');
  await press('host-open');
  expect(asked).toEqual([
    [
      'host',
      {
        game: 'time-n-space',
        places: 3,
        options: { level: 'normal' },
        name: 'Ada',
        alone: false,
      },
    ],
  ]);
  expect(went).toEqual(['/table']);
  expect(settings.getState().name).toBe('Ada ');
});

test('a table that cannot be opened leads nowhere, and says why', async () => {
  const { went, store } = await home({
    evening: {
      host: () => {
        store.setState({ lost: { code: 'unknown-game' } });
        return Promise.resolve();
      },
    },
  });
  await press('practise');
  await press('practise-time-n-space');
  expect(went).toEqual([]);
  expect(screen.getByTestId('lost-table')).toBeOnTheScreen();
});

describe('a table that was left open', () => {
  const left = (as: 'host' | 'guest') => ({
    state: { left: { as, game: 'time-n-space', watches: false } },
  });

  test.each([
    ['host', '/table'],
    ['guest', '/join'],
  ] as const)('as %s is opened again, and leads to %s', async (as, address) => {
    const { asked, went } = await home(left(as));
    await press('back-to-table');
    expect(asked).toEqual([['reopen']]);
    expect(went).toEqual([address]);
  });

  test('is called by its game', async () => {
    await home(left('host'));
    expect(screen.getByText(/^Time ’n’ Space stands/)).toBeOnTheScreen();
  });

  test('that is not there any more leads nowhere', async () => {
    const { asked, went } = await home({
      ...left('host'),
      evening: { reopen: () => Promise.resolve(false) },
    });
    await press('back-to-table');
    expect(went).toEqual([]);
    expect(asked).toEqual([['look']]);
  });

  test('is let go only after a second tap', async () => {
    const { asked } = await home(left('host'));
    await press('let-go');
    expect(asked).toEqual([]);
    await press('let-go-no');
    expect(screen.queryByTestId('let-go-yes')).toBeNull();
    await press('let-go');
    await press('let-go-yes');
    expect(asked).toEqual([['forget']]);
  });

  test('is not cleared away by practising without being asked for', async () => {
    const { asked } = await home(left('host'));
    await press('practise');
    expect(asked).toEqual([]);
    expect(screen.getByTestId('practise-clears')).toBeOnTheScreen();
    await press('practise-timeline-twist');
    expect(asked.map(([what]) => what)).toEqual(['host']);
  });

  test('is warned of where a new one is hosted', async () => {
    await home(left('host'));
    await press('host');
    expect(screen.getByTestId('host-clears')).toBeOnTheScreen();
  });

  test('at somebody else’s is no reason to warn', async () => {
    const { asked } = await home(left('guest'));
    await press('practise');
    expect(screen.queryByTestId('practise-clears')).toBeNull();
    await press('practise-time-n-space');
    expect(asked.map(([what]) => what)).toEqual(['host']);
  });
});

test('who is at a table has a way back to it', async () => {
  const { asked, went } = await home({ state: AT_TABLE });
  await press('back-to-table');
  expect([asked, went]).toEqual([[], ['/table']]);
});

describe('a table that cannot be opened again', () => {
  test.each([
    ['unknown-game', /not in this version/],
    ['game-out-of-reach', /could not be fetched/],
    ['other-version', /other rules/],
    ['bad-record', /damaged/],
    ['torn', /not complete/],
    ['tampered', /changed by somebody/],
    ['refused', /cannot be read/],
  ])('because of %s', async (code, reason) => {
    await home({ state: { lost: { code } } });
    expect(screen.getByText(reason)).toBeOnTheScreen();
  });

  test('may be cleared away', async () => {
    const { asked } = await home({ state: { lost: { code: 'torn' } } });
    await press('lost-clear');
    expect(asked).toEqual([['forget'], ['leave']]);
  });

  test('may be kept for a later version', async () => {
    const { asked } = await home({ state: { lost: { code: 'torn' } } });
    await press('lost-keep');
    expect(asked).toEqual([['leave'], ['look']]);
  });
});
