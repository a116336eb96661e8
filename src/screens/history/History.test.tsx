import { act, render, screen } from '@testing-library/react-native';
import type { FinishedMatch } from '@/stores/history';
import { press } from '@/ui/testing/press';
import { WithWorld, fakeWorld } from '../testing/fakeWorld';
import { HistoryPage } from './HistoryPage';

const match = (id: string, points: number): FinishedMatch => ({
  id,
  when: '2026-11-18T19:30:00.000Z',
  game: 'time-n-space',
  options: { level: 'normal', minutes: 30 },
  seat: 'red',
  outcome: 'ranked',
  players: [
    { seat: 'red', name: 'Ada', sits: 'player', points, place: 2 },
    { seat: 'green', name: 'Vega', sits: 'bot', points: 99, place: 1 },
  ],
  shares: { 'glass-left': 0.75 },
  counts: { 'orders-filled': 9 },
});

type Wanted = { language?: 'en' | 'de'; known?: boolean };

async function page(matches: readonly FinishedMatch[], wanted: Wanted = {}) {
  const { language = 'en', known = true } = wanted;
  const { world, asked } = fakeWorld();
  const forgotten: string[] = [];
  world.history.setState({
    known,
    matches,
    forget: async id => void forgotten.push(id),
    forgetAll: async () => void forgotten.push('all'),
  });
  render(
    <WithWorld world={world} language={language}>
      <HistoryPage back={() => undefined} />
    </WithWorld>,
  );
  await act(async () => undefined);
  return { asked, forgotten };
}

test('before the first match, the page says how to get one here', async () => {
  await page([]);
  expect(screen.getByTestId('no-matches')).toBeOnTheScreen();
  expect(screen.queryByTestId('save-history')).toBeNull();
});

test('before the history is loaded, the page does not say that it is empty', async () => {
  await page([], { known: false });
  expect(screen.queryByTestId('no-matches')).toBeNull();
});

test('the page sums up all matches', async () => {
  await page([match('b', 20), match('a', 41)]);
  for (const told of ['matches: 2', 'won: 0', 'most points: 41', 'on average: 31'])
    expect(screen.getByLabelText(told)).toBeOnTheScreen();
});

test('a match won or lost together shows no place and no victory', async () => {
  const { players, ...one } = match('a', -4);
  const team = players.map(({ place: _, ...player }) => ({ ...player, points: -4 }));
  await page([{ ...one, players: team, outcome: 'open' }]);
  expect(screen.queryByLabelText(/^won/)).toBeNull();
  expect(screen.getByLabelText(/-4 points, all together/)).toBeOnTheScreen();
  press('match-a');
  expect(screen.getByText('Ada')).toBeOnTheScreen();
});

test.each([
  ['en', 'clockmakers', '43 points · Clockmakers'],
  ['de', 'clockmakers', '43 Punkte · Uhrmacherzunft'],
  ['en', 'of-an-older-version', '43 points'],
] as const)('the rank of a team is named in %s: %s', async (language, rank, told) => {
  const { players, ...one } = match('a', 43);
  const team = players.map(({ place: _, ...player }) => player);
  const shared = { ...one, game: 'timeline-twist', outcome: 'open', rank, players: team } as const;
  await page([shared], { language });
  expect(await screen.findByText(told)).toBeOnTheScreen();
});

test.each([
  ['won', 'en', 'Won'],
  ['lost', 'de', 'Verloren'],
] as const)(
  'a match that was %s as one says so, without points',
  async (outcome, language, said) => {
    const { players, ...one } = match('a', 0);
    const team = players.map(({ place: _place, points: _points, ...player }) => player);
    await page([{ ...one, players: team, outcome }], { language });
    expect(screen.getByTestId('match-a')).toHaveTextContent(new RegExp(`^${said}`));
    expect(screen.queryByText(/poin|Punkt/i)).toBeNull();
    press('match-a');
    expect(screen.getByLabelText('Ada')).toBeOnTheScreen();
    expect(screen.getByText(new RegExp(` · ${said}`))).toBeOnTheScreen();
  },
);

test('everybody at the table is listed with place and points', async () => {
  await page([match('a', 41)]);
  press('match-a');
  expect(screen.getByLabelText('1. Vega (computer): 99 points')).toBeOnTheScreen();
  expect(screen.getByLabelText('2. Ada: 41 points')).toBeOnTheScreen();
});

test('the best match is marked, for screen readers too', async () => {
  await page([match('b', 20), match('a', 41)]);
  expect(screen.getByRole('button', { name: /41 points, place 2 of 2\. Your best/ })).toBe(
    screen.getByTestId('match-a'),
  );
  expect(screen.getByTestId('match-b')).not.toHaveAccessibleName(/best/);
});

test("a screen reader hears the chart's numbers, the oldest first", async () => {
  await page([match('b', 20), match('a', 41)], { language: 'de' });
  expect(screen.getByLabelText(/^Deine Punkte,.*: 41 Punkte, 20 Punkte\.$/)).toBeOnTheScreen();
});

test('a match is deleted only after a second tap', async () => {
  const { forgotten } = await page([match('b', 20), match('a', 41)]);
  press('match-b');
  press('forget-match');
  expect(forgotten).toEqual([]);
  press('forget-no');
  press('forget-match');
  press('forget-yes');
  expect(forgotten).toEqual(['b']);
});

test('all matches are deleted only after a second tap', async () => {
  const { forgotten } = await page([match('a', 41)]);
  press('forget-all');
  expect(forgotten).toEqual([]);
  press('forget-all-yes');
  expect(forgotten).toEqual(['all']);
});

test('the history can be saved as a file with the same content', async () => {
  const { asked } = await page([match('a', 41)]);
  await act(async () => press('save-history'));
  const [what, file] = asked[0] ?? [];
  expect(what).toBe('saveFile');
  expect(JSON.parse((file as { text: string }).text)).toEqual({
    sandtable: 'history',
    matches: [match('a', 41)],
  });
  expect(screen.getByText('Saved')).toBeOnTheScreen();
});
