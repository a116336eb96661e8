import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { SessionState } from '@/stores/sessionState';
import { WithWorld, fakeWorld } from '../../testing/fakeWorld';
import { ConnectionLine } from '../ConnectionLine';
import { TakeBack } from './TakeBack';
import { UndoQuestion } from './UndoQuestion';
import { UNDO_REFUSED } from './undoRefused';
import { UndoWays } from './UndoWays';

jest.mock('../../useBoard', () => ({ useBoard: () => undefined }));

const places = ['red', 'green'].map(seat => ({
  seat,
  sits: 'player',
  name: `${seat}s`,
  face: '',
  here: true,
}));

const guest = (undo: object, more: object = {}) =>
  ({
    linked: true,
    shared: {
      phase: 'playing',
      places,
      requests: [],
      undo: { way: 'asked', isOpen: true, ...undo },
    },
    seats: { red: { token: 't' } },
    refused: null,
    ...more,
  }) as unknown as SessionState['guest'];

type Wanted = { undo?: object; more?: object; hosts?: boolean; language?: 'en' | 'de' };

/** At the phone that plays red. */
function phone(what: React.ReactNode, wanted: Wanted = {}) {
  const { undo = {}, more = {}, hosts = false, language = 'en' } = wanted;
  const hosting = hosts ? ({} as SessionState['hosting']) : null;
  const { world, asked, store } = fakeWorld({
    state: { guest: guest(undo, more), hosting },
    session: { now: () => 0 },
  });
  render(
    <WithWorld world={world} language={language}>
      {what}
    </WithWorld>,
  );
  return { asked, hears: (now: object) => act(() => store.setState({ guest: guest(now) })) };
}

test('the last move is asked back, and the menu makes room for the board', () => {
  const close = jest.fn();
  const { asked } = phone(<TakeBack close={close} />);
  fireEvent.press(screen.getByTestId('take-back'));
  expect(asked).toEqual([['wish', { wish: 'undo' }]]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('where no move can be undone none is offered, and while the others are asked no other', () => {
  const { hears } = phone(<TakeBack close={() => undefined} />, { undo: { isOpen: false } });
  expect(screen.queryByTestId('take-back')).toBeNull();
  hears({ question: { id: 1, by: 'green', agreed: ['green'] } });
  expect(screen.getByTestId('take-back')).toBeDisabled();
  expect(screen.getByText('The others are being asked …')).toBeOnTheScreen();
});

test('within the own turn a move is undone even where undo is off, and not in another’s', () => {
  const { hears } = phone(<TakeBack close={() => undefined} />, {
    undo: { way: 'off', isOpen: false, inTurn: 'red' },
  });
  expect(screen.getByTestId('take-back')).toBeEnabled();
  hears({ way: 'off', isOpen: false, inTurn: 'green' });
  expect(screen.queryByTestId('take-back')).toBeNull();
});

const question = { id: 3, by: 'green', agreed: ['green'] };

test.each([
  ['undo-agree', true],
  ['undo-refuse', false],
] as const)('another player’s question is answered by %s', (button, agrees) => {
  const { asked } = phone(<UndoQuestion />, { undo: { question } });
  expect(screen.getByText(/greens would like to undo their last move/)).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId(button));
  expect(asked).toEqual([['wish', { wish: 'vote', id: 3, agrees }]]);
});

test('the question is gone when this phone has agreed, and never stood at the one that asks', () => {
  const { hears } = phone(<UndoQuestion />, { undo: { question }, language: 'de' });
  expect(screen.getByText('Einen Zug zurücknehmen?')).toBeOnTheScreen();
  hears({ question: { ...question, agreed: ['red', 'green'] } });
  expect(screen.queryByTestId('undo-agree')).toBeNull();
  hears({ question: { ...question, by: 'red', agreed: ['red'] } });
  expect(screen.queryByTestId('undo-agree')).toBeNull();
  hears({});
  expect(screen.queryByTestId('undo-agree')).toBeNull();
});

test('the phone that asks reads that the others are being asked', () => {
  const { hears } = phone(<UndoQuestion />, { undo: { question: { ...question, by: 'red' } } });
  expect(screen.getByTestId('undo-waits')).toHaveTextContent('The others are being asked …');
  hears({ question });
  expect(screen.queryByTestId('undo-waits')).toBeNull();
});

test('a screen without a seat is not asked', () => {
  phone(<UndoQuestion />, { undo: { question }, more: { seats: {} } });
  expect(screen.queryByTestId('undo-agree')).toBeNull();
});

test.each([...UNDO_REFUSED.keys()])('%s appears once, as a sentence', code => {
  phone(
    <>
      <ConnectionLine />
      <UndoQuestion />
    </>,
    { more: { refused: { code } } },
  );
  expect(screen.getByTestId('undo-refused')).toHaveTextContent(/^[A-Z].*\.$/);
  expect(screen.queryByTestId('line-refused')).toBeNull();
});

test('the host chooses how moves are undone, and nobody else', () => {
  const { asked } = phone(<UndoWays />, { hosts: true });
  expect(screen.getByTestId('undo-way-asked')).toBeChecked();
  fireEvent.press(screen.getByTestId('undo-way-off'));
  expect(asked).toEqual([['order', { order: 'undo', way: 'off' }]]);
});

test('a guest chooses nothing', () => {
  phone(<UndoWays />);
  expect(screen.queryByTestId('undo-ways')).toBeNull();
});
