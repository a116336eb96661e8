import { seatsCalled } from '../../kit/seat';
import { aquaSphere } from '../../games/aquasphere/rules/game';
import { nim } from '../../table/nim';
import type { AnyGame } from '../../games/game';
import { anyReport, playAny, readAnyWish } from './anyGame';

const [red, blue] = seatsCalled('red', 'blue');
const USUAL = { game: 'nim', games: 100, levels: ['expert', 'player'], seats: 4, seed: 1 };

test.each<[string[], object]>([
  [[], {}],
  [['--games', '7', '--seats', '2'], { games: 7, seats: 2 }],
  [['--levels', 'random', '--seed', '9'], { levels: ['random'], seed: 9 }],
])('reads %j', (args, wish) => {
  expect(readAnyWish(['--game', 'nim', ...args])).toEqual({ ...USUAL, ...wish });
});

test.each<[string[], RegExp]>([
  [['--games', '0'], /games/],
  [['--levels', 'genius'], /levels: nim has learner/],
  [['--levels', 'labs'], /levels/],
  [['--speed', '1'], /speed/],
])('refuses %j', (args, problem) => {
  expect(() => readAnyWish(['--game', 'nim', ...args])).toThrow(problem);
});

test('players that are only for measuring stand among the levels of their game', () => {
  const args = ['--game', 'aquasphere', '--levels', 'labs,plain', '--seats', '2'];
  const [red, yellow] = playAny(aquaSphere as AnyGame, readAnyWish(args), 0);
  expect([red?.level, yellow?.level]).toEqual(['labs', 'plain']);
});

test('the time of a decision is the sum of its slices', () => {
  const spin = (ms: number) => {
    const start = process.cpuUsage();
    while (process.cpuUsage(start).user < 1_000 * ms);
  };
  const slow: AnyGame = {
    ...(nim as AnyGame),
    bot: (level, view, moment) => {
      const intent = nim.bot?.(level, view, moment);
      return intent && { think: () => (spin(4), { think: () => (spin(2), intent) }) };
    },
  };
  const [{ thought, slices } = { thought: [], slices: [] }] = playAny(slow, wish, 0);
  expect(Math.min(...thought)).toBeGreaterThanOrEqual(6);
  expect(thought.every((ms, n) => ms >= slices[n]! + 2)).toBe(true);
});

const wish = { ...readAnyWish(['--game', 'nim', '--seats', '2', '--levels', 'plain,random']) };

test('levels rotate over the seats, and each match has one first place to give', () => {
  const [one, other] = [0, 1].map(n => playAny(nim as AnyGame, wish, n));
  expect(one!.map(it => it.level)).toEqual(['plain', 'random']);
  expect(other!.map(it => it.level)).toEqual(['random', 'plain']);
  for (const match of [one!, other!]) {
    expect(match.reduce((sum, it) => sum + it.win, 0)).toBe(1);
    expect(match.every(it => it.thought.length > 0)).toBe(true);
  }
});

test('the report has a line for each level and each seat', () => {
  const seated = { level: 'plain', thought: [1, 2, 3], slices: [1, 2, 0.5] } as const;
  const report = anyReport(wish, [
    { ...seated, seat: red, points: 10, win: 1 },
    { ...seated, seat: blue, points: 4, win: 0 },
  ]);
  expect(report).toContain('plain     2 games, first 50.0 %');
  expect(report).toContain('7.0 points, 2.00 ms a decision, p95 3.0 ms, longest slice 2.0 ms');
  expect(report).toMatch(/^red {7}1 games, first 100.0 %/m);
  expect(report).toMatch(/^blue {6}1 games, first 0.0 %/m);
});
