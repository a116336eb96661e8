import 'react-native-gesture-handler/jestSetup';
import { act, render, screen } from '@testing-library/react-native';
import { createTestSeat } from '@/games/testing/testStores';
import type { SeatState } from '@/games/board';
import type { Comfort } from '@/ui/comfort';
import { carryFinger, layOut, TestPhone } from '@/ui/testing/TestPhone';
import { press } from '@/ui/testing/press';
import type { Action, GameEvent } from '../rules/actions';
import {
  after,
  blue,
  green,
  place,
  play,
  played,
  red,
  together,
  versus,
} from '../rules/testing/fixture';
import type { Change } from '../rules/change';
import type { Seen, State } from '../rules/state';
import { view } from '../rules/view';
import { Hand } from './Hand';

const places = [
  { seat: red, name: 'Ann', sits: 'player', here: true },
  { seat: green, name: 'Bo', sits: 'player', here: true },
] as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Given = Partial<SeatState<Seen, Action>> & { readonly comfort?: Partial<Comfort> };

/** A hand at a table that notes what it is told and does nothing. */
function atHand(start: State, { comfort, ...given }: Given = {}) {
  const seat = createTestSeat<Seen, Action, GameEvent>({
    seat: red,
    places,
    view: view(start),
    ...given,
  });
  render(
    <TestPhone comfort={comfort}>
      <Hand store={seat.store} plansRun={false} />
    </TestPhone>,
  );
  layOut();
  return {
    acts: seat.acts,
    become: (state: State) => seat.become({ view: view(state) }),
    happen: (change: Change) => seat.happen(change, view(change.state)),
  };
}

const against = versus(['1500', '1900'], {
  hands: { red: ['1700', '1950'], green: ['1600'] },
  pile: ['1000'],
});

test('against each other: a card, a gap, and then it is turned over', () => {
  const { acts } = atHand(against);
  expect(screen.getByText('Your turn')).toBeOnTheScreen();
  expect(screen.getByTestId('turn-over')).toBeDisabled();
  expect(screen.getByLabelText('Lay it between “1500” and “1900”')).toBeOnTheScreen();
  press('card-1950');
  press('gap-1');
  expect(acts).toEqual([]);
  press('gap-2');
  press('turn-over');
  expect(acts).toEqual([{ type: 'place', card: '1950', gap: 2 }]);
});

/** Of the window. */
const PAPER = { left: 0, top: 100, width: 390, height: 200 };

test.each([
  ['before the first', 0, 200, 0],
  ['behind the last', 5_000, 200, 2],
])('the chosen card is carried %s', (_where, x, y, gap) => {
  const { acts } = atHand(against);
  carryFinger('carry-card', { x, y }, PAPER);
  expect(screen.getByTestId('laid', { includeHiddenElements: true })).toBeTruthy();
  press('turn-over');
  expect(acts).toEqual([{ type: 'place', card: '1700', gap }]);
});

test.each([99, 301])('let go beside the line, at %d, it stays in the hand', y => {
  atHand(against);
  carryFinger('carry-card', { x: 200, y }, PAPER);
  expect(screen.queryByTestId('laid', { includeHiddenElements: true })).toBeNull();
});

test('against each other no sign is shown or named: they do not count', () => {
  atHand(against);
  press('table-cards');
  expect(screen.queryAllByLabelText(/circle|sign/)).toEqual([]);
});

test('what was laid may be taken back', () => {
  atHand(against);
  press('gap-0');
  expect(screen.getByTestId('laid', { includeHiddenElements: true })).toBeTruthy();
  press('take-back');
  expect(screen.queryByTestId('laid', { includeHiddenElements: true })).toBeNull();
  expect(screen.getByTestId('turn-over')).toBeDisabled();
});

test('whoever is not on turn sees who is, may read, and lays nothing', () => {
  atHand(against, { seat: green });
  expect(screen.getByText('Ann’s turn')).toBeOnTheScreen();
  expect(screen.queryByTestId('gap-0')).toBeNull();
  expect(screen.queryByTestId('turn-over')).toBeNull();
  press('line-1');
  expect(screen.getByTestId('line-sheet')).toBeOnTheScreen();
});

test('a card that was turned shows its date, and whether it fits, for a while', () => {
  const { happen } = atHand(against);
  happen(played(against, red, place('1950', 0)));
  expect(screen.getByTestId('verdict')).toHaveTextContent('Not there.');
  expect(screen.getByText(/1950. That is not left of “1500”/)).toBeOnTheScreen();
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.queryByTestId('moment')).toBeNull();
});

