import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { type Session as Asks, type HostWish, openSession } from '@/stores/session';
import { sessionDeps, timersUpTo } from '@/stores/testing/sessionDeps';
import { botLevelsOf } from '@/stores/seats';
import { WithWorld, fakeWorld } from '../testing/fakeWorld';
import { AtTable } from './AtTable';

jest.mock('expo-router', () => ({ useRouter: () => ({ push: jest.fn(), replace: jest.fn() }) }));
jest.setTimeout(60_000);

/** A real table with host, guest and bots as in the app. `speed` applies to matches dealt here. */
const realSession = (speed: number): Asks =>
  openSession(sessionDeps({ after: timersUpTo(Infinity), chance: () => 0.5, speed }));

const ALONE: HostWish = {
  game: 'time-n-space',
  places: 3,
  options: { level: 'beginner', minutes: 6 },
  name: 'Ann',
  alone: true,
};

const NAMED = { settings: { name: 'Ann' } };

const goHome = jest.fn();
const stops: (() => Promise<void>)[] = [];
beforeEach(() => goHome.mockClear());
afterEach(() => Promise.all(stops.splice(0).map(stop => stop())));

async function table(
  wish: Partial<HostWish> = {},
  speed = 1,
  language: 'en' | 'de' = 'en',
  { world }: Pick<ReturnType<typeof fakeWorld>, 'world'> = fakeWorld(NAMED),
) {
  const session = realSession(speed);
  stops.push(session.leave);
  await act(() => session.host({ ...ALONE, ...wish }));
  render(
    <WithWorld world={{ ...world, session }} language={language}>
      <AtTable goHome={goHome} />
    </WithWorld>,
  );
  await screen.findByTestId('seat-red');
  return session;
}

/** Fires the layout event, which does not happen by itself in tests. */
async function laidOut(size = { width: 390, height: 720 }) {
  const layout = { x: 0, y: 0, ...size };
  fireEvent(await screen.findByTestId('hand'), 'layout', { nativeEvent: { layout } });
}

const press = async (id: string) => fireEvent.press(await screen.findByTestId(id));

async function match(speed = 10) {
  const session = await table({}, speed);
  await screen.findByTestId('mine-red');
  await press('start');
  await laidOut();
  await press('ready');
  await screen.findByTestId('dock');
  return session;
}

test.each([true, false])('the host sits at once (alone: %s), and may stand up', async alone => {
  await table({ alone });
  expect(await screen.findByTestId('mine-red')).toHaveTextContent('Ann');
  await press('seat-red');
  await press('rise-red');
  await waitFor(() => expect(screen.queryByTestId('mine-red')).not.toBeOnTheScreen());
  expect(screen.getByTestId('seat-red')).toHaveAccessibleName('Red, free');
});

test('a player moves to another seat', async () => {
  await table();
  await screen.findByTestId('mine-red');
  await press('seat-green');
  await press('sit-green');
  expect(await screen.findByTestId('mine-green')).toBeOnTheScreen();
  await waitFor(() => expect(screen.queryByTestId('mine-red')).not.toBeOnTheScreen());
});

test('the host seats a bot and removes it', async () => {
  await table();
  await press('seat-blue');
  await press('level-blue-expert');
  await waitFor(() =>
    expect(screen.getByTestId('seat-blue')).toHaveAccessibleName('Mira, Light blue, Computer'),
  );
  await press('seat-blue');
  expect(screen.getByTestId('level-blue-expert')).toHaveAccessibleName(/as now/);
  await press('free-blue');
  await waitFor(() =>
    expect(screen.getByTestId('seat-blue')).toHaveAccessibleName('Light blue, free'),
  );
});

test('a player changes name and face, which everybody sees', async () => {
  const phone = fakeWorld(NAMED);
  const session = await table({}, 1, 'en', phone);
  await screen.findByTestId('mine-red');
  await press('seat-red');
  fireEvent.changeText(screen.getByTestId('seat-name'), 'Anna');
  await press('face-owl');
  await press('seat-done');
  await waitFor(() => expect(screen.getByTestId('mine-red')).toHaveTextContent('Anna'));
  const [place] = session.state.getState().guest?.shared?.places ?? [];
  expect(place).toMatchObject({ name: 'Anna', face: 'owl' });
  expect(phone.settings.getState()).toMatchObject({ name: 'Anna', face: 'owl' });
});

