import type { Seat } from '../../kit/seat';
import type { ArenaWish } from './flags';
import type { Played, Seated } from './playOne';
import { interval, report } from './report';

// Wilson's interval, by hand: (p + z²/2n ± z√(p(1−p)/n + z²/4n²)) / (1 + z²/n), with z = 1.96.
test.each([
  [0.5, 100, 0.4038, 0.5962],
  [0.25, 2_000, 0.2315, 0.2694],
  [0, 10, 0, 0.2775],
  [1, 10, 0.7225, 1],
])('a share of %d in %d has the 95 % interval %d to %d', (share, count, least, most) => {
  const [from, to] = interval(share, count);
  expect(from).toBeCloseTo(least, 4);
  expect(to).toBeCloseTo(most, 4);
});

const seated = (seat: string, level: Seated['level'], more: Partial<Seated>): Seated => ({
  seat: seat as Seat,
  level,
  points: 0,
  win: 0,
  coloursScored: 3,
  coloursPlaced: 3,
  value: 0,
  stops: [],
  placed: 0,
  delivered: 0,
  ones: 0,
  twos: 0,
  threes: 0,
  turns: 0,
  glassUse: 0,
  decisions: 0,
  thought: 0,
  ...more,
});

const game = (minutes: number, ...seats: Seated[]): Played => ({
  seats,
  minutes,
  contests: 1,
  lapses: minutes / 10,
});

const GAMES = [
  game(
    30,
    seated('red', 'expert', { points: 40, win: 1, decisions: 10, thought: 30, turns: 50 }),
    seated('green', 'player', { points: 10, coloursScored: 2, stops: ['no room'] }),
  ),
  game(
    31,
    seated('red', 'player', {
      points: 20,
      win: 0.5,
      coloursScored: 1,
      stops: ['no room', 'no time'],
    }),
    seated('green', 'expert', { points: 20, win: 0.5, decisions: 30, thought: 10, turns: 60 }),
  ),
];

const USUAL: ArenaWish = {
  games: 2,
  levels: ['expert', 'player'],
  seats: 4,
  seed: 1,
  options: 'normal',
};

/** The cells of one row by the headings of their columns. */
function cells(name: string): Record<string, string> {
  const lines = report(USUAL, GAMES).split('\n');
  const split = (line: string) => line.trim().split(/\s{2,}/);
  const at = lines.findIndex(line => split(line)[0] === name);
  const head = lines.slice(0, at).findLast(line => /^\s*(level|seat)\b/.test(line)) ?? '';
  const values = split(lines[at] ?? '');
  return Object.fromEntries(split(head).map((column, n) => [column, values[n] ?? '']));
}

test('the row of a level is the mean of its seats, with a shared place as a fraction', () => {
  expect(cells('expert')).toMatchObject({
    games: '2',
    wins: '75.0 %',
    '95 %': '19.8–97.3',
    points: '30.0',
    sd: '10.0',
    colours: '3.00',
    '3 scored': '100.0 %',
    turns: '55.0',
  });
  expect(cells('player')).toMatchObject({ wins: '25.0 %', points: '15.0', '3 scored': '0.0 %' });
});

test('reasons for missing colours are counted per seat', () => {
  expect(cells('player')).toMatchObject({ unearned: '0.00', 'no room': '1.00', 'no time': '0.50' });
});

test('the cost of a decision is thinking time over decisions, and 0 without decisions', () => {
  expect(cells('expert')).toMatchObject({ decision: '1.00 ms' });
  expect(cells('player')).toMatchObject({ decision: '0.00 ms' });
});

test('the table has a row for each seat and a line about the matches', () => {
  expect(cells('red')).toMatchObject({ games: '2', wins: '75.0 %', points: '30.0' });
  expect(cells('green')).toMatchObject({ games: '2', wins: '25.0 %', points: '15.0' });
  expect(report(USUAL, GAMES)).toMatch(
    /^2 games normal, 4 seats, seed 1: 30\.5 minutes, 1\.00 contests, 3\.0 lapses a game\n/,
  );
});
