import { act, render, screen } from '@testing-library/react-native';
import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { ComfortProvider } from '@/ui/comfort';
import { AT_EASE } from '@/ui/testing/TestPhone';
import { after, green, place, play, red, together, versus } from '../rules/testing/fixture';
import type { State } from '../rules/state';
import { view } from '../rules/view';
import { Ending } from './Ending';

const places: readonly TablePlace[] = [
  { seat: red, name: 'Ann', face: '', sits: 'player', here: true },
  { seat: green, name: 'Bo', face: '', sits: 'player', here: true },
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function end(state: State, seat: Seat | null, language: 'en' | 'de' = 'en', afar = false) {
  render(
    <ComfortProvider value={{ ...AT_EASE, language }}>
      <Ending view={view(state)} seat={seat} places={places} story={null} afar={afar} />
    </ComfortProvider>,
  );
}

const start = versus(['1500', '1900'], {
  hands: { red: ['1700'], green: ['1600', '1'] },
  pile: ['1000'],
});
const won = after(after(start, red, place('1700', 1)), green, place('1600', 0));

test('the ending shows the winner and how many cards each player got right', () => {
  end(won, green);
  expect(screen.getByTestId('verdict-line')).toHaveTextContent('Ann wins');
  expect(screen.getByTestId('standing-red')).toHaveTextContent(/1 of 1 right · no card left/);
  expect(screen.getByTestId('standing-green')).toHaveTextContent(
    /2\.Bo0 of 1 right · 2 cards left/,
  );
});

test('the winner reads that they won', () => {
  end(won, red, 'de');
  expect(screen.getByTestId('verdict-line')).toHaveTextContent('Du gewinnst!');
});

test('the last card turns over before it makes way for the result', () => {
  end(won, red);
  expect(screen.getByTestId('verdict')).toHaveTextContent('Not there.');
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.queryByTestId('moment')).toBeNull();
});

const failed = after(
  together(['1500|1600', '1900'], {
    hands: { red: ['1700'], green: ['1601', '1602'] },
    discards: ['1'],
    pile: ['2'],
  }),
  red,
  play('1700'),
);

test('together, the ending shows the rank and every row of the scoring', () => {
  end(failed, red, 'de');
  expect(screen.getByTestId('rank')).toHaveTextContent('Stehen gebliebene Uhren');
  expect(screen.getByTestId('points')).toHaveTextContent('0 Punkte');
  expect(screen.getByTestId('row-line')).toHaveTextContent('Im Zeitstrahl2 × 24');
  expect(screen.getByTestId('row-hands')).toHaveTextContent('Noch vor euch3 × −1−3');
  expect(screen.getByTestId('next-rank')).toHaveTextContent(
    'Noch 11 Punkte, und ihr heißt: Spätaufsteher',
  );
});

test('the whole line can be read, with its gap row', () => {
  end(failed, red);
  expect(screen.getByTestId('line-list')).toHaveTextContent(/1500.*1600 · Gap row.*1900/);
});

test('on a TV nothing has to be scrolled', () => {
  end(failed, null, 'en', true);
  expect(screen.getByTestId('rank')).toBeOnTheScreen();
  expect(screen.queryByTestId('line-list')).toBeNull();
});