test('the host swaps two seats', async () => {
  await table();
  await screen.findByTestId('mine-red');
  await press('seat-blue');
  await press('level-blue-expert');
  await press('seat-red');
  await press('swap-blue');
  expect(await screen.findByTestId('mine-blue')).toHaveTextContent('Ann');
});

test('another game is chosen, and everybody keeps a seat', async () => {
  const session = await table();
  await screen.findByTestId('mine-red');
  await press('change-game');
  await press('game-timeline-twist');
  await waitFor(() => expect(session.state.getState().guest?.shared?.game).toBe('timeline-twist'));
  expect(await screen.findByTestId('seated')).toBeOnTheScreen();
});

test('the host adds a fourth seat and removes it', async () => {
  await table();
  await press('to-options');
  await press('places-4');
  expect(await screen.findByTestId('seat-purple')).toBeOnTheScreen();
  await press('places-3');
  await waitFor(() => expect(screen.queryByTestId('seat-purple')).not.toBeOnTheScreen());
});

test('everybody gets the options that the host chooses', async () => {
  const session = await table();
  await press('to-options');
  await press('option-level-normal');
  await waitFor(() =>
    expect(session.state.getState().guest?.shared?.options).toMatchObject({ level: 'normal' }),
  );
});

test('a table for this device alone can open its door, and says if it cannot', async () => {
  await table();
  await press('invite-chip');
  await press('open-door');
  expect(await screen.findByTestId('door-shut')).toBeOnTheScreen();
});

test('a host of others reads once that the match pauses while their phone is away', async () => {
  const phone = fakeWorld(NAMED);
  await table({ alone: false }, 10, 'en', phone);
  expect(await screen.findByTestId('keep-open')).toHaveTextContent(/three seconds/);
  await screen.findByTestId('mine-red');
  await press('start');
  await laidOut();
  screen.unmount();
  await table({ alone: false }, 10, 'en', phone);
  expect(screen.queryByTestId('keep-open')).toBeNull();
});

test('at a table for this device alone, nobody needs to read it', async () => {
  await table();
  expect(screen.queryByTestId('keep-open')).toBeNull();
});

test('a match starts from the lobby, and bots take the free seats as chosen', async () => {
  const session = await table({}, 10);
  await screen.findByTestId('mine-red');
  await press('to-options');
  await press('bots-level-learner');
  await press('bots-pace-1.5');
  await screen.findByText(/1½ times as fast/);
  await press('start');
  await laidOut();
  const { guest, hosting } = session.state.getState();
  expect(guest?.shared?.places.map(({ sits }) => sits)).toEqual(['player', 'bot', 'bot']);
  expect(guest && botLevelsOf(guest)).toEqual({ green: 'learner', blue: 'learner' });
  expect(hosting?.bots.pace).toBe(1.5);
});

test('a paused board shows only one notice to the host', async () => {
  await match();
  await press('menu');
  await press('turn-board');
  await screen.findByTestId('watch');
  await press('menu');
  await press('pause');
  await screen.findByTestId('resume');
  expect(screen.getAllByTestId('paused')).toHaveLength(1);
});

test('a match is paused and resumed', async () => {
  const session = await match();
  await press('menu');
  await press('pause');
  expect(await screen.findByTestId('paused')).toBeOnTheScreen();
  expect(session.state.getState().clock.running).toBe(false);
  await press('resume');
  await waitFor(() => expect(screen.queryByTestId('paused')).not.toBeOnTheScreen());
  expect(session.state.getState().clock.running).toBe(true);
});

test('the host looks at the board and then at their own centre again', async () => {
  await match();
  await press('menu');
  await press('turn-board');
  expect(await screen.findByTestId('watch')).toBeOnTheScreen();
  await press('menu');
  await press('turn-board');
  await laidOut();
  expect(await screen.findByTestId('dock')).toBeOnTheScreen();
});

