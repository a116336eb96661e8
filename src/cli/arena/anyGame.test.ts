import { seatsCalled } from '../../kit/seat';
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
  [['--levels', 'genius'], /levels/],
  [['--speed', '1'], /speed/],
])('refuses %j', (args, problem) => {
  expect(() => readAnyWish(['--game', 'nim', ...args])).toThrow(problem);
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
  const seated = { level: 'plain', thought: [1, 2, 3] } as const;
  const report = anyReport(wish, [
    { ...seated, seat: red, points: 10, win: 1 },
    { ...seated, seat: blue, points: 4, win: 0 },
  ]);
  expect(report).toContain('plain     2 games, first 50.0 %');
  expect(report).toContain('7.0 points, 2.00 ms a decision, p95 3.0 ms');
  expect(report).toMatch(/^red {7}1 games, first 100.0 %/m);
  expect(report).toMatch(/^blue {6}1 games, first 0.0 %/m);
});
