/** @jest-environment-options {"customExportConditions": ["umd", "require", "react-native"]} */
import 'react-native-gesture-handler/jestSetup';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { Seat } from '@/kit/seat';
import { type Comfort, ComfortProvider } from '@/ui/comfort';
import { AT_EASE } from '@/ui/testing/TestPhone';
import { Ending } from './Ending';
import { golden, placesOf, type storyOf } from './testing/endingFixture';

jest.mock('react-native-safe-area-context', () => ({
  useSafeAreaInsets: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
}));

const beginners = golden('three-beginners');
const shared = golden('four-by-inner-wormholes');

type Given = { comfort?: Partial<Comfort>; seat?: string | null; told?: boolean };

function ended(
  story: ReturnType<typeof storyOf>,
  { comfort, seat = null, told = true }: Given = {},
) {
  render(
    <ComfortProvider value={{ ...AT_EASE, ...comfort }}>
      <Ending
        view={story.end}
        seat={seat as Seat | null}
        places={placesOf(story.end)}
        story={told ? story : null}
      />
    </ComfortProvider>,
  );
  const width = { nativeEvent: { layout: { x: 0, y: 0, width: 360, height: 200 } } };
  fireEvent(screen.getByTestId('standings'), 'layout', width);
}

const row = (testID: string) => screen.getByTestId(testID).props['aria-label'] as string;

test("every colour's row spells out its sum, symbols and points", () => {
  ended(beginners);
  expect(row('row-red-grey')).toBe('Grey: 4 orders from Light blue and Green. 4 × 2 is 8 points.');
  expect(row('row-green-grey')).toBe('Grey: no order filled, 0 points.');
  expect(screen.getByTestId('total-red')).toHaveTextContent('14');
  expect(screen.getByTestId('winner')).toHaveTextContent('Ada wins!');
});

test('a lost colour says why it is lost and what that cost', () => {
  ended(beginners);
  expect(row('row-green-yellow')).toBe('Yellow: 0 points, because 1 order is still above.');
  expect(screen.getByTestId('row-green-yellow')).toHaveTextContent(/6 points thrown away/);
});

test('bonus counters lie in the row they count in', () => {
  ended(shared);
  expect(row('row-red-brown')).toMatch(/and 2 bonus counters\. \(2 \+ 6\) × 2 is 16 points\.$/);
});

test('a shared victory and a broken tie are both explained', () => {
  ended(shared, { seat: 'green' });
  expect(screen.getByTestId('winner')).toHaveTextContent('Ada and Dora share the victory');
  expect(screen.getByText('You finish in place 3')).toBeOnTheScreen();
  const [equal, broken] = screen.getAllByTestId('tie');
  expect(equal).toHaveTextContent(/level on points \(17\) and counters \(5\): they share place 1/);
  expect(broken).toHaveTextContent(/Counters decide: Ben has 2, Cem 1/);
});

test('a lone winner is addressed directly', () => {
  ended(beginners, { seat: 'red', comfort: { language: 'de' } });
  expect(screen.getByTestId('winner')).toHaveTextContent('Du gewinnst!');
});

describe('during the count', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('no winner shows, the colours count up in turn, and the count ends within six seconds', () => {
    ended(beginners, { comfort: { still: false } });
    expect(screen.queryByTestId('winner')).toBeNull();
    expect(screen.getByTestId('total-red')).toHaveTextContent('0');
    expect(row('row-red-grey')).toBe('Grey');
    expect(screen.queryByTestId('chart-points')).toBeNull();
    act(() => void jest.advanceTimersByTime(700));
    expect(screen.getByTestId('verdict')).toHaveTextContent('Grey is counted …');
    expect(screen.getByTestId('total-red')).toHaveTextContent('8');
    expect(row('standing-red')).toBe('Ada: 8 points');
    for (let passed = 700; passed < 6_000; passed += 50)
      act(() => void jest.advanceTimersByTime(50));
    expect(screen.getByTestId('winner')).toHaveTextContent('Ada wins!');
    expect(row('standing-red')).toBe('Place 1. Ada: 14 points');
  });

  test('the button, or a touch anywhere, shows the result', () => {
    ended(beginners, { comfort: { still: false } });
    fireEvent.press(screen.getByTestId('skip'));
    expect(screen.getByTestId('winner')).toBeOnTheScreen();
    screen.unmount();
    ended(beginners, { comfort: { still: false } });
    fireEvent(screen.getByTestId('ending'), 'startShouldSetResponderCapture');
    expect(screen.getByTestId('winner')).toBeOnTheScreen();
  });

  test('without motion, the result shows at once', () => {
    ended(beginners);
    expect(screen.getByTestId('winner')).toBeOnTheScreen();
    expect(screen.queryByTestId('skip')).toBeNull();
  });
});

