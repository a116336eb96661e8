import type { FinishedMatch } from '@/stores/history';
import { bestIn, figuresOf, gamesIn, pointsLine, pointsOf, shareLines } from './rows';

const match = (id: string, points: number, more: Partial<FinishedMatch> = {}): FinishedMatch => ({
  id,
  when: '2026-11-18T19:30:00.000Z',
  game: 'go',
  options: { minutes: 30 },
  seat: 'red',
  outcome: 'ranked',
  players: [
    { seat: 'green', name: 'Vega', sits: 'bot', points: 99, place: 1 },
    { seat: 'red', name: 'Ada', sits: 'player', points, place: 2 },
  ],
  shares: { left: points / 100 },
  counts: {},
  ...more,
});

test('own points are those of the seat that was played here', () => {
  expect(pointsOf(match('a', 12))).toBe(12);
});

test('the best match is the best of those with the same options, if there are at least two', () => {
  const short = { options: { minutes: 20 } };
  const all = [match('a', 12), match('b', 40), match('c', 40), match('d', 50, short)];
  expect([...bestIn(all)]).toEqual(['b', 'c']);
  expect([...bestIn([...all, match('e', 51, short)])]).toEqual(['b', 'c', 'e']);
});

test('games are sorted by their latest match', () => {
  expect(gamesIn([match('a', 1, { game: 'nim' }), match('b', 1), match('c', 1)])).toEqual([
    'nim',
    'go',
  ]);
});

test('shares run from the oldest to the newest and skip matches without them', () => {
  const all = [match('c', 30), match('b', 20, { shares: {} }), match('a', 10)];
  expect(shareLines(all)).toEqual([{ name: 'left', values: [0.1, 0.3] }]);
  expect(shareLines([])).toEqual([]);
});

const players: FinishedMatch['players'] = [
  { seat: 'red', name: 'Ada', sits: 'player', points: -4, place: 1 },
  { seat: 'green', name: 'Vega', sits: 'bot', points: -4, place: 1 },
];
const asOne = players.map(({ place: _, ...player }) => player);
const team: Partial<FinishedMatch> = { players: asOne, outcome: 'open' };

test.each<[string, Partial<FinishedMatch>, number | null]>([
  ['where there is nothing to win nobody wins, whatever the points', team, null],
  ['a first place that all share is a victory', { players }, 1],
  ['a victory as one counts', { players: asOne, outcome: 'won' }, 1],
  ['a defeat as one does not', { players: asOne, outcome: 'lost' }, 0],
])('%s', (_what, more, won) => {
  expect(figuresOf([match('a', -4, more)]).won).toBe(won);
});

test('matches without points have no best one, no mean and no line', () => {
  const pointless = asOne.map(({ points: _, ...player }) => player);
  const all = ['a', 'b'].map(id => match(id, 0, { players: pointless, outcome: 'lost' }));
  expect(figuresOf(all)).toEqual({ count: 2, won: 0, most: null, mean: null });
  expect([[...bestIn(all)], pointsLine(all)]).toEqual([[], []]);
});

test('what all matches come to: how many, how many won, the most points, and the mean', () => {
  const [ada, bot] = players as [(typeof players)[number], (typeof players)[number]];
  const won = {
    players: [
      { ...ada, points: 41 },
      { ...bot, place: 2 },
    ],
  };
  const all = [match('b', 20), match('a', 0, won), match('c', 30)];
  expect(figuresOf(all)).toEqual({ count: 3, won: 1, most: 41, mean: 30 });
  expect(figuresOf([match('d', -4, team), ...all])).toMatchObject({ count: 4, won: 1 });
  expect(figuresOf([])).toEqual({ count: 0, won: 0, most: 0, mean: 0 });
});
