import { render, screen } from '@testing-library/react-native';
import { CLOCK, createTestSeat } from '@/games/testing/testStores';
import { ComfortProvider } from '@/ui/comfort';
import { AT_EASE, layOut } from '@/ui/testing/TestPhone';
import { speak } from '@/ui/words/words';
import type { Action } from '../rules/actions';
import type { GameEvent } from '../rules/events';
import type { Seen, State } from '../rules/state';
import { blue, PLACES, position, red, seen, white, yellow } from './testing/position';
import { Watch } from './Watch';

type How = { readonly language?: 'en' | 'de'; readonly isRunning?: boolean };

function watch(state: State, { language = 'en', isRunning = true }: How = {}) {
  const places = PLACES.map(it => (it.seat === blue ? { ...it, here: false } : it));
  const { store } = createTestSeat<Seen, Action, GameEvent>({
    seat: red,
    clock: { ...CLOCK, running: isRunning },
    places,
    view: seen(state),
  });
  speak(language);
  render(
    <ComfortProvider value={{ ...AT_EASE, language }}>
      <Watch store={store} />
    </ComfortProvider>,
  );
  layOut(1920, 1080);
}

test('the TV shows whose turn it is, and everybody’s points in words', () => {
  watch(position(), { language: 'de' });
  expect(screen.getByTestId('watch-turn')).toHaveTextContent('Ann ist dran');
  expect(screen.getByTestId('track')).toHaveProp(
    'aria-label',
    'Wissensleiste: Ann 33, Bo 38, Cleo 27, Dmitri 24',
  );
  expect(screen.getByText('Cleo (nicht da)')).toBeOnTheScreen();
  expect(screen.getByTestId('points-yellow')).toHaveTextContent('38');
});

test('a card says everything of a player to a screen reader', () => {
  watch(position({ hasBought: true }));
  expect(screen.getByTestId('watch-red')).toHaveProp(
    'aria-label',
    expect.stringMatching(
      /^Ann. 33 points. Crystals 2, .*scored now \+10. Programmed bots: Submarine, Time. three markers used$/,
    ),
  );
});

test('with no octopod left at sea none is shown', () => {
  watch(position({}, { supply: { time: 1, crystals: 1, octopods: 0 } }));
  expect(screen.queryByText(/left/)).toBeNull();
});

test('the interim scoring shows who decides, and both outcomes', () => {
  const score = { majority: 0, bots: 9, crystals: 0, octopods: 0, total: 9 };
  const at = position();
  const scoring = position(
    {},
    {
      phase: { name: 'points', later: [], scores: { [yellow]: score } },
      passed: [white, blue, red, yellow],
      turn: yellow,
      due: [{ name: 'points', points: 5, from: 'interim' }],
      players: { ...at.players, [yellow]: { ...at.players[yellow]!, points: 49 } },
    },
  );
  watch(scoring);
  const decision = screen.getByTestId('decision');
  expect(decision).toHaveTextContent(/Bo decides.*The line at 50.*No crystal left/);
  expect(decision).toHaveTextContent(/Cross to 54.*one bot goes home.*Stop at 49.*5 points lost/);
});

test('a table that pauses says so', () => {
  watch(position(), { isRunning: false });
  expect(screen.getByText('Paused')).toBeOnTheScreen();
});
