import 'react-native-gesture-handler/jestSetup';
import { act, render, screen } from '@testing-library/react-native';
import { createTestSeat } from '@/games/testing/testStores';
import type { Comfort } from '@/ui/comfort';
import { press } from '@/ui/testing/press';
import { layOut, TestPhone } from '@/ui/testing/TestPhone';
import type { Action } from '../../rules/actions';
import type { GameEvent } from '../../rules/events';
import type { Seen, State } from '../../rules/state';
import { Hand } from '../Hand';
import { PLACES, position, red, seen, yellow } from '../testing/position';

async function atHand(start: State, coach = true, comfort: Partial<Comfort> = {}) {
  const seat = createTestSeat<Seen, Action, GameEvent>({
    seat: red,
    places: PLACES,
    view: seen(start),
  });
  render(
    <TestPhone comfort={comfort}>
      <Hand store={seat.store} settings={{ coach }} />
    </TestPhone>,
  );
  layOut(390, 844);
  await act(async () => undefined);
  return seat;
}

async function asks(): Promise<void> {
  press('what-now');
  await screen.findByTestId('coach');
}

const lit = () =>
  screen
    .queryAllByTestId(/^pointer-/, { includeHiddenElements: true })
    .map(({ props }) => String(props['testID']));

/** One bot, no stock worth a step, and a sector full of octopods at hand. */
const START = position({ programmed: ['lab'], cards: [], engineer: 'c1', time: 0 });

test('a player who asks what to do now sees light on it and a reason', async () => {
  await atHand(START);
  expect(lit()).toEqual([]);
  await asks();
  expect(lit()).toEqual(['pointer-bot-lab']);
  expect(screen.getByText(/Extend your laboratory in C/)).toBeOnTheScreen();
});

test('the light goes on to the sector and to the button', async () => {
  const { acts } = await atHand(START);
  await asks();
  press('bot-lab');
  expect(lit()).toEqual(['pointer-sector-C']);
  press('sector-C');
  expect(lit()).toEqual(['pointer-do-it']);
  press('do-it');
  expect(acts).toEqual([{ type: 'place', task: 'lab', sector: 'C' }]);
});

test('advice goes when the match goes on, or by a touch', async () => {
  const { become } = await atHand(START);
  await asks();
  press('coach');
  expect(screen.queryByTestId('coach')).toBeNull();
  await asks();
  become({ view: seen(position({}, { turn: yellow })) });
  expect(screen.queryByTestId('coach')).toBeNull();
});

test('the coach speaks German', async () => {
  await atHand(START, true, { language: 'de' });
  await asks();
  expect(screen.getByText(/Bau dein Labor in C aus/)).toBeOnTheScreen();
});

test('without a coach the bar says what to touch', async () => {
  await atHand(START, false);
  expect(screen.queryByTestId('what-now')).toBeNull();
  expect(screen.getByText('Tap what glows')).toBeOnTheScreen();
});