test('a screen reader can read every chart', () => {
  ended(beginners);
  expect(row('chart-points-drawn')).toMatch(/Ada: 0 after 3 minutes, .*14 at the end\./);
  expect(row('strip-green-right')).toMatch(/^Ben, right hourglass: sand running \d+ percent/);
  expect(row('trade-red-green')).toBe('Ada brought Ben 3 cubes for 3 orders.');
  fireEvent.press(screen.getByTestId('chart-reading-possible'));
  expect(row('chart-points-drawn')).toMatch(/Ben: .*16 at the end\./);
});

test('until the story is loaded, the ending says so and shows what needs no story', () => {
  ended(beginners, { told: false });
  expect(screen.getByTestId('story-waiting')).toBeOnTheScreen();
  expect(screen.queryByTestId('chart-points')).toBeNull();
  expect(screen.queryByTestId('replay-open')).toBeNull();
  expect(screen.getByTestId('chart-trades')).toBeOnTheScreen();
});

test('the match can be replayed, and the replay closed', () => {
  ended(beginners);
  fireEvent.press(screen.getByTestId('replay-open'));
  expect(screen.getByTestId('star-map')).toBeOnTheScreen();
  expect(screen.getByTestId('mats')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('replay-close'));
  expect(screen.queryByTestId('replay')).toBeNull();
});

test('a player reads what cost most, and when; a spectator does not', () => {
  ended(beginners, { seat: 'green' });
  expect(screen.getByTestId('review')).toHaveTextContent(
    /Minute \d+.*1 order left above cost you Yellow: 6 points/,
  );
  screen.unmount();
  ended(beginners, { seat: 'green', comfort: { language: 'de' } });
  expect(screen.getByTestId('review')).toHaveTextContent(/Gelb ging wegen 1 Auftrag verloren/);
  screen.unmount();
  ended(beginners);
  expect(screen.queryByTestId('review')).toBeNull();
});

describe('on a TV', () => {
  const onAWall = (story: ReturnType<typeof storyOf>, told = true) =>
    render(
      <ComfortProvider value={AT_EASE}>
        <Ending
          afar
          view={story.end}
          seat={null}
          places={placesOf(story.end)}
          story={told ? story : null}
        />
      </ComfortProvider>,
    );

  test('the ending shows the same, without buttons', () => {
    onAWall(shared);
    expect(screen.getByTestId('winner')).toHaveTextContent('Ada and Dora share the victory');
    expect(screen.getAllByTestId('tie')).toHaveLength(2);
    expect(screen.getByTestId('total-red')).toHaveTextContent('17');
    expect(row('row-red-brown')).toMatch(/\(2 \+ 6\) × 2 is 16 points\.$/);
    expect(row('chart-points-drawn')).toMatch(/Dora: .*17 at the end\./);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test('parts that need the story wait for it', () => {
    onAWall(beginners, false);
    expect(screen.getByTestId('story-waiting')).toBeOnTheScreen();
    expect(screen.queryByText(/kept sand running/)).toBeNull();
    expect(screen.getByText('Ada brought Cem 5 cubes.')).toBeOnTheScreen();
  });
});