test('the menu stays open when the phone is turned or a window is widened', async () => {
  await match();
  await press('menu');
  await press('leave');
  await laidOut({ width: 1024, height: 700 });
  expect(screen.getByTestId('leave-sure')).toBeOnTheScreen();
  await laidOut({ width: 844, height: 340 });
  expect(screen.getByTestId('leave-sure')).toBeOnTheScreen();
});

test('the menu opens at its first page again', async () => {
  await match();
  await press('menu');
  await press('who');
  await press('sheet-close');
  await press('menu');
  expect(await screen.findByTestId('who')).toBeOnTheScreen();
});

test('leaving takes more than one tap', async () => {
  await match();
  await press('menu');
  await press('leave');
  await press('stay');
  expect(goHome).not.toHaveBeenCalled();
  await press('menu');
  await press('leave');
  await press('leave-sure');
  expect(goHome).toHaveBeenCalledTimes(1);
});

test('a table that is ended is gone', async () => {
  const session = await match();
  await press('menu');
  await press('leave');
  await press('end-all');
  await waitFor(() => expect(goHome).toHaveBeenCalled());
  expect(session.state.getState().guest).toBeNull();
  expect(await session.reopen()).toBe(false);
});

test('two players on one phone take turns at its screen', async () => {
  await table();
  await screen.findByTestId('mine-red');
  await press('seat-green');
  await press('second-green');
  await screen.findByTestId('mine-green');
  await press('start');
  await laidOut();
  await press('ready');
  await press('whose-hand-green');
  await laidOut();
  await press('ready');
  expect(await screen.findByTestId('dock')).toBeOnTheScreen();
});

test('somebody else at this phone has a face at once, and gives a name', async () => {
  const session = await table();
  await screen.findByTestId('mine-red');
  await press('seat-green');
  await press('second-green');
  expect(await screen.findByTestId('seat-name')).toHaveDisplayValue('');
  const second = () => session.state.getState().guest?.shared?.places[1];
  const [first] = session.state.getState().guest?.shared?.places ?? [];
  await waitFor(() => expect(second()?.name).not.toBe('Ann'));
  expect(second()?.face).not.toBe(first?.face);
  fireEvent.changeText(screen.getByTestId('seat-name'), 'Bo');
  await press('seat-done');
  await waitFor(() => expect(screen.getByTestId('mine-green')).toHaveTextContent('Bo'));
  expect(screen.getByTestId('mine-red')).toHaveTextContent('Ann');
});

test('a free seat at the host’s phone leads to the ways in, unless nobody else can come', async () => {
  await table({ alone: false });
  await screen.findByTestId('mine-red');
  await press('seat-green');
  await press('invite-here');
  expect(await screen.findByTestId('invite-sheet')).toBeOnTheScreen();
  expect(screen.queryByTestId('seat-sheet')).toBeNull();
  screen.unmount();
  await table();
  await press('seat-green');
  expect(screen.queryByTestId('invite-here')).toBeNull();
});

test('the end shows the scoring, and another match can follow at the same table', async () => {
  const session = await match(120);
  expect(await screen.findByTestId('standings')).toBeOnTheScreen();
  await waitFor(() => expect(session.state.getState().guest?.story).not.toBeNull());
  await press('again');
  expect(await screen.findByTestId('mine-red')).toBeOnTheScreen();
});

test('the lobby says what the host has chosen to play', async () => {
  await table();
  const way = await screen.findByTestId('way-of-playing');
  await waitFor(() => expect(way).toHaveTextContent('Beginner’s match'));
  expect(screen.getByText('6 min')).toBeOnTheScreen();
});

test('the lobby speaks German, too', async () => {
  await table({}, 1, 'de');
  expect(screen.getByText('Dein Tisch')).toBeOnTheScreen();
  expect(screen.getByTestId('seat-green')).toHaveAccessibleName('Grün, frei');
});
