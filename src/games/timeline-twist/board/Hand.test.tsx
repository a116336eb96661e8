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
  { seat: red, name: 'Ann', face: '', sits: 'player', here: true },
  { seat: green, name: 'Bo', face: '', sits: 'player', here: true },
] as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Given = Partial<SeatState<Seen, Action>> & { readonly comfort?: Partial<Comfort> };

/** Renders a hand and records the acts it sends. */
function atHand(start: State, { comfort, ...given }: Given = {}) {
  const seat = createTestSeat<Seen, Action, GameEvent>({
    seat: red,
    places,
    view: view(start),
    ...given,
  });
  render(
    <TestPhone comfort={comfort}>
      <Hand store={seat.store} settings={{}} />
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

test('against each other, a player chooses a card and a gap, then turns the card over', () => {
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

/** The paper's place in the window. */
const PAPER = { left: 0, top: 100, width: 390, height: 200 };

test.each([
  ['before the first', 0, 200, 0],
  ['behind the last', 5_000, 200, 2],
])('a finger carries the chosen card %s', (_where, x, y, gap) => {
  const { acts } = atHand(against);
  carryFinger('carry-card', { x, y }, PAPER);
  expect(screen.getByTestId('laid', { includeHiddenElements: true })).toBeTruthy();
  press('turn-over');
  expect(acts).toEqual([{ type: 'place', card: '1700', gap }]);
});

test.each([99, 301])('a card dropped beside the line, at %d, stays in the hand', y => {
  atHand(against);
  carryFinger('carry-card', { x: 200, y }, PAPER);
  expect(screen.queryByTestId('laid', { includeHiddenElements: true })).toBeNull();
});

test('against each other, signs are neither shown nor named, because they do not count', () => {
  atHand(against);
  press('table-cards');
  expect(screen.queryAllByLabelText(/circle|sign/)).toEqual([]);
});

test('a card that lies in a gap can be taken back', () => {
  atHand(against);
  press('gap-0');
  expect(screen.getByTestId('laid', { includeHiddenElements: true })).toBeTruthy();
  press('take-back');
  expect(screen.queryByTestId('laid', { includeHiddenElements: true })).toBeNull();
  expect(screen.getByTestId('turn-over')).toBeDisabled();
});

test('a player who is not on turn sees whose turn it is, can read, and cannot lay a card', () => {
  atHand(against, { seat: green });
  expect(screen.getByText('Ann’s turn')).toBeOnTheScreen();
  expect(screen.queryByTestId('gap-0')).toBeNull();
  expect(screen.queryByTestId('turn-over')).toBeNull();
  press('line-1');
  expect(screen.getByTestId('line-sheet')).toBeOnTheScreen();
});

test('a turned card shows its date and verdict for a while', () => {
  const { happen } = atHand(against);
  happen(played(against, red, place('1950', 0)));
  expect(screen.getByTestId('verdict')).toHaveTextContent('Not there.');
  expect(screen.getByText(/1950. That is not left of “1500”/)).toBeOnTheScreen();
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.queryByTestId('moment')).toBeNull();
});

test('when two cards are turned in one message, the later one is shown', () => {
  const { happen } = atHand(against);
  const first = played(against, red, place('1950', 0));
  const second = played(first.state, green, place('1600', 1));
  happen({ state: second.state, events: [...first.events, ...second.events] });
  expect(screen.getByTestId('verdict')).toHaveTextContent('It fits!');
});

test('a whole view after a reconnect turns no card over', () => {
  const { become } = atHand(against);
  become(after(against, red, place('1950', 0)));
  expect(screen.queryByTestId('moment')).toBeNull();
});

const hands = { red: ['1700', '1701', '~1800'], green: ['1600'] };
const joint = together(['1500', '1900'], { hands, discards: ['1'], backs: { '1': 'star' } });

test('together, one tap turns the chosen card over', () => {
  const { acts } = atHand(joint);
  press('card-1701');
  press('turn-over');
  expect(acts).toEqual([{ type: 'play', card: '1701' }]);
});

test('a refused act shows its reason and is not sent', () => {
  const { acts } = atHand(joint);
  press('discard');
  expect(screen.getByTestId('refusal')).toHaveTextContent(/shows: star.*has: circle/);
  press('card-1800');
  expect(screen.queryByTestId('refusal')).toBeNull();
  press('turn-over');
  expect(screen.getByTestId('refusal')).toHaveTextContent(/can only be discarded/);
  expect(acts).toEqual([]);
});

test('a card that can be discarded is labelled so, by its sign', () => {
  const asked = together(['1500'], { hands, discards: ['1'], backs: { '1': 'circle' } });
  const { acts } = atHand(asked);
  expect(screen.getAllByLabelText(/^Choose: .*circle, can be discarded$/)).toHaveLength(2);
  press('discard');
  expect(acts).toEqual([{ type: 'discard', card: '1700' }]);
});

test('a player may stop after the first card that fits', () => {
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
] as const)('together, waiting players are asked what they know: %s', (language, words) => {
  const theirs = { ...joint, turn: green };
  atHand(theirs, { comfort: { language } });
  expect(screen.getByTestId('waiting')).toHaveTextContent(words);
});

test('when the player on turn is away, the others read what they can do', () => {
  const [ann, bo] = places;
  atHand({ ...joint, turn: green }, { places: [ann, { ...bo, here: false }] });
  expect(screen.getByTestId('waiting')).toHaveTextContent(
    /^Bo is away.*the computer can take over/,
  );
});

test.each([
  ['a player in it', red, 'asked', 'Play-off: be the only one to get it right.'],
  ['a player waiting for their turn in it', green, 'waiting', 'Play-off: Ann is thinking …'],
  ['a player who is out', blue, 'waiting', 'Play-off without you: Ann is thinking …'],
])('%s reads that there is a play-off', (_who, seat, id, words) => {
  const three = versus(['1500'], { seats: 3, hands: { red: ['1'], green: ['2'], blue: ['3'] } });
  const playOff = { ...three, isPlayOff: true, playing: [red, green] };
  atHand(playOff, { seat });
  expect(screen.getByTestId(id)).toHaveTextContent(words);
  if (seat !== blue) expect(screen.getByLabelText('Blue: out')).toBeOnTheScreen();
});

test('a player without cards reads that the round is played to its end', () => {
  const last = versus(['1500'], { hands: { red: ['1700'], green: ['1600'] } });
  atHand(after(last, red, place('1700', 1)));
  expect(screen.getByText(/The round is played to its end/)).toBeOnTheScreen();
});

test('one tap shows everybody’s cards and the piles', () => {
  atHand(joint);
  press('table-cards');
  expect(screen.getByTestId('cards-of-green')).toHaveTextContent(/Bo/);
  expect(screen.getByText('To discard, you need this sign on the front: star.')).toBeOnTheScreen();
});

test.each([1, 2])('with letters %i times as large, no part of the hand is missing', textScale => {
  atHand(joint, { comfort: { textScale } });
  for (const id of ['whose-turn', 'cards', 'turn-over', 'discard', 'table-cards', 'read-line'])
    expect(screen.getByTestId(id)).toBeOnTheScreen();
});
