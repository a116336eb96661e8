import { render, screen } from '@testing-library/react-native';
import { ComfortProvider } from '@/ui/comfort';
import { AT_EASE } from '@/ui/testing/TestPhone';
import { press } from '@/ui/testing/press';
import { green, red } from '../rules/testing/fixture';
import { OptionsForm } from './OptionsForm';
import { chosenIn } from './options/chosen';

const places = [
  { seat: red, name: 'Ann', face: '', sits: 'player', here: true },
  { seat: green, name: 'Bo', face: '', sits: 'player', here: true },
] as const;

function options(
  chosen: unknown,
  { fixed = false, seats = 2, language = 'en' as 'en' | 'de' } = {},
) {
  const changes: unknown[] = [];
  render(
    <ComfortProvider value={{ ...AT_EASE, language }}>
      <OptionsForm
        options={chosen}
        places={places.slice(0, seats)}
        fixed={fixed}
        change={to => changes.push(to)}
      />
    </ComfortProvider>,
  );
  return { changes };
}

const USUAL = chosenIn({});

test('the table chooses the way to play, the first player, and a glass for talking', () => {
  const { changes } = options({});
  press('option-way-together');
  press('option-first-green');
  press('option-talk');
  expect(changes).toEqual([
    { ...USUAL, way: 'together' },
    { ...USUAL, first: 'green' },
    { ...USUAL, talkSeconds: 60 },
  ]);
});

test('the form asks who begins as the rulebook does', () => {
  options({ way: 'versus' });
  expect(screen.getByText(/The youngest/)).toBeOnTheScreen();
  screen.unmount();
  options({ way: 'together' }, { language: 'de' });
  expect(screen.getByText(/am ältesten/)).toBeOnTheScreen();
});

test('today’s deal carries today’s date', () => {
  const { changes } = options({});
  press('option-daily');
  expect(changes).toEqual([{ ...USUAL, daily: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }]);
});

test('the form says that one player alone cannot play against each other', () => {
  options({ way: 'versus' }, { seats: 1 });
  expect(screen.getByTestId('too-few')).toBeOnTheScreen();
  screen.unmount();
  options({ way: 'together' }, { seats: 1 });
  expect(screen.queryByTestId('too-few')).toBeNull();
});

test('options chosen on another phone are shown but cannot be changed', () => {
  options({ way: 'together', first: 'green', talkSeconds: 90 }, { fixed: true });
  expect(screen.getByTestId('options-fixed')).toHaveTextContent(
    /All together.*First to playBo.*every turn90 s/,
  );
  expect(screen.queryByTestId('option-way')).toBeNull();
});
