import { stormFlags } from './stormFlags';

const GAMES = ['nim', 'chess'];

test.each([
  ['nothing', [], { seeds: 100, from: 1 }],
  ['a number of seeds', ['--seeds', '7'], { seeds: 7, from: 1 }],
  ['a first seed', ['--from', '252'], { seeds: 100, from: 252 }],
  ['one game', ['--game', 'chess'], { seeds: 100, from: 1, game: 'chess' }],
  ['both numbers, in any order', ['--from', '999999', '--seeds', '1'], { seeds: 1, from: 999_999 }],
])('reads %s', (_what, args, flags) => {
  expect(stormFlags(args, GAMES)).toEqual({ ok: true, flags });
});

const COUNT = 'needs a whole number from 1 to 999999.';
const USE = 'use --seeds N, --from M and --game NAME.';

test.each([
  ['no storm at all', ['--seeds', '0'], `--seeds ${COUNT}`],
  ['too many', ['--seeds', '1000000'], `--seeds ${COUNT}`],
  ['half a seed', ['--from', '1.5'], `--from ${COUNT}`],
  ['seeds as a word', ['--from', 'one'], `--from ${COUNT}`],
  ['a game that there is not', ['--game', 'go'], '--game needs one of nim, chess.'],
  ['a flag without a value', ['--seeds'], `--seeds ${COUNT}`],
  ['an unknown flag', ['--seed', '7'], `Unknown flag --seed: ${USE}`],
  ['a bare number', ['7'], `Unknown flag 7: ${USE}`],
])('refuses %s in one sentence', (_what, args, problem) => {
  expect(stormFlags(args, GAMES)).toEqual({ ok: false, problem });
});
