import 'react-native-gesture-handler/jestSetup';
import { boardOf } from '@/games/games';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { AT_TABLE, WithWorld, fakeWorld } from '../testing/fakeWorld';
import { Home } from './Home';

type Wanted = Parameters<typeof fakeWorld>[0];

async function home(wanted: Wanted = {}, language: 'en' | 'de' = 'en') {
  const fake = fakeWorld(wanted);
  const went: string[] = [];
  render(
    <WithWorld world={fake.world} language={language}>
      <Home go={to => went.push(to)} />
    </WithWorld>,
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
  ['en', /Board games about time/, /^Time ’n’ Space\. .* 3 to 4 players, about 30 minutes/],
  ['de', /Brettspiele rund um die Zeit/, /^Time ’n’ Space\. .* 3 bis 4 Personen, etwa 30 Minuten/],
] as const)('in %s, the home screen says what the app is', async (language, tagline, poster) => {
  await home({}, language);
  expect(screen.getByRole('heading', { name: 'Sandtable' })).toBeOnTheScreen();
  expect(screen.getByText(tagline)).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: poster })).toBeOnTheScreen();
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

describe('a new player', () => {
  const isOffered = () => screen.queryByText('Start here') !== null;

  test('is offered the lesson', async () => {
    await home();
    expect(isOffered()).toBe(true);
    await press('learn-time-n-space');
    expect(screen.getByTestId('lesson-first')).toBeOnTheScreen();
  });

  test.each<[string, Wanted]>([
    ['a name', { settings: { name: 'Ann' } }],
    ['a seat', { settings: { colour: 'red' } }],
    ['a finished lesson', { settings: { learnt: ['time-n-space/first'] } }],
    ['a table', { state: AT_TABLE }],
  ])('is no longer new with %s', async (_what, wanted) => {
    await home(wanted);
    expect(isOffered()).toBe(false);
    expect(screen.getByTestId('learn-time-n-space')).toBeOnTheScreen();
  });
});

test('a game without lessons has no bulb', async () => {
  await home();
  expect(screen.queryByTestId('learn-timeline-twist')).toBeNull();
});

test('a player’s face leads to the settings, and is called by the name', async () => {
  await home({ settings: { name: 'Ann' } });
  expect(screen.getByRole('button', { name: 'Ann: Settings' })).toBeOnTheScreen();
});

test('learning begins with the choice of a lesson', async () => {
  const { asked } = await home();
  await press('learn-time-n-space');
  expect(screen.getByTestId('learn-sheet')).toBeOnTheScreen();
  expect(asked).toEqual([]);
});

test("practising opens a beginners' table without others and asks for no name", async () => {
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
        name: 'Fox',
        face: 'fox',
        alone: true,
      },
    ],
  ]);
  expect(went).toEqual(['/table']);
});

test('a touch opens a table, under the name of a face if the player has none', async () => {
  const { asked, went } = await home();
  await press('host-time-n-space');
  expect(asked).toEqual([
    [
      'host',
      {
        game: 'time-n-space',
        places: 4,
        options: { level: 'normal' },
        name: 'Fox',
        face: 'fox',
        alone: false,
      },
    ],
  ]);
  expect(went).toEqual(['/table']);
});

