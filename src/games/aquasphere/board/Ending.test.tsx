/** @jest-environment-options {"customExportConditions": ["umd", "require", "react-native"]} */
import 'react-native-gesture-handler/jestSetup';
import { fireEvent, render, screen } from '@testing-library/react-native';
import type { Seat } from '@/kit/seat';
import { ComfortProvider } from '@/ui/comfort';
import { AT_EASE, layOut } from '@/ui/testing/TestPhone';
import { result } from '../rules/score';
import { memory } from './ending/memory';
import { Ending } from './Ending';
import { placesOf, playedMatch } from './testing/playedMatch';

jest.mock('react-native-safe-area-context', () => ({
  useSafeAreaInsets: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
}));

const match = playedMatch(3, 'ending');
const winner = result(match.end)?.places[0]?.[0] as Seat;
const places = placesOf(match.end);
const nameOfWinner = places.find(({ seat }) => seat === winner)?.name ?? '';

type Given = {
  readonly seat?: Seat | null;
  readonly language?: 'en' | 'de';
  readonly afar?: boolean;
  readonly told?: boolean;
};

function end({ seat = null, language = 'en', afar = false, told = true }: Given = {}) {
  render(
    <ComfortProvider value={{ ...AT_EASE, language }}>
      <Ending view={match.end} {...{ seat, places, afar }} story={told ? match : null} />
    </ComfortProvider>,
  );
  layOut(900, 700);
}

const label = (testID: string) => screen.getByTestId(testID).props['aria-label'] as string;

test('the standings come first, with the winner and everybody’s points', () => {
  end();
  expect(screen.getByTestId('verdict-line')).toHaveTextContent(`${nameOfWinner} wins`);
  expect(label(`standing-${winner}`)).toMatch(
    /^Place 1: .*, \d+ points\. Turns \d+ · scorings -?\d+ · the end \d+$/,
  );
  expect(screen.getByTestId('standings').children).toHaveLength(3);
});

test('the winner reads that they won', () => {
  end({ seat: winner, language: 'de' });
  expect(screen.getByTestId('verdict-line')).toHaveTextContent('Du gewinnst!');
});

test('the final scoring and the chart can be read by a screen reader', () => {
  end();
  expect(label('final-scoring')).toMatch(/Johanna: letters \d+, time \d+, .*together \d+\. Bo: /);
  expect(label('chart-red')).toMatch(/^Johanna: Round 1 -?\d+ .*; The end \d+.*\.$/);
  expect(label('chart-yellow')).toMatch(/^Bo: Round 1 /);
});

test('until the story is loaded, the ending says so and shows what needs no story', () => {
  end({ told: false });
  expect(screen.getByTestId('story-waiting')).toBeOnTheScreen();
  expect(screen.getByTestId('final-scoring')).toBeOnTheScreen();
  expect(screen.queryByTestId('replay-open')).toBeNull();
});

test('the match can be replayed turn by turn, and the replay closed', () => {
  end();
  fireEvent.press(screen.getByTestId('replay-open'));
  expect(screen.getByTestId('replay-news')).toHaveTextContent('The station is set up.');
  fireEvent.press(screen.getByTestId('replay-later'));
  expect(screen.getByTestId('replay-moment')).toHaveTextContent(/^Round 1, turn 1 of \d+$/);
  expect(screen.getByTestId('replay-news')).not.toHaveTextContent('The station is set up.');
  fireEvent.press(screen.getByTestId('replay-earlier'));
  expect(screen.getByTestId('replay-moment')).toHaveTextContent(/turn 0 of/);
  fireEvent.press(screen.getByTestId('replay-close'));
  expect(screen.queryByTestId('replay')).toBeNull();
});

test('on a TV the ending shows the same, without anything to touch', () => {
  end({ afar: true });
  expect(screen.getByTestId('verdict-line')).toHaveTextContent(`${nameOfWinner} wins`);
  expect(screen.getByTestId('final-scoring')).toBeOnTheScreen();
  expect(label('chart-red')).toMatch(/Round 4/);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('the history keeps what a seat has done, and can name it in both languages', () => {
  const { counts } = memory.summary(match, winner);
  expect(counts['submarines']).toBeGreaterThan(0);
  for (const name of Object.keys(counts)) {
    expect(memory.called('en', name)).toMatch(/./);
    expect(memory.called('de', name)).toMatch(/./);
  }
  expect(memory.called('en', 'no-longer-known')).toBeUndefined();
  expect(memory.optionWords('de', { first: null, turnSeconds: 90 })).toBe('90 s je Zug');
  expect(memory.optionWords('en', { first: null, turnSeconds: null })).toBe('no hourglass');
  expect(memory.optionWords('en', 'nonsense')).toBe('');
});