test('of two cards turned between two draws the later one is shown, and none is lost', () => {
  const { happen } = atHand(against);
  const first = played(against, red, place('1950', 0));
  const second = played(first.state, green, place('1600', 1));
  happen({ state: second.state, events: [...first.events, ...second.events] });
  expect(screen.getByTestId('verdict')).toHaveTextContent('It fits!');
});

test('a whole view that comes after a reconnect turns no card over', () => {
  const { become } = atHand(against);
  become(after(against, red, place('1950', 0)));
  expect(screen.queryByTestId('moment')).toBeNull();
});

const hands = { red: ['1700', '1701', '~1800'], green: ['1600'] };
const joint = together(['1500', '1900'], { hands, discards: ['1'], backs: { '1': 'star' } });

test('together: the chosen card is turned over by one touch', () => {
  const { acts } = atHand(joint);
  press('card-1701');
  press('turn-over');
  expect(acts).toEqual([{ type: 'play', card: '1701' }]);
});

test('what is refused says why, and is not sent', () => {
  const { acts } = atHand(joint);
  press('discard');
  expect(screen.getByTestId('refusal')).toHaveTextContent(/shows: star.*has: circle/);
  press('card-1800');
  expect(screen.queryByTestId('refusal')).toBeNull();
  press('turn-over');
  expect(screen.getByTestId('refusal')).toHaveTextContent(/can only be discarded/);
  expect(acts).toEqual([]);
});

test('a card that can be discarded is told by its sign, and said to be', () => {
  const asked = together(['1500'], { hands, discards: ['1'], backs: { '1': 'circle' } });
  const { acts } = atHand(asked);
  expect(screen.getAllByLabelText(/^Choose: .*circle, can be discarded$/)).toHaveLength(2);
  press('discard');
  expect(acts).toEqual([{ type: 'discard', card: '1700' }]);
});

test('after the first that lies one may stop', () => {
  const { acts, happen } = atHand(joint);
  expect(screen.queryByTestId('stop')).toBeNull();
  happen(played(joint, red, play('1700')));
  expect(screen.getByTestId('verdict')).toHaveTextContent('It fits!');
  expect(screen.queryByTestId('discard')).toBeNull();
  press('stop');
  expect(acts).toEqual([{ type: 'stop' }]);
});

test.each([
  ['en', 'Bo is thinking. Say what you know!'],
  ['de', 'Bo überlegt. Sag, was du weißt!'],
] as const)('together the others are asked for what they know: %s', (language, words) => {
  const theirs = { ...joint, turn: green };
  atHand(theirs, { comfort: { language } });
  expect(screen.getByTestId('waiting')).toHaveTextContent(words);
});

test('where whoever is on turn is away, it is said what can be done', () => {
  const [ann, bo] = places;
  atHand({ ...joint, turn: green }, { places: [ann, { ...bo, here: false }] });
  expect(screen.getByTestId('waiting')).toHaveTextContent(
    /^Bo is away.*the computer can take over/,
  );
});

test.each([
  ['who plays it', red, 'asked', 'Play-off: be the only one to get it right.'],
  ['who waits for his turn in it', green, 'waiting', 'Play-off: Ann is thinking …'],
  ['who is out', blue, 'waiting', 'Play-off without you: Ann is thinking …'],
])('that there is a play-off hears %s', (_who, seat, id, words) => {
  const three = versus(['1500'], { seats: 3, hands: { red: ['1'], green: ['2'], blue: ['3'] } });
  const playOff = { ...three, isPlayOff: true, playing: [red, green] };
  atHand(playOff, { seat });
  expect(screen.getByTestId(id)).toHaveTextContent(words);
  if (seat !== blue) expect(screen.getByLabelText('Blue: out')).toBeOnTheScreen();
});

test('whoever has laid his last card hears that the round goes on', () => {
  const last = versus(['1500'], { hands: { red: ['1700'], green: ['1600'] } });
  atHand(after(last, red, place('1700', 1)));
  expect(screen.getByText(/The round is played to its end/)).toBeOnTheScreen();
});

test('everybody’s cards and the piles are one touch away', () => {
  atHand(joint);
  press('table-cards');
  expect(screen.getByTestId('cards-of-green')).toHaveTextContent(/Bo/);
  expect(screen.getByText('To discard, you need this sign on the front: star.')).toBeOnTheScreen();
});

test.each([1, 2])('with letters %i times as large nothing is lost', textScale => {
  atHand(joint, { comfort: { textScale } });
  for (const id of ['whose-turn', 'cards', 'turn-over', 'discard', 'table-cards', 'read-line'])
    expect(screen.getByTestId(id)).toBeOnTheScreen();
});
