import { render, screen } from '@testing-library/react-native';
import type { MatchReplay } from '@/games/board';
import { TestPhone } from '@/ui/testing/TestPhone';
import type { GameEvent } from '../rules/events';
import type { State, View } from '../rules/state';
import { Ending } from './Ending';
import { memory } from './ending/memory';
import { sourcesOf } from './ending/sources';
import { PLACES, position, red, seen, yellow } from './testing/position';

const NONE = { letters: 0, time: 0, submarines: 0, lab: 0, total: 0 };
const SCORES = {
  red: { letters: 6, time: 4, submarines: 0, lab: 0, total: 10 },
  yellow: NONE,
  blue: NONE,
  white: NONE,
};
const over: State = position({ points: 90 }, { phase: { name: 'over', at: 1, scores: SCORES } });

const EVENTS: readonly (readonly GameEvent[])[] = [
  [{ type: 'scored', seat: red, source: 'octopods', from: 0, to: 3 }],
  [{ type: 'scored', seat: red, source: 'interim', from: 3, to: 12 }],
  [{ type: 'scored', seat: yellow, source: 'interim', from: 0, to: 5 }],
];
const story: MatchReplay<View, GameEvent> = {
  entries: EVENTS.length,
  viewAfter: () => seen(over),
  eventsOf: entries => EVENTS[entries - 1] ?? [],
  timeOf: () => 0,
};

const show = (seat: typeof red | null, language: 'en' | 'de' = 'en') =>
  render(
    <TestPhone comfort={{ language }}>
      <Ending view={seen(over)} seat={seat} places={PLACES} story={story} />
    </TestPhone>,
  );

test('the winner is named, and the own win is celebrated', () => {
  show(null);
  expect(screen.getByTestId('verdict-line')).toHaveTextContent('Ann wins');
  screen.unmount();
  show(red, 'de');
  expect(screen.getByTestId('verdict-line')).toHaveTextContent('Du gewinnst!');
});

test('everybody’s points stand in order, with the final scoring', () => {
  show(red);
  expect(screen.getByTestId('standing-red')).toHaveTextContent(/1\..*letters 6 · time 4.*90/);
  expect(screen.getByTestId('standing-yellow')).toHaveTextContent(/2\..*Bo.*38/);
});

test('a bar shows where the points came from, in words, too', () => {
  show(red);
  expect(screen.getByTestId('bar-red')).toHaveProp(
    'aria-label',
    'Ann, Octopods caught 3, Interim scorings 9, Different letters 6, Time left 4',
  );
});

test('sources are counted seat by seat', () => {
  expect(sourcesOf(story, seen(over), yellow)).toMatchObject({
    octopods: 0,
    interim: 5,
    letters: 0,
  });
});

test('the history keeps names that the board can put into words', () => {
  const { counts } = memory.summary(story, red);
  expect(counts).toMatchObject({ octopods: 3, interim: 9, launched: 2, expansions: 2, fields: 2 });
  for (const name of Object.keys(counts)) expect(memory.called('de', name)).toBeTruthy();
});
