import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { useStore } from 'zustand';
import type { AnyBoard, SeatProps } from '@/games/board';
import type { Seat } from '@/kit/seat';
import type { SessionState } from '@/stores/sessionState';
import { WithWorld, fakeWorld } from '../testing/fakeWorld';
import { MatchScreen } from './MatchScreen';

jest.mock('expo-router', () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock('../useBoard', () => ({ useBoard: () => mockBoard, useLessons: () => undefined }));

/** One seat, several of them, or nobody. */
type View = { readonly turn: string | null; readonly secret: string };

/** A game with hidden hands, in which one player is on turn. */
const BOARD = {
  game: {
    id: 'hands',
    pace: 'in-turns',
    waitingFor: ({ turn }: View) => turn?.split(' ') ?? [],
  },
  seatName: (language: string, seat: string) => NAMES[language]?.[seat] ?? seat,
  colour: () => 'red',
  Hand: ({ store }: SeatProps<View, never, unknown>) => (
    <Text testID="hand">{useStore(store).view.secret}</Text>
  ),
  Watch: () => <Text testID="watch">The board</Text>,
};
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { red: 'Red', green: 'Green', blue: 'Blue' },
  de: { red: 'Rot', green: 'Grün', blue: 'Blau' },
};
let mockBoard: AnyBoard;
beforeEach(() => {
  mockBoard = BOARD as unknown as AnyBoard;
});

const SEATS = ['red', 'green', 'blue'] as const;

function guest(own: readonly string[], turn: string | null) {
  const places = SEATS.map(seat => ({ seat, sits: 'player', name: seat, face: '', here: true }));
  const views = [...SEATS, 'board'].map(seat => [seat, { view: { turn, secret: `of ${seat}` } }]);
  return {
    linked: true,
    shared: {
      phase: 'playing',
      places,
      requests: [],
      clock: { running: true },
      undo: { way: 'off', isOpen: false },
    },
    seats: Object.fromEntries(own.map(seat => [seat, { token: seat, pending: [] }])),
    views: new Map(views as [Seat, unknown][]),
  } as unknown as SessionState['guest'];
}

/** A phone with these seats, and the seat on turn. */
async function phone(own: readonly string[], turn: string | null, language: 'en' | 'de' = 'en') {
  const { world, store } = fakeWorld({
    state: { guest: guest(own, turn) },
    session: { now: () => 0 },
  });
  render(
    <WithWorld world={world} language={language}>
      <MatchScreen goHome={() => undefined} />
    </WithWorld>,
  );
  await act(async () => undefined);
  return {
    turnsTo: (next: string | null) => act(() => store.setState({ guest: guest(own, next) })),
    sits: (seat: string) => act(() => store.setState({ guest: guest([seat], turn) })),
  };
}

const hand = () => screen.getByTestId('hand');
const isAsked = () => screen.queryByTestId('pass-on') !== null;

test('before the phone is passed on, it shows whose turn it is, but not their hand', async () => {
  const { turnsTo } = await phone(['red', 'green'], 'red');
  expect(isAsked()).toBe(false);
  turnsTo('green');
  expect(screen.getByText('It is Green’s turn')).toBeOnTheScreen();
  expect(hand()).toHaveTextContent('of red');
  expect(screen.queryByText('of green')).toBeNull();
});

test('after taking the phone, players see their own hand and nothing of the one before', async () => {
  await phone(['red', 'green'], 'green');
  fireEvent.press(screen.getByRole('button', { name: 'Show Green’s hand' }));
  expect(hand()).toHaveTextContent('of green');
  expect(screen.queryByText('of red')).toBeNull();
  expect(isAsked()).toBe(false);
});

test('the phone goes round, and back again', async () => {
  const { turnsTo } = await phone(['red', 'green', 'blue'], 'red');
  for (const next of ['green', 'blue', 'red']) {
    turnsTo(next);
    fireEvent.press(screen.getByTestId(`take-${next}`));
    expect(hand()).toHaveTextContent(`of ${next}`);
    expect(isAsked()).toBe(false);
  }
});

test('where several are waited for, the phone goes to the first of them that sits here', async () => {
  await phone(['red', 'green'], 'blue green');
  fireEvent.press(screen.getByTestId('take-green'));
  expect(hand()).toHaveTextContent('of green');
});

test.each([
  ['it is nobody’s turn', ['red', 'green'], null],
  ['who is on turn has a phone of his own', ['red', 'green'], 'blue'],
  ['this hand can act as well as another', ['red', 'green'], 'green red'],
  ['one sits here alone', ['red'], 'green'],
] as const)('where %s, the phone stays where it is', async (_, own, turn) => {
  await phone(own, turn);
  expect(isAsked()).toBe(false);
  expect(hand()).toHaveTextContent('of red');
});

test('where all play at once, players choose their hands themselves', async () => {
  const game = { ...BOARD.game, pace: 'at-once' };
  mockBoard = { ...BOARD, game } as unknown as AnyBoard;
  await phone(['red', 'green'], 'green');
  expect(isAsked()).toBe(false);
  fireEvent.press(screen.getByTestId('whose-hand-green'));
  expect(hand()).toHaveTextContent('of green');
});

test('a spectator is not asked', async () => {
  await phone([], 'green');
  expect(isAsked()).toBe(false);
  expect(screen.getByTestId('watch')).toBeOnTheScreen();
});

test('sitting down from the menu closes the menu and shows the hand', async () => {
  const { sits } = await phone([], 'green');
  fireEvent.press(screen.getByTestId('menu'));
  fireEvent.press(screen.getByTestId('who'));
  sits('green');
  expect(hand()).toHaveTextContent('of green');
  expect(screen.queryByTestId('table-menu')).toBeNull();
});

test('passing on works in German, too', async () => {
  await phone(['red', 'green'], 'green', 'de');
  expect(screen.getByText('Jetzt ist Grün dran')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Die Hand von Grün zeigen' })).toBeOnTheScreen();
});
