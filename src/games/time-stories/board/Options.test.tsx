import { render, screen } from '@testing-library/react-native';
import { seatsCalled } from '@/kit/seat';
import { ComfortProvider } from '@/ui/comfort';
import { AT_EASE } from '@/ui/testing/TestPhone';
import { press } from '@/ui/testing/press';
import { fetchTexts, LANGUAGES } from '@/ui/words/words';
import { chosenIn } from './options/chosen';
import { OptionsForm } from './OptionsForm';

const [blue, green, pink, yellow] = seatsCalled('blue', 'green', 'pink', 'yellow');
const places = [blue, green, pink, yellow].map(
  (seat, n) => ({ seat, name: `Name ${n}`, face: '', sits: 'player', here: true }) as const,
);

beforeAll(() => Promise.all(LANGUAGES.map(fetchTexts)));

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

test('the table chooses the mission, the number of agents and the first captain', () => {
  const { changes } = options({});
  press('option-mission-day-before');
  press('option-agents-3');
  press('option-first-green');
  expect(changes).toEqual([
    { ...USUAL, mission: 'day-before' },
    { ...USUAL, agents: 3 },
    { ...USUAL, first: 'green' },
  ]);
});

test('the usual number of agents is kept as no choice, so that another seat changes nothing', () => {
  const { changes } = options({ agents: 3 });
  press('option-agents-4');
  expect(changes).toEqual([{ ...USUAL, agents: null }]);
});

test.each([
  [2, 2, [USUAL]],
  [2, 3, [USUAL]],
  [3, 4, [USUAL]],
  [3, 3, []],
])('%i agents stay chosen only if %i players can have so many', (agents, seats, changed) => {
  expect(options({ agents }, { seats }).changes).toEqual(changed);
});

test('a guest does not change what no longer fits', () => {
  expect(options({ agents: 2 }, { seats: 3, fixed: true }).changes).toEqual([]);
});

test.each([
  [1, true],
  [2, true],
  [3, false],
  [4, false],
])('with %i seats the number of agents can be chosen: %s', (seats, can) => {
  options({}, { seats });
  expect(screen.queryByTestId('option-agents') !== null).toBe(can);
});

test.each([
  ['en', /The Day Before/, /Agents: three/],
  ['de', /Der Tag davor/, /Agenten: drei/],
] as const)('a guest reads what the host has chosen: %s', (language, title, agents) => {
  options({ mission: 'day-before', agents: 3 }, { fixed: true, language });
  expect(screen.getByTestId('options-fixed')).toHaveTextContent(title);
  expect(screen.getByTestId('options-fixed')).toHaveTextContent(agents);
});