test('a table that cannot be opened leads nowhere, and the reason shows', async () => {
  const { went, store } = await home({
    session: {
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
    state: { left: { as, game: 'time-n-space', watches: false, isUnfinished: false } },
  });

  test.each([
    ['host', '/table'],
    ['guest', '/join'],
  ] as const)('opens again as %s and leads to %s', async (as, address) => {
    const { asked, went } = await home(left(as));
    await press('back-to-table');
    expect(asked).toEqual([['reopen']]);
    expect(went).toEqual([address]);
  });

  test('is called by its game', async () => {
    await home(left('host'));
    expect(screen.getByText(/^Time ’n’ Space is just as/)).toBeOnTheScreen();
  });

  test('leads nowhere when it no longer exists', async () => {
    const { asked, went } = await home({
      ...left('host'),
      session: { reopen: () => Promise.resolve(false) },
    });
    await press('back-to-table');
    expect(went).toEqual([]);
    expect(asked).toEqual([['look']]);
  });

  test('is given up only after a second tap', async () => {
    const { asked } = await home(left('host'));
    await press('let-go');
    expect(asked).toEqual([]);
    await press('let-go-no');
    expect(screen.queryByTestId('let-go-yes')).toBeNull();
    await press('let-go');
    await press('let-go-yes');
    expect(asked).toEqual([['forget']]);
  });

  test('is not given up by practising without a warning', async () => {
    const { asked } = await home(left('host'));
    await press('practise');
    expect(asked).toEqual([]);
    expect(screen.getByTestId('practise-clears')).toBeOnTheScreen();
    await press('practise-timeline-twist');
    expect(asked.map(([what]) => what)).toEqual(['host']);
  });

  test('is mentioned in a warning when a new one is hosted', async () => {
    const { asked } = await home(left('host'));
    await press('host-time-n-space');
    expect(screen.getByTestId('host-clears')).toBeOnTheScreen();
    expect(asked).toEqual([]);
    await press('host-open');
    expect(asked.map(([what]) => what)).toEqual(['host']);
  });

  test('causes no warning if it is somebody else’s', async () => {
    const { asked } = await home(left('guest'));
    await press('practise');
    expect(screen.queryByTestId('practise-clears')).toBeNull();
    await press('practise-time-n-space');
    expect(asked.map(([what]) => what)).toEqual(['host']);
  });
});

describe('waiting matches', () => {
  const aside = [
    { slot: 4, game: 'time-n-space', since: '2026-01-02T12:00:00.000Z', players: ['Ann', 'Bo'] },
    { slot: 0, game: 'timeline-twist', since: undefined, players: ['Ann'] },
  ].map(table => ({ ...table, at: 12 * 60_000, lesson: undefined, rules: undefined }));

  test('show the game, the players, the date, and the time played', async () => {
    await home({ state: { aside } });
    expect(screen.getByText('Ann, Bo · Jan 2, 2026 · 12 minutes played')).toBeOnTheScreen();
    expect(screen.getByTestId('waiting-0')).toHaveTextContent(/^Timeline Twist/);
  });

  test('go on with one tap', async () => {
    const { asked, went } = await home({ state: { aside } });
    await press('waiting-4');
    expect(asked).toEqual([['reopen', 4]]);
    expect(went).toEqual(['/table']);
  });

  test('are given up only after a second tap', async () => {
    const { asked } = await home({ state: { aside } });
    await press('waiting-let-go-0');
    await press('waiting-let-go-no');
    expect(asked).toEqual([]);
    await press('waiting-let-go-0');
    await press('waiting-let-go-yes');
    expect(asked).toEqual([['forgetAside', 0]]);
  });

  test('show only two at first, and all on request', async () => {
    const third = { ...aside[0]!, slot: 7 };
    await home({ state: { aside: [...aside, third] } });
    expect(screen.queryByTestId('waiting-7')).toBeNull();
    await press('waiting-all');
    expect(screen.getByTestId('waiting-7')).toBeOnTheScreen();
  });

  test('are marked if they were begun with another version', async () => {
    const [one, other] = aside.map(table => ({ ...table, rules: { version: 1 } }));
    await home({ state: { aside: [{ ...one!, rules: { version: 2 } }, other!] } });
    expect(screen.getByText(/12 minutes played · begun with another version$/)).toBeOnTheScreen();
    expect(screen.getAllByText(/12 minutes played/)).toHaveLength(2);
    expect(screen.getAllByText(/another version/)).toHaveLength(1);
  });

  test('have a limit, which is explained when it is reached', async () => {
    await home({ state: { aside, notAside: 'full' } });
    expect(screen.getByTestId('not-aside')).toHaveTextContent(/Twelve matches/);
  });

  test('are joined by the current match without a question', async () => {
    const left = { as: 'host', game: 'nim', watches: false, isUnfinished: true } as const;
    await home({ state: { left } });
    await press('host-time-n-space');
    expect(screen.queryByTestId('host-clears')).toBeNull();
  });
});

test('a player at a table has a way back to it', async () => {
  const { asked, went } = await home({ state: AT_TABLE });
  await press('back-to-table');
  expect([asked, went]).toEqual([[], ['/table']]);
});

describe('a table that cannot be opened again', () => {
  test.each([
    ['unknown-game', /not in this version/],
    ['game-out-of-reach', /could not be fetched/],
    ['bad-record', /damaged/],
    ['torn', /not complete/],
    ['tampered', /changed by somebody/],
    ['refused', /cannot be read/],
  ])('because of %s shows the reason', async (code, reason) => {
    await home({ state: { lost: { code } } });
    expect(screen.getByText(reason)).toBeOnTheScreen();
  });

  test('can be cleared away', async () => {
    const { asked } = await home({ state: { lost: { code: 'torn' } } });
    await press('lost-clear');
    expect(asked).toEqual([['forget'], ['leave']]);
  });

  test('can be kept for a later version', async () => {
    const { asked } = await home({ state: { lost: { code: 'torn' } } });
    await press('lost-keep');
    expect(asked).toEqual([['leave'], ['look']]);
  });
});

describe('a match that was begun with another version', () => {
  const left = { as: 'host', game: 'time-n-space', watches: false, isUnfinished: true } as const;
  const older = { game: 'time-n-space', isNewer: false, standing: null };

  test.each([
    ['en', false, 'Begun with an older version', /Time ’n’ Space has changed since/],
    ['de', false, 'Mit einer älteren Version begonnen', /Time ’n’ Space hat sich seitdem geändert/],
    ['en', true, 'Begun with a newer version', /Load the newest Sandtable/],
    ['de', true, 'Mit einer neueren Version begonnen', /Lade das neueste Sandtable/],
  ] as const)(
    'says in %s that it cannot go on (newer: %s)',
    async (language, isNewer, title, text) => {
      await home({ state: { left, older: { ...older, isNewer } } }, language);
      expect(screen.getByText(title)).toBeOnTheScreen();
      expect(screen.getByText(text)).toBeOnTheScreen();
      expect(screen.queryByTestId('left-table')).toBeNull();
      expect(screen.queryByTestId('older-look')).toBeNull();
    },
  );

  test('can wait, or be saved as a file', async () => {
    const { asked } = await home({ state: { left, older } });
    await press('older-save');
    await press('older-wait');
    expect(asked.map(([what]) => what)).toEqual(['leftFile', 'saveFile', 'setAside']);
  });

  test('is given up only after a second tap', async () => {
    const { asked } = await home({ state: { left, older } });
    await press('older-give-up');
    await press('older-let-go-no');
    expect(asked).toEqual([]);
    await press('older-give-up');
    await press('older-let-go-yes');
    expect(asked).toEqual([['forget'], ['look']]);
  });

  test('is shown as it was left', async () => {
    const rules = (await boardOf('timeline-twist'))!.game;
    const seats = rules.places(2)!;
    const options = rules.options({ way: 'together' });
    if (!options.ok) throw new Error(options.problem);
    const state = rules.setup({ seats, options: options.value, chances: () => 0.5 });
    const view = rules.view(state, 'board');
    const places = seats.map(
      seat => ({ seat, name: 'Ann', face: '', sits: 'player', here: true }) as const,
    );
    const standing = { view, at: 5_000, places };
    await home({ state: { left, older: { game: 'timeline-twist', isNewer: false, standing } } });
    await press('older-look');
    expect(await screen.findByTestId('last-standing')).toHaveTextContent(/Timeline Twist/);
    await waitFor(() => expect(screen.getAllByText(/Ann/).length).toBeGreaterThan(0));
    await press('last-close');
    expect(screen.queryByTestId('last-standing')).toBeNull();
  });
});

describe('a table that can be read only in part', () => {
  const left = { as: 'host', game: 'time-n-space', watches: false, isUnfinished: true } as const;
  const cut = { fault: { code: 'cut', line: 5 }, lines: 4, acts: 3, until: 731_400, from: 724_999 };
  const damaged = (part: object = {}) => ({
    state: { left, damaged: { ...cut, ...part } as never },
  });

  test.each([
    ['en', {}, /last 3 moves could not be read.* 12:11/, 'Go on from 12:04'],
    ['de', {}, /letzten 3 Züge ließen sich nicht lesen.* 12:11/, 'Weiter ab 12:04'],
    ['en', { acts: 1, from: 0 }, /last move could not/, 'Go on from 0:00'],
    ['de', { acts: 1, from: 0 }, /letzte Zug ließ sich nicht/, 'Weiter ab 0:00'],
    ['en', { acts: 0 }, /All moves are there/, 'Go on from 12:04'],
    ['de', { acts: 0 }, /Alle Züge sind da/, 'Weiter ab 12:04'],
    ['en', { acts: null, until: null }, /may be missing/, 'Go on from 12:04'],
    ['de', { acts: null, until: null }, /fehlen vielleicht Züge/, 'Weiter ab 12:04'],
    ['en', { acts: 46, from: null }, /None of the 46 moves/, 'Back to the lobby'],
    ['de', { acts: 46, from: null }, /Von den 46 Zügen/, 'Zurück vor den Start'],
    ['en', { acts: null, until: null, from: null }, /Nothing of the match/, 'Back to the lobby'],
    ['de', { acts: null, until: null, from: null }, /Von der Partie/, 'Zurück vor den Start'],
  ] as const)(
    'says in %s, with %j, what is missing and where it goes on from',
    async (language, part, words, ask) => {
      await home(damaged(part), language);
      expect(screen.getByText(words)).toBeOnTheScreen();
      expect(screen.getByRole('button', { name: ask })).toBeOnTheScreen();
      expect(screen.queryByTestId('left-table')).toBeNull();
    },
  );

  test.each([
    ['en', /^The seats of the match could not be read.* may be missing/, /^You keep your seat/],
    ['de', /^Wer wo saß, ließ sich nicht lesen.* fehlen vielleicht/, /^Du behältst deinen Platz/],
  ] as const)(
    'says in %s that everybody else must take a seat again',
    async (language, what, todo) => {
      const unknown = { lines: null, acts: null, until: null };
      const lost = { fault: { code: 'no-record', own: ['red'] }, ...unknown };
      await home(damaged(lost), language);
      for (const words of [what, todo]) expect(screen.getByText(words)).toBeOnTheScreen();
    },
  );

  test.each([
    ['en', /^The computer plays on; everybody else takes a seat again/],
    ['de', /^Der Computer spielt weiter, und alle anderen setzen sich/],
  ] as const)('says in %s that nobody has a seat any more', async (language, todo) => {
    await home(damaged({ fault: { code: 'no-record', own: [] }, acts: null }), language);
    expect(screen.getByText(todo)).toBeOnTheScreen();
  });

  test('goes on when its player says so, and leads to the table', async () => {
    const { asked, went } = await home(damaged());
    expect(asked).toEqual([]);
    await press('damaged-go-on');
    expect([asked, went]).toEqual([[['goOn', 'Fox']], ['/table']]);
  });

  test('can be saved as a file, as it is', async () => {
    const { asked } = await home(damaged());
    await press('damaged-save');
    expect(asked).toEqual([['leftFile'], ['saveFile', expect.objectContaining({ text: 'x' })]]);
    expect(screen.getByText('Saved')).toBeOnTheScreen();
  });

  test('is thrown away only after a second tap', async () => {
    const { asked } = await home(damaged());
    await press('damaged-clear');
    expect(asked).toEqual([]);
    await press('let-go-yes');
    expect(asked).toEqual([['forget']]);
  });

  test('can wait', async () => {
    const { asked } = await home(damaged());
    await press('damaged-later');
    expect(asked).toEqual([['leave'], ['look']]);
  });
});

test.each([
  ['en', 'This device cannot save anything at the moment.', /^Free some storage/],
  ['de', 'Dieses Gerät kann gerade nichts speichern.', /^Schaffe Platz/],
] as const)(
  'in %s, the home screen says that nothing can be saved, and what to do, until it can',
  async (language, what, todo) => {
    const { keeping } = await home({}, language);
    expect(screen.queryByTestId('unkept')).toBeNull();
    act(() => keeping.setState({ fails: true }));
    expect(screen.getByText(what)).toBeOnTheScreen();
    expect(screen.getByText(todo)).toBeOnTheScreen();
    act(() => keeping.setState({ fails: false }));
    expect(screen.queryByTestId('unkept')).toBeNull();
  },
);

test.each([
  ['en', /^The way back to your seat is damaged/, 'Join again'],
  ['de', /^Der Weg zurück zu deinem Platz ist beschädigt/, 'Wieder mitspielen'],
] as const)(
  'in %s, the home screen says that the way back to a seat is damaged, and leads to the table',
  async (language, what, todo) => {
    const { asked, went } = await home({ state: { lostSeat: true } }, language);
    expect(screen.getByText(what)).toBeOnTheScreen();
    await act(() => fireEvent.press(screen.getByRole('button', { name: todo })));
    expect([asked, went]).toEqual([[['forgetSeat']], ['/join']]);
  },
);

test('a table that does not open can be saved as a file', async () => {
  const { asked } = await home({ state: { lost: { code: 'bad-record' } } });
  await press('lost-save');
  expect(asked.map(([what]) => what)).toEqual(['leftFile', 'saveFile']);
});
