import { act, render, screen } from '@testing-library/react-native';
import type { Place, TableClock } from '@/games/board';
import { ComfortProvider } from '@/ui/comfort';
import { after, green, place, red, together, versus } from '../rules/scene';
import type { State } from '../rules/state';
import { view } from '../rules/view';
import { Watch } from './Watch';

const runs: TableClock = { now: () => 0, running: true, speed: 1 };
const places: readonly Place[] = [
  { seat: red, name: 'Johanna', sits: 'player', here: true },
  { seat: green, name: 'Matthäus', sits: 'player', here: false },
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function watch(start: State, clock = runs, language: 'en' | 'de' = 'en') {
  const comfort = { language, leftHand: false, still: true, textScale: 1, signs: false };
  const scene = (state: State) => (
    <ComfortProvider value={comfort}>
      <Watch view={view(state)} clock={clock} places={places} requests={[]} />
    </ComfortProvider>
  );
  render(scene(start));
  layOut();
  return { become: (state: State) => screen.rerender(scene(state)) };
}

type Part = { readonly props: { onLayout?: (event: object) => void } };
function layOut() {
  const layout = { nativeEvent: { layout: { x: 0, y: 0, width: 1920, height: 600 } } };
  for (let pass = 0; pass < 2; pass++) {
    const parts = screen.UNSAFE_root.findAll(
      (it: Part & { type: unknown }) => typeof it.type === 'string' && !!it.props.onLayout,
    );
    act(() => parts.forEach((it: Part) => it.props.onLayout?.(layout)));
  }
}

const against = versus(['1500', '1900'], {
  hands: { red: ['1700', '1950'], green: ['1600'] },
  pile: ['1000', '1001'],
});

test('whose turn it is, the pile, and everybody with what he got right', () => {
  watch(after(against, red, place('1700', 1)), runs, 'de');
  expect(screen.getByTestId('watch-turn')).toHaveTextContent('Matthäus ist dran');
  expect(screen.getByTestId('watch-left')).toHaveTextContent('2');
  expect(screen.getByLabelText('Johanna, eine Karte, eine richtig')).toBeOnTheScreen();
  expect(screen.getByText('Matthäus (nicht da)')).toBeOnTheScreen();
  expect(screen.queryByTestId('watch-points')).toBeNull();
});

test('the line is read out from the earliest to the latest', () => {
  watch(together(['1500|1600', '1900'], { hands: { red: ['1'] }, discards: ['2'] }));
  expect(screen.getByTestId('folded-line')).toHaveProp(
    'aria-label',
    expect.stringMatching(/^1500: .*1600: .*1900: /),
  );
});

test('together: the points so far, and the sign that is asked for', () => {
  const backs = { '2': 'star' } as const;
  watch(
    together(['1500', '1900'], { hands: { red: ['1'], green: ['3'] }, discards: ['2'], backs }),
  );
  expect(screen.getByTestId('watch-points')).toHaveTextContent('1');
  expect(screen.getByLabelText('Discard pile: star')).toBeOnTheScreen();
});

test('a card that is turned is seen by all', () => {
  const { become } = watch(against);
  become(after(against, red, place('1950', 0)));
  expect(screen.getByTestId('verdict')).toHaveTextContent('Not there.');
});

test('a table that pauses says so', () => {
  watch(against, { ...runs, running: false });
  expect(screen.getByText('Paused')).toBeOnTheScreen();
});
